import NudgyCore
import NudgyLanguage

/// `nudgy when [TEXT…]`: what a time expression means. Opens no store.
enum WhenCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let reader = Reader(here)
    guard !here.words.isEmpty else {
      await LineByLine.run(here) { reader.answer($0) }
      return .done
    }
    let text = here.invocation.text
    if !here.options.json {
      guard !text.isBlank else { throw .emptyInput }
      guard reader.traces || reader.when(text) != nil else { throw .timeNotUnderstood(text) }
    }
    here.output.raw(reader.answer(text) + "\n")
    return .done
  }

  /// Answers for one expression after another.
  private struct Reader: Sendable {
    let parser: WhenParser
    let wording: TimeWording
    let isJSON: Bool
    let traces: Bool

    init(_ here: Surroundings) {
      parser = WhenParser(here.language)
      wording = here.wording
      isJSON = here.options.json
      traces = here.invocation.has(.trace)
    }

    func answer(_ text: String?) -> String {
      let when = text.flatMap(when)
      if isJSON {
        let value = when?.json(in: parser.context.calendar) ?? When.noneJSON(text)
        return JSONWriter.compact(traces ? value.with(trace(text)) : value)
      }
      let phrase = when.map { WhenWording.phrase($0, in: wording) } ?? Words.timeUnclear
      guard traces, let text else { return PlainText.singleLine(phrase) }
      return TraceWording.lines(trace(text), of: text, in: wording) + "\n" + phrase
    }

    /// The text as one time, or the one time in it.
    func when(_ text: String) -> When? { parser.whole(text) ?? parser.only(in: text) }

    private func trace(_ text: String?) -> [TraceStep] {
      guard let text else { return [] }
      return parser.trace(text, isAsked: parser.whole(text) != nil)
    }
  }
}
