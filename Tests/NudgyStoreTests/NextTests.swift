import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// The order of the One Thing and its reasons (design §3), case by case. Now is Friday 10:00.
@Suite struct NextTests {
  private static let now = TestWorld.now
  private static let calendar = TestWorld.newYork

  static let order: [NextCase] = [
    NextCase(id: "nothing at all", setUp: { _ in }, title: nil),
    NextCase(
      id: "the newest of the undated",
      setUp: { home in for title in ["A", "B", "C"] { try await home.add(title) } },
      title: "C", reason: .newest, count: 3),
    NextCase(
      id: "the only one",
      setUp: { home in try await home.add("A") }, title: "A", reason: .onlyOneLeft, count: 1),
    NextCase(
      id: "due in an hour beats overdue and newest",
      setUp: { home in
        try await home.add("Overdue", due: home.due(hours: -30))
        try await home.add("Soon", due: home.due(hours: 1))
        try await home.add("Newest")
      },
      title: "Soon", reason: .dueSoon(now.addingTimeInterval(3600)), count: 3),
    NextCase(
      id: "the soonest of those due today",
      setUp: { home in
        try await home.add("Today", due: home.dueDay(0))
        try await home.add("At four", due: home.due(hours: 6))
        try await home.add("At two", due: home.due(hours: 4))
      },
      title: "At two", reason: .dueSoon(now.addingTimeInterval(4 * 3600))),
    NextCase(
      id: "a whole day today beats an undated task moved to the top",
      setUp: { home in
        try await home.add("Today", due: home.dueDay(0))
        try await home.add("Top")
        var patch = TaskPatch()
        patch.movesToTop = true
        try await home.apply(.update(number: 2, patch))
      },
      title: "Today", reason: .dueToday),
    NextCase(
      id: "late in the evening, three hours reach past midnight",
      setUp: { home in
        try await home.add("Night", due: home.due(hours: 15))
        try await home.add("Newest")
      },
      after: 13 * 3600, title: "Night", reason: .dueSoon(now.addingTimeInterval(15 * 3600))),
    NextCase(
      id: "due tomorrow comes before what has no date",
      setUp: { home in
        try await home.add("On the third day", due: home.dueDay(3))
        try await home.add("Tomorrow", due: home.dueDay(1))
        try await home.add("Newest")
      },
      title: "Tomorrow",
      reason: .upcoming(.day(calendar.day(of: now).adding(days: 1), in: calendar))),
    NextCase(
      id: "due in four days does not",
      setUp: { home in
        try await home.add("In four days", due: home.dueDay(4))
        try await home.add("Newest")
      },
      title: "Newest", reason: .newest),
    NextCase(
      id: "energy chooses among what is near and what has no date",
      setUp: { home in
        try await home.add("Write the thesis", due: home.dueDay(2)) { $0.energy = .high }
        try await home.add("Light") { $0.energy = .low }
      },
      energy: .low, title: "Light", reason: .fits(energy: .low, minutes: nil), position: 2),
    NextCase(
      id: "overdue, oldest first",
      setUp: { home in
        try await home.add("Yesterday", due: home.dueDay(-1))
        try await home.add("Last week", due: home.due(hours: -170))
        try await home.add("Newest")
      },
      title: "Last week", reason: .stillHere(dueSince: now.addingTimeInterval(-170 * 3600))),
    NextCase(
      id: "a whole day that has passed ended with its last second",
      setUp: { home in try await home.add("Yesterday", due: home.dueDay(-1)) },
      title: "Yesterday",
      reason: .stillHere(
        dueSince: calendar.endOfDay(calendar.day(of: now).adding(days: -1)))),
    NextCase(
      id: "back from a snooze, without being touched",
      setUp: { home in
        try await home.add("Back")
        try await home.add("Newest")
        try await home.apply(.snooze(number: 1, until: home.hours(1)))
      },
      after: 2 * 3600, title: "Back", reason: .back(since: now.addingTimeInterval(3600)), count: 2),
    NextCase(
      id: "back from a snooze is not overdue for being back",
      setUp: { home in
        try await home.add("Back")
        try await home.apply(.snooze(number: 1, until: home.hours(1)))
        try await home.add("Overdue", due: home.due(hours: 2))
      },
      after: 15 * 3600, title: "Overdue", reason: .stillHere(dueSince: now.addingTimeInterval(2 * 3600))),
    NextCase(
      id: "back from a snooze, and due tomorrow: the deadline is the reason",
      setUp: { home in
        try await home.add("Back", due: home.dueDay(1))
        try await home.apply(.snooze(number: 1, until: home.hours(1)))
        try await home.add("On the second day", due: home.dueDay(2))
      },
      after: 2 * 3600, title: "Back",
      reason: .upcoming(.day(calendar.day(of: now).adding(days: 1), in: calendar))),
    NextCase(
      id: "back from a snooze, and overdue: still here since its deadline",
      setUp: { home in
        try await home.add("Overdue", due: home.due(hours: -1))
        try await home.add("Back", due: home.due(hours: -2))
        try await home.apply(.snooze(number: 2, until: home.hours(1)))
      },
      after: 2 * 3600, title: "Back", reason: .stillHere(dueSince: now.addingTimeInterval(-2 * 3600))),
    NextCase(
      id: "back from a snooze comes behind what is near",
      setUp: { home in
        try await home.add("Back")
        try await home.apply(.snooze(number: 1, until: home.hours(1)))
        try await home.add("On the third day", due: home.dueDay(3))
      },
      after: 2 * 3600, title: "On the third day",
      reason: .upcoming(.day(calendar.day(of: now).adding(days: 3), in: calendar))),
    NextCase(
      id: "back with a far deadline stands at the head of the rest",
      setUp: { home in
        try await home.add("Back", due: home.dueDay(20))
        try await home.apply(.snooze(number: 1, until: home.hours(1)))
        try await home.add("Newest")
      },
      after: 2 * 3600, title: "Back", reason: .back(since: now.addingTimeInterval(3600))),
    NextCase(
      id: "of those that are back, the longest",
      setUp: { home in
        for title in ["Later", "Earlier"] { try await home.add(title) }
        try await home.apply(
          .snooze(number: 1, until: home.hours(2)), .snooze(number: 2, until: home.hours(1)))
      },
      after: 3 * 3600, title: "Earlier", reason: .back(since: now.addingTimeInterval(3600)), count: 2),
    NextCase(
      id: "moved to the top stands before what is back",
      setUp: { home in
        for title in ["Top", "Back", "Newest"] { try await home.add(title) }
        var patch = TaskPatch()
        patch.movesToTop = true
        try await home.apply(.update(number: 1, patch), .snooze(number: 2, until: home.hours(1)))
      },
      after: 2 * 3600, title: "Top", reason: .movedToTop),
    NextCase(
      id: "long work has to be begun before it is near",
      setUp: { home in
        try await home.add("Long, in four days", due: home.dueDay(4)) { $0.minutes = 800 }
        try await home.add("On the third day, late", due: home.due(hours: 84))
        try await home.add("Newest")
      },
      title: "Long, in four days",
      reason: .upcoming(.day(calendar.day(of: now).adding(days: 4), in: calendar))),
    NextCase(
      id: "twice the minutes have to reach into the three days",
      setUp: { home in
        try await home.add("In four days", due: home.dueDay(4)) { $0.minutes = 719 }
        try await home.add("Newest")
      },
      title: "Newest", reason: .newest),
    NextCase(
      id: "what takes weeks is near two days earlier, and no more",
      setUp: { home in
        try await home.add("In six days", due: home.dueDay(6)) { $0.minutes = 1_000_000_000 }
        try await home.add("Newest")
      },
      title: "Newest", reason: .newest),
    NextCase(
      id: "work whose start has passed is near, and no more pressing than that",
      setUp: { home in
        try await home.add("Long, tomorrow", due: home.due(hours: 20)) { $0.minutes = 1200 }
        try await home.add("Overdue", due: home.due(hours: -1))
      },
      title: "Overdue", reason: .stillHere(dueSince: now.addingTimeInterval(-3600))),
    NextCase(
      id: "a snoozed task with a deadline today stays away until it returns",
      setUp: { home in
        try await home.add("Away", due: home.due(hours: 5))
        try await home.apply(.snooze(number: 1, until: home.hours(4)))
        try await home.add("Newest")
      },
      title: "Newest", reason: .onlyOneLeft, count: 1),
    NextCase(
      id: "returned, and due today: the deadline is the reason",
      setUp: { home in
        try await home.add("Due", due: home.due(hours: 5))
        try await home.apply(.snooze(number: 1, until: home.hours(1)))
        try await home.add("Newest")
      },
      after: 2 * 3600, title: "Due", reason: .dueSoon(now.addingTimeInterval(5 * 3600))),
    NextCase(
      id: "moved to the top, above what was added later",
      setUp: { home in
        try await home.add("Top")
        try await home.add("B")
        var patch = TaskPatch()
        patch.movesToTop = true
        try await home.apply(.update(number: 1, patch))
        for title in ["C", "D", "E"] { try await home.add(title) }
      },
      title: "Top", reason: .movedToTop),
    NextCase(
      id: "the last one moved to the top is the topmost",
      setUp: { home in
        for title in ["A", "B", "C"] { try await home.add(title) }
        var patch = TaskPatch()
        patch.movesToTop = true
        try await home.apply(.update(number: 1, patch))
        try await home.apply(.update(number: 2, patch))
      },
      title: "B", reason: .movedToTop),
    NextCase(
      id: "a skipped one gives way",
      setUp: { home in
        for title in ["A", "B"] { try await home.add(title) }
        try await home.apply(.skip(number: 2))
      },
      title: "A", reason: .newest),
    NextCase(
      id: "all skipped: in the order of skipping",
      setUp: { home in
        for title in ["A", "B", "C"] { try await home.add(title) }
        for number in [2, 3, 1] { try await home.apply(.skip(number: number)) }
      },
      title: "B", reason: .skippedBefore),
    NextCase(
      id: "what is added after a skip stands before the skipped",
      setUp: { home in
        try await home.add("A")
        try await home.apply(.skip(number: 1))
        try await home.add("B")
      },
      title: "B", reason: .newest),
    NextCase(
      id: "skipping a task due today moves on",
      setUp: { home in
        try await home.add("Today", due: home.dueDay(0))
        try await home.add("Newest")
        try await home.apply(.skip(number: 1))
      },
      title: "Newest", reason: .newest),
    NextCase(
      id: "skipping an overdue task moves on",
      setUp: { home in
        try await home.add("Overdue", due: home.due(hours: -30))
        try await home.add("Newest")
        try await home.apply(.skip(number: 1))
      },
      title: "Newest", reason: .newest),
    NextCase(
      id: "what was skipped yesterday is pressing again",
      setUp: { home in
        try await home.add("Tomorrow", due: home.dueDay(1))
        try await home.add("Newest")
        try await home.apply(.skip(number: 1))
      },
      after: 24 * 3600, title: "Tomorrow", reason: .dueToday),
    NextCase(
      id: "done and dropped are not asked for",
      setUp: { home in
        for title in ["A", "B", "C"] { try await home.add(title, due: home.dueDay(0)) }
        try await home.apply(.complete(number: 3), .drop(number: 2))
      },
      title: "A", reason: .dueToday, count: 1),
    NextCase(
      id: "only snoozed ones: the one back within two hours",
      setUp: { home in
        for title in ["Late", "Soon"] { try await home.add(title) }
        try await home.apply(
          .snooze(number: 1, until: home.hours(1.9)), .snooze(number: 2, until: home.hours(1)))
      },
      title: "Soon", reason: .returnsSoon(now.addingTimeInterval(3600))),
    NextCase(
      id: "only snoozed ones, all far away",
      setUp: { home in
        try await home.add("Late")
        try await home.apply(.snooze(number: 1, until: home.hours(2.1)))
      },
      title: nil),
  ]

