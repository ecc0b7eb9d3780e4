/// The functions Nudgy offers to whoever plans a turn: a model, the offline brain, later other clients.
package enum ToolName: String, Sendable, CaseIterable {
  case whatsNext = "whats_next"
  case lookUpTasks = "look_up_tasks"
  case createTasks = "create_tasks"
  case completeTask = "complete_task"
  case skipTask = "skip_task"
  case dropTask = "drop_task"
  case reopenTask = "reopen_task"
  case snoozeTask = "snooze_task"
  case updateTask = "update_task"
  case breakDownTask = "break_down_task"
  case undo
  case redo
  case remember
  case recall
  case forget
  case draftMessage = "draft_message"
  case setPersona = "set_persona"
  case setMoodContext = "set_mood_context"

  /// Only looks; asking again after a change may well tell something new.
  var isLook: Bool {
    switch self {
    case .whatsNext, .lookUpTasks, .recall: true
    default: false
    }
  }

  /// Makes changes that the journal keeps.
  var isJournaled: Bool {
    switch self {
    case .createTasks, .completeTask, .skipTask, .dropTask, .reopenTask, .snoozeTask, .updateTask,
      .breakDownTask, .draftMessage, .undo, .redo, .remember, .forget, .setPersona:
      true
    default: false
    }
  }

  /// Changes tasks that its `task` argument refers to.
  var isOnListedTasks: Bool {
    switch self {
    case .completeTask, .skipTask, .dropTask, .reopenTask, .snoozeTask, .updateTask, .breakDownTask,
      .draftMessage:
      true
    default: false
    }
  }
}
