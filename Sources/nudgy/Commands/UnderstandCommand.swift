import NudgyCore
import NudgyLanguage

/// `nudgy understand`: what each message means. Opens no store and changes nothing.
enum UnderstandCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let understander = Understander(here.language)
    let (isJSON, wording) = (here.options.json, here.wording)
    let traces = here.invocation.has(.trace)
    let answer: @Sendable (String?) -> String = { line in
      guard let line else {
        return isJSON ? JSONWriter.compact(["text": nil, "acts": nil]) : Words.timeUnclear
      }
      let meaning = understanding(of: line, understander)
      let trace = traces ? understander.trace(line) : []
      if isJSON {
        let value = meaning.json(in: wording.calendar)
        return JSONWriter.compact(traces ? value.with(trace) : value)
      }
      let answer = MeaningWording.line(meaning, in: wording)
      return traces ? TraceWording.lines(trace, of: line, in: wording) + "\n" + answer : answer
    }
    guard !here.words.isEmpty else {
      await LineByLine.run(here, answer: answer)
      return .done
    }
    let text = here.invocation.text
    guard !text.isBlank else { throw .emptyInput }
    here.output.raw(answer(text) + "\n")
    return .done
  }

  /// An empty line means nothing at all.
  private static func understanding(of line: String, _ understander: Understander) -> Understanding {
    line.isBlank
      ? Understanding(text: line, acts: []) : understander.understand(line)
  }
}
