import Foundation
import NudgyCore
import NudgyReminders

/// What rang in the month, beside what should have.
struct MonthReport {
  private struct Day {
    var rings = 0
    var digests = 0
    var checkIns = 0
    var whispered = 0
  }

  private var days: [CivilDate: Day] = [:]
  private var told: [RingKey: Int] = [:]
  private var expected: Set<RingKey> = []
  private var missing: [RingKey] = []
  private var lost: Int { missing.count }
  private var doubled = 0
  private var unasked = 0
  private var crowded = 0
  private var latest: TimeInterval = 0

  mutating func note(_ ring: Ring, at now: Date, in calendar: ZonedCalendar) {
    let quiet = QuietHours.standard.hold(at: now, in: calendar)
    let date = calendar.day(of: now)
    var day = days[date] ?? Day()
    switch ring.kind {
    case .digest: day.digests += 1
    case .stale, .endOfDay, .links: day.checkIns += 1
    default:
      day.rings += 1
      // One by itself was told when it came, or is the one that was missed.
      if !QuietHours.standard.hold(at: ring.at, in: calendar) || !quiet {
        let late = now.timeIntervalSince(ring.at)
        if late <= 600 { latest = max(latest, late) }
      }
    }
    if ring.isSoft { day.whispered += 1 }
    if day.checkIns > 3 { crowded += 1 }
    days[date] = day
    if quiet, !ring.isSoft || ring.moments.contains(where: { $0.kind.isCheckIn || $0.stage != .onTime }) {
      unasked += 1
    }
    for key in ring.keys { told[key, default: 0] += 1 }
  }

  mutating func expect(_ key: RingKey) { expected.insert(key) }

  mutating func settle() {
    doubled = told.values.count { $0 > 1 }
    missing = expected.filter { told[$0] == nil }.sorted { $0.moment < $1.moment }
  }

  var isSound: Bool {
    lost == 0 && doubled == 0 && unasked == 0 && crowded == 0 && latest < 60 && !expected.isEmpty
  }

  var table: String {
    var lines = ["day         rings  digests  check-ins  whispered"]
    for (date, day) in days.sorted(by: { $0.key < $1.key }) {
      let cells = [(day.rings, 7), (day.digests, 9), (day.checkIns, 11), (day.whispered, 11)]
      lines.append(date.description + cells.map { padded($0.0, $0.1) }.joined())
    }
    lines.append("")
    lines.append("moments that had to ring  \(expected.count)")
    lines.append("lost                      \(lost)")
    lines += missing.prefix(10).map { "  task \($0.task), \($0.kind.rawValue) at \($0.moment)" }
    lines.append("told twice                \(doubled)")
    lines.append("at night, not asked for   \(unasked)")
    lines.append("days with over 3 check-ins \(crowded)")
    lines.append("longest delay while awake \(Int(latest)) s")
    return lines.joined(separator: "\n")
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
