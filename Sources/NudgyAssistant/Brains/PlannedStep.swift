import NudgyCore
import NudgyLanguage

/// One thing the offline brain is going to do or say.
enum PlannedStep: Sendable, Equatable {
  case call(ToolCall)
  /// A look-up that answers a certain question.
  case question(ToolCall, LookupQuestion)
  case line(Moment)
  case text(String)
  case endConversation

  var call: ToolCall? {
    switch self {
    case .call(let call), .question(let call, _): call
    case .line, .text, .endConversation: nil
    }
  }
}
