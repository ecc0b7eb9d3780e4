import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyReminders

/// A week from Monday 2026-11-23 9:00 in New York: what rings, to the minute, as written by hand. It is looked every five
/// minutes, and what rings has to be of that very moment; `make month` looks every minute.
/// Quiet hours are 21:00 to 8:00. Check-ins are off.
@Suite struct PressureWeekTests {
  private static let calendar = TestWorld.newYork
  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Mon2"]

  struct Row: CustomTestStringConvertible {
    let name: String
    var due: String?
    var isAllDay = false
    var pressure: TaskPressure?
    var rule: String?
    var reminders: [Reminder] = []
    /// Done by the person at those times, before anything rings in that minute.
    var acts: [(at: String, act: Act)] = []
    /// `Thu 15:00` is a ring of kind `due`, `Thu 10:00 return` one of another kind; `Fri 8:00-20:45/15` are many.
    let rings: String
    var testDescription: String { name }
  }

  enum Act {
    case snooze(String), skip
    case ask(String)
    case complete
  }

  static let rows: [Row] = [
    Row(name: "gentle", due: "Thu 15:00", rings: "Thu 15:00"),
    Row(name: "said to be gentle", due: "Thu 15:00", pressure: .gentle, rings: "Thu 15:00"),
    Row(
      name: "moderate: 24, 6 and 1 hours ahead, twice again", due: "Thu 15:00", pressure: .moderate,
      rings: "Wed 15:00, Thu 9:00, Thu 14:00, Thu 15:00, Thu 15:30, Thu 16:00"),
    Row(
      name: "aggressive: 48 24 12 6 3 1 hours, 30 and 15 minutes; 12 hours ahead is in the night",
      due: "Thu 15:00", pressure: .aggressive,
      rings:
        "Tue 15:00, Wed 15:00, Thu 8:00, Thu 9:00, Thu 12:00, Thu 14:00, Thu 14:30, Thu 14:45, Thu 15:00"),
    Row(
      name: "nuclear: as aggressive, then every quarter of an hour by day", due: "Thu 15:00",
      pressure: .nuclear,
      rings:
        """
        Tue 15:00, Wed 15:00, Thu 8:00, Thu 9:00, Thu 12:00, Thu 14:00, Thu 14:30, Thu 14:45, Thu 15:00, \
        Thu 15:15-20:45/15, Fri 8:00-20:45/15, Sat 8:00-20:45/15, Sun 8:00-20:45/15, Mon2 8:00-8:45/15
        """),
    Row(
      name: "moderate in the night: what is again waits for the morning as one", due: "Thu 22:00",
      pressure: .moderate, rings: "Thu 8:00, Thu 16:00, Thu 22:00, Fri 8:00"),
    Row(
      name: "aggressive in the night: leads of the night before a morning are one", due: "Thu 22:00",
      pressure: .aggressive, rings: "Wed 8:00, Thu 8:00, Thu 10:00, Thu 16:00, Thu 19:00, Thu 22:00"),
    Row(
      name: "nuclear before the morning: its first quarter by day is at eight", due: "Sun 7:00",
      pressure: .nuclear,
      rings: "Fri 8:00, Sat 8:00, Sat 19:00, Sun 7:00, Sun 8:00-20:45/15, Mon2 8:00-8:45/15"),
    Row(
      name: "nuclear at an odd minute keeps its minute", due: "Sun 19:50", pressure: .nuclear,
      rings:
        """
        Fri 19:50, Sat 19:50, Sun 8:00, Sun 13:50, Sun 16:50, Sun 18:50, Sun 19:20, Sun 19:35, Sun 19:50, \
        Sun 20:05, Sun 20:20, Sun 20:35, Sun 20:50, Mon2 8:05-8:50/15
        """),
    Row(name: "a day", due: "Thu", isAllDay: true, rings: "Thu 9:00"),
    Row(
      name: "a moderate day", due: "Thu", isAllDay: true, pressure: .moderate,
      rings: "Wed 9:00, Thu 9:00, Thu 9:30, Thu 10:00"),
    Row(
      name: "an aggressive day is told in the mornings before", due: "Thu", isAllDay: true,
      pressure: .aggressive, rings: "Tue 9:00, Wed 9:00, Thu 9:00"),
    Row(
      name: "a nuclear day is overdue from midnight, and that is in the night", due: "Sat", isAllDay: true,
      pressure: .nuclear, rings: "Thu 9:00, Fri 9:00, Sat 9:00, Sun 8:00-20:45/15, Mon2 8:00-8:45/15"),
    Row(name: "today, written down after its morning", due: "Mon", isAllDay: true, rings: "Mon 17:00"),
    Row(
      name: "put away till before it is due: silent until then", due: "Thu 15:00", pressure: .aggressive,
      acts: [("Mon 10:00", .snooze("Thu 10:00"))],
      rings: "Thu 10:00 return, Thu 12:00, Thu 14:00, Thu 14:30, Thu 14:45, Thu 15:00"),
    Row(
      name: "put away beyond its deadline: told with the return", due: "Thu 15:00", pressure: .aggressive,
      acts: [("Mon 10:00", .snooze("Fri 10:00"))], rings: "Fri 10:00 return"),
    Row(
      name: "moderate, put away: twice again after the return", due: "Thu 15:00", pressure: .moderate,
      acts: [("Mon 10:00", .snooze("Fri 10:00"))], rings: "Fri 10:00 return, Fri 10:30, Fri 11:00"),
    Row(
      name: "nuclear, put away beyond its deadline: goes on after the return", due: "Thu 15:00",
      pressure: .nuclear, acts: [("Mon 10:00", .snooze("Sun 20:00"))],
      rings: "Sun 20:00 return, Sun 20:15, Sun 20:30, Sun 20:45, Mon2 8:00-8:45/15"),
    Row(
      name: "moderate, put aside when it rang: half an hour later, at most twice", due: "Thu 15:00",
      pressure: .moderate, acts: [("Thu 15:05", .skip)],
      rings: "Wed 15:00, Thu 9:00, Thu 14:00, Thu 15:00, Thu 15:35, Thu 16:05"),
    Row(
      name: "moderate, put aside each time: no third time", due: "Thu 15:00", pressure: .moderate,
      acts: [("Thu 15:05", .skip), ("Thu 15:40", .skip), ("Thu 16:15", .skip)],
      rings: "Wed 15:00, Thu 9:00, Thu 14:00, Thu 15:00, Thu 15:35, Thu 16:10"),
    Row(
      name: "asked for while it is away: rings", due: "Thu 15:00",
      acts: [("Mon 10:00", .snooze("Fri 10:00")), ("Mon 10:05", .ask("Wed 11:00"))],
      rings: "Wed 11:00 asked, Fri 10:00 return"),
    Row(
      name: "asked for before it was put away: silent", due: "Thu 15:00",
      acts: [("Mon 10:00", .ask("Wed 11:00")), ("Mon 10:05", .snooze("Fri 10:00"))],
      rings: "Fri 10:00 return"),
    Row(
      name: "every day, never ticked off", due: "Tue 8:00", rule: "FREQ=DAILY",
      rings: [
        "Tue 8:00 rhythm, Wed 8:00 rhythm, Thu 8:00 rhythm, Fri 8:00 rhythm, Sat 8:00 rhythm",
        "Sun 8:00 rhythm, Mon2 8:00 rhythm",
      ].joined(separator: ", ")),
    Row(
      name: "every day, aggressive: leads go no further than the one before", due: "Fri 15:00",
      pressure: .aggressive, rule: "FREQ=DAILY",
      acts: [("Sat 15:10", .complete)],
      rings:
        """
        Wed 15:00, Thu 15:00, Fri 8:00, Fri 9:00, Fri 12:00, Fri 14:00, Fri 14:30, Fri 14:45, Fri 15:00 rhythm, \
        Sat 8:00, Sat 9:00, Sat 12:00, Sat 14:00, Sat 14:30, Sat 14:45, Sat 15:00 rhythm
        """),
    Row(
      name: "weekdays, a reminder ahead of each", due: "Wed 10:00", rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
      reminders: [.before(seconds: 1800)],
      rings:
        """
        Wed 9:30 asked, Wed 10:00 rhythm, Thu 9:30 asked, Thu 10:00 rhythm, Fri 9:30 asked, Fri 10:00 rhythm
        """),
    Row(
      name: "three times and no more", due: "Tue 12:00", rule: "FREQ=DAILY;COUNT=3",
      rings: "Tue 12:00 rhythm, Wed 12:00 rhythm, Thu 12:00 rhythm"),
    Row(
      name: "until a day", due: "Tue 12:00", rule: "FREQ=DAILY;UNTIL=20261125",
      rings: "Tue 12:00 rhythm, Wed 12:00 rhythm"),
    Row(
      name: "a repeating day", due: "Tue", isAllDay: true, rule: "FREQ=DAILY;INTERVAL=2",
      rings: "Tue 9:00 rhythm, Thu 9:00 rhythm, Sat 9:00 rhythm"),
    Row(
      name: "repeating, put away over two of them", due: "Tue 12:00", rule: "FREQ=DAILY",
      acts: [("Tue 12:10", .snooze("Thu 18:00"))],
      rings: "Tue 12:00 rhythm, Thu 18:00 return, Fri 12:00 rhythm, Sat 12:00 rhythm, Sun 12:00 rhythm"),
  ]

