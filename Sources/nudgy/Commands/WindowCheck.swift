import NudgyAssistant
import NudgyCore
import NudgyLLM

/// Whether the chosen model takes in as much at once as a talk needs.
enum WindowCheck {
  /// Less than this holds the tools and little of the talk.
  static let least = 8192
  private static let patience = Duration.seconds(2)

  /// Asks the server. Nothing is said where nothing is known, or where the key has to be fetched first.
  static func checks(_ here: Surroundings) async -> [DoctorCommand.Check] {
    guard case .model(let plan) = here.model.choice, [.none, .environment, .header].contains(plan.key),
      CurlTransport.isAvailable,
      let model = here.model.model(here.world, home: here.home, transport: CurlTransport()),
      let window = await model.service.contextWindow(within: patience)
    else { return [] }
    return [check(window)]
  }

  static func check(_ window: ContextWindow) -> DoctorCommand.Check {
    DoctorCommand.Check(
      name: ModelWords.window, status: window.tokens < least ? .note : .ok,
      detail: ModelWords.window(window, least: least))
  }
}
