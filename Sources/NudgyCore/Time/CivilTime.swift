/// A time of day, without a date or a zone: 17:30:00.
package struct CivilTime: Hashable, Sendable, Comparable {
  /// 0 to 23.
  package let hour: Int
  /// 0 to 59.
  package let minute: Int
  /// 0 to 59.
  package let second: Int

  package init?(hour: Int, minute: Int = 0, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time `seconds` after midnight; wraps around the day.
  package init(secondOfDay seconds: Int) {
    let wrapped = (seconds % 86_400 + 86_400) % 86_400
    hour = wrapped / 3600
    minute = wrapped / 60 % 60
    second = wrapped % 60
  }

  /// 0 to 86,399.
  package var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  package static let midnight = CivilTime(secondOfDay: 0)
  package static let noon = CivilTime(secondOfDay: 12 * 3600)

  package static func < (left: CivilTime, right: CivilTime) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}
