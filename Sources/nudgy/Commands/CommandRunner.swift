import NudgyCore

/// From a command's name to what it does.
enum CommandRunner {
  /// Runs the command and closes what it opened.
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    do throws(NudgyError) {
      let code = try await start(here)
      await here.wiring?.close(here, isChanged: here.invocation.mayChange)
      return code
    } catch {
      await here.wiring?.close(here, isChanged: false)
      throw here.invocation.explained(error)
    }
  }

  private static func start(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    if here.invocation.has(.version) { return VersionCommand.run(here) }
    let command = here.invocation.command
    if here.invocation.has(.help) { return try HelpCommand.run(here, about: command) }
    // In a zone that is not the user's, every time would be wrong; only what tells of the set-up goes on.
    if let problem = here.zoneProblem, ![.doctor, .completions, .help, .version].contains(command) {
      throw problem
    }
    guard let command else { return try await ChatCommand.run(here) }
    await InboxWiring.takeIn(here, before: command)
    switch command {
    case .chat: return try await ChatCommand.run(here)
    case .say: return try await SayCommand.run(here)
    case .add: return try await AddCommand.run(here)
    case .dump: return try await DumpCommand.run(here)
    case .share: return try await ShareCommand.run(here)
    case .next: return try await NextCommand.run(here)
    case .list: return try await ListCommand.run(here)
    case .agenda: return try await AgendaCommand.run(here)
    case .find: return try await FindCommand.run(here)
    case .show: return try await ShowCommand.run(here)
    case .status: return try StatusCommand.run(here)
    case .do: return try await DoCommand.run(here)
    case .draft: return try await DraftCommand.run(here)
    case .done, .skip, .snooze, .drop, .reopen, .edit, .undo, .redo:
      return try await ChangeCommands.run(command, here)
    case .nudges: return try await NudgesCommand.run(here)
    case .agent: return try await AgentCommand.run(here)
    case .when: return try await WhenCommand.run(here)
    case .understand: return try await UnderstandCommand.run(here)
    case .persona: return try await PersonaCommand.run(here)
    case .memory: return try await MemoryCommand.run(here)
    case .ai: return try await AICommand.run(here)
    case .config: return try ConfigCommand.run(here)
    case .privacy: return try await PrivacyCommand.run(here)
    case .doctor: return try await DoctorCommand.run(here)
    case .completions: return try CompletionsCommand.run(here)
    case .help: return try HelpCommand.run(here)
    case .version: return VersionCommand.run(here)
    }
  }
}
