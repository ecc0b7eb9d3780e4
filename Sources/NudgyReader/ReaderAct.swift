/// What a stretch of words does; in the order in which they were learnt (`ACTS` in `Tools/Reader/corpus.py`).
package enum ReaderAct: String, Sendable, CaseIterable {
  case create, complete, snooze, skip, drop, reopen, update, undo, redo, next, why, lookup, remember, recall,
    forget
  case breakDown, draft, persona, context, yes, no, choose, chat, retract
  /// Background: reasons, stories, other people's duties.
  case none

  /// Acts that may be about listed tasks.
  package var isOnTasks: Bool {
    switch self {
    case .complete, .snooze, .skip, .drop, .reopen, .update, .breakDown, .draft, .why, .lookup, .choose: true
    default: false
    }
  }

  /// Acts that change what is listed.
  package var isChange: Bool {
    switch self {
    case .complete, .snooze, .skip, .drop, .reopen, .update: true
    default: false
    }
  }
}

/// What a word is for in its piece (`ROLES` in `Tools/Reader/reader.py`).
package enum ReaderRole: Int, Sendable, CaseIterable {
  case other, title, time
  /// A time that holds for several pieces.
  case sharedTime
  /// The moment to be reminded.
  case reminder
  case reference, note
}
