import NudgyCore
import NudgyLanguage

/// `nudgy when [TEXT…]`: what a time expression means. Opens no store.
enum WhenCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let parser = WhenParser(here.language)
    guard !here.words.isEmpty else {
      let (isJSON, wording) = (here.options.json, here.wording)
      await LineByLine.run(here) { line in
        isJSON
          ? json(line, parser)
          : line.flatMap(parser.whole).map { WhenWording.phrase($0, in: wording) } ?? Words.timeUnclear
      }
      return .done
    }
    let text = here.invocation.text
    if here.options.json {
      here.output.raw(json(text, parser) + "\n")
      return .done
    }
    guard text.contains(where: { !$0.isWhitespace }) else { throw .emptyInput }
    guard let when = parser.whole(text) else { throw .timeNotUnderstood(text) }
    here.output.writeLine(WhenWording.phrase(when, in: here.wording))
    return .done
  }

  private static func json(_ text: String?, _ parser: WhenParser) -> String {
    let value = text.flatMap(parser.whole)?.json(in: parser.context.calendar) ?? When.noneJSON(text)
    return JSONWriter.compact(value)
  }
}
