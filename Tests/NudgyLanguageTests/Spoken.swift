import Foundation
import NudgyCore
import NudgyReader
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// One understander at Friday 2026-11-20 10:00 in New York for all tests of meaning.
enum Spoken {
  static let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
  static let understander = Understander(context)

  /// The titles of the tasks in a ramble.
  static func titles(_ text: String) -> [String] { understander.split(text).map(\.title) }

  /// `2026-11-21` for a day, `2026-11-21T15:00` for an instant, `-` for none.
  static func text(_ due: DueDate?) -> String {
    guard let due else { return "-" }
    let civil = TestWorld.newYork.civil(at: due.instant)
    return due.isAllDay
      ? "\(civil.date)"
      : "\(civil.date)T\(zeroPadded(civil.time.hour, 2)):\(zeroPadded(civil.time.minute, 2))"
  }

  /// `intent` of each act, joined by spaces.
  static func intents(_ message: String, _ scene: ReaderScene = .unknown) -> String {
    understander.understand(message, in: scene).acts.map(\.intent.rawValue).joined(separator: " ")
  }
}

/// `input → expected`, one row a line.
struct Row: Sendable, CustomTestStringConvertible {
  let input: String
  let expected: String
  var testDescription: String { "\(input) → \(expected)" }

  static func table(_ text: String) -> [Row] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.components(separatedBy: " → ")
      return parts.count == 2 ? Row(input: parts[0], expected: parts[1]) : nil
    }
  }
}
