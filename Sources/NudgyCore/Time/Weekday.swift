/// A day of the week, in the order of the Monday-to-Sunday week that Nudgy reckons in.
package enum Weekday: String, CaseIterable, Hashable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// 0 for Monday to 6 for Sunday.
  package var daysAfterMonday: Int {
    switch self {
    case .monday: 0
    case .tuesday: 1
    case .wednesday: 2
    case .thursday: 3
    case .friday: 4
    case .saturday: 5
    case .sunday: 6
    }
  }

  /// `Monday`.
  package var name: String { rawValue.uppercasedFirst }

  /// `MO` to `SU`, as in an RFC 5545 recurrence rule.
  package var ruleCode: String {
    String(rawValue.uppercased().prefix(2))
  }

  package init?(ruleCode: some StringProtocol) {
    guard let match = Weekday.allCases.first(where: { $0.ruleCode == ruleCode.uppercased() }) else {
      return nil
    }
    self = match
  }
}
