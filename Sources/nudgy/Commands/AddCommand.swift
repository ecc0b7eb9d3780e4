import NudgyAssistant
import NudgyCore

/// `nudgy add TEXT…`: exactly one task.
enum AddCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let text = try here.text(for: .add)
    here.output.receipts(try await Wiring.engine(here).capture(text))
    return .done
  }
}
