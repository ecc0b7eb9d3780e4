/// A change to something that the store does not hold, as the journal keeps it: a fact, the voice, a setting.
///
/// The journal knows only that there is something to be put back. Whoever recorded the change can read it.
package struct OutsideChange: Sendable, Equatable {
  /// Who can bring the change about; the raw values stand in the journal.
  package enum Kind: String, Sendable, CaseIterable {
    case memory, voice, setting
  }

  package var kind: Kind
  /// What there was; nil for nothing.
  package var before: String?
  /// What there is now; nil for nothing.
  package var after: String?

  package init(_ kind: Kind, before: String?, after: String?) {
    self.kind = kind
    self.before = before
    self.after = after
  }

  /// The change that takes this one back.
  package var reversed: OutsideChange { OutsideChange(kind, before: after, after: before) }
}

/// One change that undoing or redoing went through, in the order in which it has to happen.
package enum JournalStep: Sendable, Equatable {
  /// Already done in the store.
  case task(TaskTransition)
  /// Still to be brought about: `before` gives way to `after`.
  case outside(OutsideChange)
}
