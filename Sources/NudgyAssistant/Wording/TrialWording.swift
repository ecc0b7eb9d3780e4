import NudgyCore

/// What a model is told when it is tried, and why a try came to nothing.
enum TrialWording {
  static let rules = "You are Nudgy, a friendly penguin who keeps tasks. Answer in one short sentence."
  static let hello = "Hello! Are you there?"
  static let wish = "Keep a task for me: water the plants. Use the tool."
  static let toolSummary = "Keeps one task."
  static let titleSummary = "What is to be done."
  static let result = #"{"ok":true,"kept":"Water the plants"}"#

  static let noModel = "none is set up, or it is off"

  /// A clause: "nothing answers at http://127.0.0.1:9/v1".
  static func reason(_ failure: LLMFailure, _ place: String) -> String {
    switch failure {
    case .unreachable where !place.isEmpty: "nothing answers for \(PlainText.singleLine(place))"
    default: AssistantWording.failure(failure).lowercasedFirst
    }
  }
}
