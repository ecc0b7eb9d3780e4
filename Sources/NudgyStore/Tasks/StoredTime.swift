import Foundation

/// Times as the store keeps them: whole milliseconds since 1970.
enum StoredTime {
  /// Rounded down, so that comparing a stored time with now gives what comparing the dates gives.
  /// Times beyond all reckoning are clamped.
  static func milliseconds(_ date: Date) -> Int {
    let value = (date.timeIntervalSince1970 * 1000).rounded(.down)
    guard value.isFinite else { return value > 0 ? limit : -limit }
    return Int(min(max(value, Double(-limit)), Double(limit)))
  }

  static func date(_ milliseconds: Int) -> Date {
    Date(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// About 285,000 years either way, where a `Double` still counts milliseconds exactly.
  private static let limit = 9_000_000_000_000_000
}
