import Foundation
import NudgyCore

/// Times in names of files: `20261120T150000Z`, in Greenwich time, so that names sort by age.
enum StoreStamp {
  static func text(_ date: Date) -> String {
    let civil = ZonedCalendar(zone: .greenwich).civil(at: date)
    return digits(civil.date.year, 4) + digits(civil.date.month, 2) + digits(civil.date.day, 2)
      + "T" + digits(civil.time.hour, 2) + digits(civil.time.minute, 2) + digits(civil.time.second, 2) + "Z"
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
