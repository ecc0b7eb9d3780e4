import Foundation
import NudgyCore
import NudgyTerminal

/// What a status line tells: the one thing, its time, and how far the day has come.
struct StatusReport {
  /// Cells that a title gets, its emoji included.
  static let titleWidth = 40
  /// Scalars of a title that are looked at: marks above one letter take no cells, and could be any number.
  private static let mostScalars = 400

  let task: TaskItem?
  let strip: DayStrip
  let wording: TimeWording

  init(_ task: TaskItem?, in wording: TimeWording) {
    self.task = task
    self.wording = wording
    strip = DayStrip(hour: wording.calendar.civil(at: wording.now).time.hour)
  }

  /// The whole title behind its emoji, on one line, with nothing that a terminal or a bar would obey.
  var wholeTitle: String {
    guard let task else { return "" }
    let scalars = PlainText.singleLine(ReceiptWording.named(task)).unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter { !StatusReport.isDirection($0) }))
  }

  /// The title as a line has room for it.
  var title: String {
    let scalars = String.UnicodeScalarView(wholeTitle.unicodeScalars.prefix(StatusReport.mostScalars))
    return CellText.truncated(String(scalars), to: StatusReport.titleWidth)
  }

  /// When it is due or comes back; today goes without saying. Nil when it has no time.
  var time: String? {
    guard let task else { return nil }
    if task.effectiveStatus(at: wording.now) == .snoozed, let until = task.snoozedUntil {
      return StatusWording.back(clock(until))
    }
    return task.due.map { $0.isAllDay ? wording.due($0) : clock($0.instant) }
  }

  /// `📞 Call the dentist · 3:00 PM`; empty when there is nothing.
  var text: String { [title, time].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ") }

  var accent: Accent {
    guard let task else { return .active }
    return task.isOverdue(at: wording.now) ? .overdue : task.isStale(at: wording.now) ? .stale : .active
  }

  private func clock(_ instant: Date) -> String {
    let civil = wording.calendar.civil(at: instant)
    let isToday = civil.date == wording.calendar.day(of: wording.now)
    return isToday ? wording.clock(civil.time) : wording.instant(instant)
  }

  /// Marks without looks that turn the order of what stands beside them.
  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    [0x061C, 0x200E, 0x200F].contains(scalar.value)
  }
}
