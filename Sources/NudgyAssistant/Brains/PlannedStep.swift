import NudgyCore
import NudgyLanguage

/// One thing the offline brain is going to do or say.
enum PlannedStep: Sendable, Equatable {
  case call(PlannedCall)
  /// A call that weak evidence asks for: when it fits no task or fact, the message was talk.
  case attempt(PlannedCall)
  /// A look-up that answers a certain question.
  case question(PlannedCall, LookupQuestion)
  /// What is done about a task, and the task that is made when there is none; `isRepeated` then, for that one.
  case orCreate(PlannedCall, task: NewTask, isRepeated: Bool)
  case line(Moment)
  case text(String)
  case endConversation

  var isAttempt: Bool {
    if case .attempt = self { true } else { false }
  }

  var call: PlannedCall? {
    switch self {
    case .call(let call), .attempt(let call), .question(let call, _), .orCreate(let call, _, _): call
    case .line, .text, .endConversation: nil
    }
  }
}
