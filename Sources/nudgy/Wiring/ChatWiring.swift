import NudgyCore

/// The chat at a terminal.
enum ChatWiring {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    _ = try Wiring.open(here)
    return .done
  }
}
