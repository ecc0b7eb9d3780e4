/// The tips, in the order in which they are considered.
enum Tip: String, Sendable, CaseIterable {
  case silent, more, undo, notNow, together, completion

  func fits(_ happenings: Happenings, singles: Int, turns: Int) -> Bool {
    switch self {
    case .silent: happenings.timed
    case .more: happenings.hasMore
    case .undo: happenings.completed > 0
    case .notNow: happenings.showedCard
    case .together: singles >= 3
    case .completion: turns >= 12
    }
  }

  /// Whether it comes at the first occasion: who waits for a ring that never comes has lost more than a hint.
  var isPressing: Bool { self == .silent }

  var text: String {
    switch self {
    case .silent: "I'll ring here when its time comes, as long as this chat is open."
    case .more: "Say \"more\" for the rest."
    case .undo: "If that was a slip, \"oops, undo that\" takes it back."
    case .notNow: "Bad moment? Say \"not now, tomorrow morning\" and it comes back then."
    case .together: "You can tell me several things in one go, or paste a whole ramble."
    case .completion: "Tab completes /commands and the names of your tasks."
    }
  }
}
