import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// `nudgy privacy`: what would leave the machine.
enum PrivacyCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 0, of: .privacy)
    let report = await (try Wiring.engine(here)).privacyReport()
    if here.options.json {
      here.output.document(["report": .string(report)])
    } else {
      here.output.write(SpeechView.render(report, on: here.output.canvas))
    }
    return .done
  }
}