  // MARK: - The week

  @Test func everythingRingsToTheMinute() async throws {
    let store = try SQLiteStore.inMemory(makeID: { UUID() })
    let start = try Self.instant("Mon 9:00")
    for row in Self.rows { try await Self.add(row, to: store, at: start.addingTimeInterval(1)) }
    var settings = RingSettings()
    settings.checkInsADay = 0
    let chosen = settings
    let ringer = Ringer(
      store: store, values: store, calendar: Self.calendar, settings: { chosen }, speak: { _, _ in "" })
    let acts = try Self.acts()
    var rang: [Int: [String]] = [:]
    for minute in stride(from: 5, to: 7 * 1440, by: 5) {
      let now = start.addingTimeInterval(Double(minute) * 60)
      for (number, act) in acts[now] ?? [] { try await Self.apply(act, to: number, in: store, at: now) }
      for told in try await ringer.ring(at: now, by: [EverHeard()]) {
        for moments in Dictionary(grouping: told.ring.moments, by: \.task.number).values {
          guard let last = moments.last else { continue }
          #expect(last.at == now, "\(last.task.title)")
          rang[last.task.number, default: []].append(Self.label(last, at: now))
        }
      }
    }
    for (place, row) in Self.rows.enumerated() {
      #expect(rang[place + 1] ?? [] == Self.expanded(row.rings), "\(row.name)")
    }
  }

