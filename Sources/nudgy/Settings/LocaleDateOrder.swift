/// Which of two numbers is the day, by the locale of the environment: "3/12" is in December nearly everywhere.
enum LocaleDateOrder {
  /// Where people write the month first; the last six write years before both.
  private static let monthFirst: Set = ["US", "PH", "CA", "JP", "CN", "KR", "TW", "HU", "LT"]

  /// - Returns: false where the locale names no country.
  static func readsDayFirst(_ environment: [String: String]) -> Bool {
    let locale =
      ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // `nl_BE.UTF-8@euro`
    let name = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
    guard name.count == 2, name[1].utf8.count == 2 else { return false }
    return !monthFirst.contains(name[1].uppercased())
  }
}
