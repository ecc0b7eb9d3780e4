/// How far the day has come, in five steps.
package enum DayStrip: Int, Sendable, CaseIterable {
  case dawn, morning, afternoon, sunset, night

  /// - Parameter hour: of the user's wall clock, 0...23.
  package init(hour: Int) {
    switch hour {
    case 5..<8: self = .dawn
    case 8..<12: self = .morning
    case 12..<17: self = .afternoon
    case 17..<21: self = .sunset
    default: self = .night
    }
  }

  /// 0 at dawn up to 100 at night.
  package var percentage: Int { rawValue * 25 }
}