  private struct EverHeard: RingRoute {
    let name = RouteName.desktop
    func tell(_ ring: Ring) async throws(RouteFailure) {}
  }

  private static func acts() throws -> [Date: [(Int, Act)]] {
    var acts: [Date: [(Int, Act)]] = [:]
    for (place, row) in rows.enumerated() {
      for (at, act) in row.acts { acts[try instant(at), default: []].append((place + 1, act)) }
    }
    return acts
  }

  private static func add(_ row: Row, to store: SQLiteStore, at now: Date) async throws {
    var task = NewTask(title: row.name)
    if let due = row.due {
      let at = try instant(row.isAllDay ? "\(due) 0:00" : due)
      task.due = row.isAllDay ? .day(calendar.day(of: at), in: calendar) : .instant(at, in: calendar)
    }
    (task.pressure, task.recurrence, task.reminders) = (row.pressure, row.rule, row.reminders)
    _ = try await store.apply([.create(task)], at: now, turn: UUID())
  }

  private static func apply(_ act: Act, to number: Int, in store: SQLiteStore, at now: Date) async throws {
    let command: TaskCommand =
      switch act {
      case .snooze(let until): .snooze(number: number, until: try instant(until))
      case .skip: .skip(number: number)
      case .complete: .complete(number: number)
      case .ask(let at): .update(number: number, try asking(at))
      }
    _ = try await store.apply([command], at: now, turn: UUID())
  }

  private static func asking(_ at: String) throws -> TaskPatch {
    var patch = TaskPatch()
    patch.reminders = [.at(try instant(at))]
    return patch
  }

  // MARK: - Times as they are written

  /// `Thu 15:00` of the week.
  private static func instant(_ text: String) throws -> Date {
    let parts = text.split(separator: " ")
    let day = try #require(days.firstIndex(of: String(parts[0])))
    let clock = parts[1].split(separator: ":").compactMap { Int($0) }
    let date = try #require(CivilDate(iso: "2026-11-23")).adding(days: day)
    return calendar.instant(date, CivilTime(secondOfDay: clock[0] * 3600 + clock[1] * 60))
  }

  private static func label(_ moment: RingMoment, at now: Date) -> String {
    let civil = calendar.civil(at: now)
    let monday = CivilDate(iso: "2026-11-23") ?? civil.date
    let minute = String(civil.time.minute)
    let time =
      "\(days[monday.days(until: civil.date)]) \(civil.time.hour):\(minute.count < 2 ? "0" : "")\(minute)"
    return moment.kind == .due ? time : "\(time) \(moment.kind.rawValue)"
  }

  private static func expanded(_ text: String) -> [String] {
    text.split(separator: ", ").flatMap { part -> [String] in
      let words = part.split(separator: " ")
      guard words[1].contains("-") else { return [String(part)] }
      let ends = words[1].split { "-:/".contains($0) }.compactMap { Int($0) }
      return stride(from: ends[0] * 60 + ends[1], through: ends[2] * 60 + ends[3], by: ends[4]).map {
        "\(words[0]) \($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)"
      }
    }
  }
}
