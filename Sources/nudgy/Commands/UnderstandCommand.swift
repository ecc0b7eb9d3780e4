import NudgyCore
import NudgyLanguage
import NudgyReader

/// `nudgy understand`: what each message means. Opens no store and changes nothing.
enum UnderstandCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    if here.invocation.has(.scene) { return try await scenes(here) }
    let understander = Understander(here.language)
    let (isJSON, wording) = (here.options.json, here.wording)
    let traces = here.invocation.has(.trace)
    let answer: @Sendable (String?) -> String = { line in
      guard let line else {
        return isJSON ? JSONWriter.compact(nothing) : Words.timeUnclear
      }
      let meaning = understander.understand(line)
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

  /// A line that cannot be read at all.
  private static let nothing: JSONValue = ["text": nil, "acts": nil, "pieces": nil, "ask": nil]

  /// Each line a message in its scene, as JSON; a line that is none is answered with nulls.
  private static func scenes(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    guard here.words.isEmpty else {
      throw .unexpectedArgument(here.words[0], command: CommandName.understand.rawValue)
    }
    let understander = Understander(here.language)
    let (calendar, traces) = (here.wording.calendar, here.invocation.has(.trace))
    await LineByLine.run(here) { line in
      guard let json = line.flatMap({ JSONReader.value(from: $0) }), let text = json["text"]?.stringValue
      else {
        return JSONWriter.compact(nothing)
      }
      let scene = ReaderScene(json)
      let titles = Dictionary(scene.tasks.map { ($0.number, $0.title) }) { $1 }
      let reading = understander.understand(text, in: scene)
      let value = reading.json(in: calendar, titles: titles)
      return JSONWriter.compact(traces ? value.replacing("trace", with: reading.traceJSON) : value)
    }
    return .done
  }
}
