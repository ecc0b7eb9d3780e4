import NudgyAssistant
import NudgyCore

/// `nudgy say TEXT…`: one message, the reply, and the conversation goes on with the next one.
enum SayCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    try await OneShotWiring.run(UserMessage(try here.text(for: .say)), here)
  }
}
