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
      if !reader.traces, let problem = reader.problem(text) { throw problem }
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
        let hint = when == nil ? text.flatMap(parser.noSuchTime).map(line) : nil
        let value = when?.json(in: parser.context.calendar) ?? When.noneJSON(text, hint: hint)
        return JSONWriter.compact(traces ? value.with(trace(text)) : value)
      }
      let unclear = text.flatMap(parser.noSuchTime).map { Words.timeUnclear(line($0)) } ?? Words.timeUnclear
      let phrase = when.map { WhenWording.phrase($0, in: wording) } ?? unclear
      guard traces, let text else { return PlainText.singleLine(phrase) }
      return TraceWording.lines(trace(text), of: text, in: wording) + "\n" + phrase
    }

    /// The text as one time, or the one time in it.
    func when(_ text: String) -> When? {
      parser.whole(text) ?? (parser.noSuchTime(text) == nil ? parser.only(in: text) : nil)
    }

    /// Why the text says no time; nil when it says one.
    func problem(_ text: String) -> NudgyError? {
      guard when(text) == nil else { return nil }
      return parser.noSuchTime(text).map(NudgyError.noSuchTime) ?? .timeNotUnderstood(text)
    }

    private func line(_ time: NoSuchTime) -> String {
      ErrorMessages(wording: wording).message(for: .noSuchTime(time)).line
    }

    private func trace(_ text: String?) -> [TraceStep] {
      guard let text else { return [] }
      return parser.trace(text, isAsked: parser.whole(text) != nil)
    }
  }
}
