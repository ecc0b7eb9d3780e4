/// What is asked for when days are to be listed one after another.
package struct Agenda: Sendable, Equatable {
  package var range: AgendaRange
  /// Whether what has no date stands behind it all.
  package var withUndated: Bool

  package init(_ range: AgendaRange, withUndated: Bool = false) {
    self.range = range
    self.withUndated = withUndated
  }

  package var parts: [AgendaQuery.Part] {
    withUndated ? [.stillHere, .ahead, .undated] : [.stillHere, .ahead]
  }
}