  @Test(arguments: order)
  func answers(_ row: NextCase) async throws { try await row.check() }

  @Test func readingFlipsNothing() async throws {
    let home = try StoreHarness()
    try await home.add("Back")
    try await home.apply(.snooze(number: 1, until: home.hours(1)))
    let before = try await home.store.task(number: 1)
    _ = try await home.next(after: 7200)
    #expect(try await home.store.task(number: 1) == before)
  }

  /// Asking again and again, each time passing over what was answered, walks Up Next as it is listed.
  @Test func upNextIsTheOrderOfNext() async throws {
    let home = try StoreHarness()
    try await home.store.fill(count: 300, now: home.now, calendar: TestWorld.newYork)
    for number in try await home.numbers(.upNext).enumerated() where number.offset % 9 == 0 {
      try await home.apply(.skip(number: number.element))
    }
    var patch = TaskPatch()
    patch.movesToTop = true
    for number in try await home.numbers(.upNext).suffix(4) {
      try await home.apply(.update(number: number, patch))
    }
    for day in [-1, 1, 3, 9] {
      let long = try await home.add("Long", due: home.dueDay(day), at: -7200) { $0.minutes = 500 }
      try await home.apply(.snooze(number: long, until: home.hours(-1)), after: -7200)
    }
    try await home.apply(
      .snooze(number: try await home.add("Back", at: -7200), until: home.hours(-1)), after: -7200)
    var passed: Set<Int> = []
    var walked: [String] = []
    while let answer = try await home.next(excluding: passed),
      answer.task.effectiveStatus(at: home.now) == .active
    {
      #expect(answer.position == walked.count + 1)
      passed.insert(answer.task.number)
      walked.append(answer.task.title)
    }
    #expect(walked.count > 50)
    #expect(try await home.titles(.upNext, limit: 1000) == walked)
    var paged: [String] = []
    for offset in stride(from: 0, to: 1000, by: 7) {
      paged += try await home.titles(.upNext, limit: 7, offset: offset)
    }
    #expect(paged == walked)
    #expect(try await home.counts().upNext == walked.count)
  }
}
