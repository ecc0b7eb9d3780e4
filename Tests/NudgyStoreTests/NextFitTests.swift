import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// What is asked for with energy or minutes at hand, and passed over, as Next answers it.
@Suite struct NextFitTests {
  private static let now = TestWorld.now
  private static let calendar = TestWorld.newYork

  static let asked: [NextCase] = [
    NextCase(
      id: "passed over",
      setUp: { home in for title in ["A", "B", "C"] { try await home.add(title) } },
      excluding: [3], title: "B", reason: .newest, position: 2, count: 3),
    NextCase(
      id: "passed over across the tiers",
      setUp: { home in
        try await home.add("Undated")
        try await home.add("Overdue", due: home.due(hours: -30))
        try await home.add("Today", due: home.dueDay(0))
      },
      excluding: [2, 3], title: "Undated", reason: .newest, position: 3, count: 3),
    NextCase(
      id: "all passed over",
      setUp: { home in try await home.add("A") }, excluding: [1], title: nil),
    NextCase(
      id: "numbers of no task are passed over for nothing",
      setUp: { home in try await home.add("A") }, excluding: [7, 8, 9], title: "A", reason: .onlyOneLeft),
    NextCase(
      id: "ten minutes: what is overdue and takes two hours gives way to what fits",
      setUp: { home in
        try await home.add("Long", due: home.dueDay(-9)) { $0.minutes = 120 }
        try await home.add("Short") { $0.minutes = 5 }
      },
      minutes: 10, title: "Short", reason: .fits(energy: nil, minutes: 10), position: 2),
    NextCase(
      id: "ten minutes: what is overdue stays while nobody said how long it takes",
      setUp: { home in
        try await home.add("Old", due: home.dueDay(-9))
        try await home.add("Short") { $0.minutes = 5 }
      },
      minutes: 10, title: "Old",
      reason: .stillHere(dueSince: calendar.endOfDay(calendar.day(of: now).adding(days: -9)))),
    NextCase(
      id: "ten minutes: where nothing fits, the smallest is told",
      setUp: { home in
        try await home.add("Long", due: home.dueDay(-9)) { $0.minutes = 120 }
        try await home.add("Shorter") { $0.minutes = 20 }
        try await home.add("Middle") { $0.minutes = 40 }
      },
      minutes: 10, title: "Shorter", reason: .nothingFits(minutes: 10, smallest: 20), position: 3),
    NextCase(
      id: "ten minutes: of what is due today, the first that fits",
      setUp: { home in
        try await home.add("Long", due: .instant(now.addingTimeInterval(3600), in: calendar)) {
          $0.minutes = 120
        }
        try await home.add("Quick", due: .instant(now.addingTimeInterval(7200), in: calendar)) {
          $0.minutes = 5
        }
      },
      minutes: 10, title: "Quick", reason: .dueSoon(now.addingTimeInterval(7200)), position: 2),
    NextCase(
      id: "ten minutes: what surely fits",
      setUp: { home in
        try await home.add("Short") { $0.minutes = 10 }
        try await home.add("Unknown")
        try await home.add("Long") { $0.minutes = 60 }
      },
      minutes: 10, title: "Short", reason: .fits(energy: nil, minutes: 10), position: 3, count: 3),
    NextCase(
      id: "ten minutes, nothing known to fit: not the long one",
      setUp: { home in
        try await home.add("Unknown")
        try await home.add("Long") { $0.minutes = 60 }
      },
      minutes: 10, title: "Unknown", reason: .newest, position: 2),
    NextCase(
      id: "low energy: the light one",
      setUp: { home in
        try await home.add("Light") { $0.load = .light }
        try await home.add("Heavy") { $0.load = .heavy }
      },
      energy: .low, title: "Light", reason: .fits(energy: .low, minutes: nil), position: 2),
    NextCase(
      id: "high energy: the heavy one",
      setUp: { home in
        try await home.add("Heavy") { $0.energy = .high }
        try await home.add("Light") { $0.energy = .low }
      },
      energy: .high, title: "Heavy", reason: .fits(energy: .high, minutes: nil), position: 2),
    NextCase(
      id: "what is said to fit comes before all that is guessed",
      setUp: { home in
        try await home.add("Said") { $0.minutes = 10 }
        try await home.add("Text Ana") { $0.action = .text }
      },
      energy: .low, minutes: 10, title: "Said", reason: .fits(energy: nil, minutes: 10), position: 2),
    NextCase(
      id: "ten minutes choose what is back, too",
      setUp: { home in
        try await home.add("Back") { $0.minutes = 5 }
        try await home.apply(.snooze(number: 1, until: home.hours(1)))
        try await home.add("Tomorrow", due: home.dueDay(3))
        try await home.add("Newest")
      },
      minutes: 10, after: 2 * 3600, title: "Back", reason: .fits(energy: nil, minutes: 10), position: 2,
      count: 3),
    NextCase(
      id: "ten minutes choose among those that return within two hours",
      setUp: { home in
        for title in ["Soon", "Short"] {
          try await home.add(title) { $0.minutes = title == "Short" ? 5 : 60 }
        }
        try await home.apply(
          .snooze(number: 1, until: home.hours(1)), .snooze(number: 2, until: home.hours(1.5)))
      },
      minutes: 10, title: "Short", reason: .returnsSoon(now.addingTimeInterval(1.5 * 3600))),
    NextCase(
      id: "both fit before one fits",
      setUp: { home in
        try await home.add("Both") {
          $0.energy = .low
          $0.minutes = 5
        }
        try await home.add("One") { $0.minutes = 5 }
      },
      energy: .low, minutes: 10, title: "Both", reason: .fits(energy: .low, minutes: 10), position: 2),
    NextCase(
      id: "a deadline today is not reordered by ten minutes",
      setUp: { home in
        try await home.add("Today", due: home.dueDay(0)) { $0.minutes = 90 }
        try await home.add("Short") { $0.minutes = 5 }
      },
      minutes: 10, title: "Today", reason: .dueToday),
    NextCase(
      id: "a fitting one skipped today comes after the neutral ones",
      setUp: { home in
        try await home.add("Neutral")
        try await home.add("Fitting") { $0.minutes = 5 }
        try await home.apply(.skip(number: 2))
      },
      minutes: 10, title: "Neutral", reason: .newest),
  ]

  @Test(arguments: asked)
  func answers(_ row: NextCase) async throws { try await row.check() }
}
