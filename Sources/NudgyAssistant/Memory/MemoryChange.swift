package import NudgyCore

/// What a change to memory did, with what is needed to take it back.
package struct MemoryChange: Sendable, Equatable {
  /// The fact as it was; nil when it is new.
  package var before: MemoryFact?
  /// The fact as it is; nil when it was forgotten.
  package var after: MemoryFact?
  /// The user's name before and after, where the fact was about it.
  package var nameBefore: String?
  package var nameAfter: String?
  /// The fact's place among the others, from 0; nil for the end.
  var placeBefore: Int?
  var placeAfter: Int?

  package init(
    before: MemoryFact?, after: MemoryFact?, nameBefore: String? = nil, nameAfter: String? = nil
  ) {
    self.before = before
    self.after = after
    self.nameBefore = nameBefore
    self.nameAfter = nameAfter
  }

  package enum Kind: Sendable, Equatable {
    case stored, updated, unchanged, forgotten
  }

  package var kind: Kind {
    switch (before, after) {
    case (nil, _): .stored
    case (_, nil): .forgotten
    case (let before?, let after?):
      before.text == after.text && before.source == after.source ? .unchanged : .updated
    }
  }

  /// The change that takes this one back.
  package var reversed: MemoryChange {
    var reversed = MemoryChange(before: after, after: before, nameBefore: nameAfter, nameAfter: nameBefore)
    (reversed.placeBefore, reversed.placeAfter) = (placeAfter, placeBefore)
    return reversed
  }
}
