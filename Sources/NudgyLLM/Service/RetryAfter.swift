import Foundation
import NudgyCore

/// How long a server wants to be left alone.
enum RetryAfter {
  /// Seconds from `now`, 0 or more; nil when the head does not say, or says nothing that can be read.
  ///
  /// `Retry-After` holds seconds or a date (RFC 9110 §10.2.3); `retry-after-ms` is OpenAI's finer one.
  static func seconds(_ head: HTTPHead, now: Date) -> Double? {
    if let milliseconds = head["retry-after-ms"].flatMap(Double.init), milliseconds.isFinite {
      return max(0, milliseconds / 1000)
    }
    guard let text = head["retry-after"] else { return nil }
    if let seconds = Double(text) { return seconds.isFinite ? max(0, seconds) : nil }
    return date(text).map { max(0, $0.timeIntervalSince(now)) }
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that may still be sent.
  private static func date(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
      let month = months.firstIndex(of: String(words[2])),
      let date = CivilDate(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = words[4].split(separator: ":").map { Int($0) ?? -1 }
    guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]),
      (0...60).contains(clock[2]), let epoch = CivilDate(year: 1970, month: 1, day: 1)
    else { return nil }
    let seconds = epoch.days(until: date) * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
    return Date(timeIntervalSince1970: Double(seconds))
  }
}
