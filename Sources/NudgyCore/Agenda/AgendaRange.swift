/// The days an agenda covers.
package struct AgendaRange: Sendable, Equatable {
  /// Nil where no beginning was said: what is still here stands in front, and the days begin today.
  package var first: CivilDate?
  /// Nil for all time to come.
  package var last: CivilDate?

  package init(from first: CivilDate? = nil, to last: CivilDate? = nil) {
    self.first = first
    self.last = last
  }

  package init(_ days: ClosedRange<CivilDate>) {
    self.init(from: days.lowerBound, to: days.upperBound)
  }

  /// What is still here, then everything from today on.
  package static let everything = AgendaRange()
}
