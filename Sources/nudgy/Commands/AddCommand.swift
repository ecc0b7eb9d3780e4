import NudgyAssistant
import NudgyCore

/// `nudgy add TEXT…`: exactly one task.
enum AddCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let text = try here.text(for: .add)
    let engine = try Wiring.engine(here)
    here.output.receipts(try await engine.capture(text))
    here.output.notices(await engine.impossibleTimes(in: text))
    return .done
  }
}
