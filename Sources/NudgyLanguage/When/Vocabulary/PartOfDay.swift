import NudgyCore

/// A part of a day, and the hour Nudgy takes it for.
enum PartOfDay: Sendable {
  case earlyMorning, morning, midMorning, lateMorning, lunch, earlyAfternoon, afternoon, lateAfternoon
  case earlyEvening, evening, lateEvening, night, lateNight

  var time: CivilTime {
    switch self {
    case .earlyMorning: Self.at(7)
    case .morning: Self.at(9)
    case .midMorning: Self.at(10)
    case .lateMorning: Self.at(11)
    case .lunch: .noon
    case .earlyAfternoon: Self.at(13)
    case .afternoon: Self.at(15)
    case .lateAfternoon: Self.at(17)
    case .earlyEvening, .evening: Self.at(18)
    case .night: Self.at(19)
    case .lateEvening: Self.at(21)
    case .lateNight: Self.at(22)
    }
  }

  /// The hour that `hour` (1 to 12, without am or pm) means in this part, and whether it is past midnight.
  func hour(_ hour: Int) -> (hour: Int, isNextDay: Bool) {
    switch self {
    case .earlyMorning, .morning, .midMorning, .lateMorning: (hour == 12 ? 0 : hour, false)
    case .night, .lateNight, .lateEvening:
      hour == 12 ? (0, true) : hour <= 4 ? (hour, true) : (hour + 12, false)
    default: (hour == 12 ? 12 : hour + 12, false)
    }
  }

  /// "early morning", "late night", "mid-morning".
  func shifted(to edge: Edge) -> PartOfDay {
    switch (edge, self) {
    case (.early, .morning): .earlyMorning
    case (.early, .afternoon): .earlyAfternoon
    case (.early, .evening), (.early, .night): .earlyEvening
    case (.middle, .morning): .midMorning
    case (.late, .morning): .lateMorning
    case (.late, .afternoon): .lateAfternoon
    case (.late, .evening): .lateEvening
    case (.late, .night): .lateNight
    default: self
    }
  }

  static func at(_ hour: Int) -> CivilTime { CivilTime(secondOfDay: hour * 3600) }
}
