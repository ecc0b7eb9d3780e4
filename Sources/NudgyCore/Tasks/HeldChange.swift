/// Changes that were asked for and wait for a yes, with all it takes to carry them out to the letter.
package struct HeldChange: Sendable, Equatable {
  /// Why they are not made without asking.
  package enum Reason: Sendable, Equatable {
    /// They are more than one message changes by the way.
    case many
    /// Not all of the words that ask for them were typed.
    case pasted
    /// A model wants them, and the user's words do not speak of them.
    case unasked
  }

  package var calls: [HeldCall]
  package var reason: Reason

  package init(_ calls: [HeldCall], because reason: Reason) {
    self.calls = calls
    self.reason = reason
  }
}

/// One call that waits: the tool, and the very tasks or facts it is about.
package struct HeldCall: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case add, complete, skip, drop, reopen
    case snooze(until: String)
    case change
    case move(to: String)
    case rename(to: String)
    case breakDown, draft
    case undo(Int)
    case redo(Int)
    case remember, forget, persona
  }

  package var kind: Kind
  /// What it is about, by its names.
  package var names: [String]
  package var tool: String
  /// With the numbers of the tasks in it, not with words for them.
  package var arguments: JSONValue

  package init(_ kind: Kind, _ names: [String], tool: String, arguments: JSONValue) {
    self.kind = kind
    self.names = names
    self.tool = tool
    self.arguments = arguments
  }
}
