/// What a message is said to: the tasks its words may mean, the card on the table, and what just happened.
package struct ReaderScene: Sendable, Equatable {
  package struct Task: Sendable, Equatable {
    package let number: Int
    package let title: String
    /// Whether it is still to be done; what is done or dropped can only be taken up again.
    package let isOpen: Bool
    /// As `2026-11-27`: of two days that are said, it is the one that is to change.
    package let dueDay: String?
    /// Minutes from the midnight before, where it has an hour, as an appointment does.
    package let dueMinute: Int?

    package var dueHour: Int? { dueMinute.map { $0 / 60 } }

    package init(
      number: Int, title: String, isOpen: Bool = true, dueDay: String? = nil, dueMinute: Int? = nil
    ) {
      self.number = number
      self.title = title
      self.isOpen = isOpen
      self.dueDay = dueDay
      self.dueMinute = dueMinute
    }
  }

  /// What Nudgy did or asked right before.
  package enum Just: String, Sendable, CaseIterable {
    case asked, created, done, snoozed, dropped, updated, undone, shown, said
  }

  package var tasks: [Task]
  /// The number of the card that was shown.
  package var card: Int?
  package var just: Just?
  /// The numbers of the tasks it was about.
  package var touched: [Int]
  /// The stems of what Nudgy said or asked last, without those that tell nothing.
  package private(set) var told: Set<String> = []
  /// The stems of what it asked about or offered to keep, which an answer says words of.
  package private(set) var offered: Set<String> = []
  package var asksWhich = false
  package var asksToKeep = false
  /// Whether anything is known of the scene; words alone may speak of a task that is listed.
  package private(set) var isKnown = true

  /// Words of which nothing is known but themselves.
  package static var unknown: ReaderScene {
    var scene = ReaderScene()
    scene.isKnown = false
    return scene
  }

  /// - Parameters:
  ///   - tasks: those that the words may mean.
  ///   - card: the number of the one on the table.
  ///   - text: as `created 4`, `done 2`, `asked which: 3, 4`, `asked keep: the slip`.
  package init(tasks: [Task] = [], card: Int? = nil, just text: String? = nil) {
    self.tasks = tasks
    self.card = card
    touched = []
    guard let text else { return }
    let kind = text.prefix { $0 != " " && $0 != ":" }
    just = Just(rawValue: String(kind))
    asksWhich = text.hasPrefix("asked which")
    asksToKeep = text.hasPrefix("asked keep")
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let words = ReaderWords(parts.count > 1 ? String(parts[1]) : text).content
    guard just != .said, !text.hasPrefix("asked open") else {
      (told, offered) = (words, words)
      return
    }
    guard !asksToKeep else {
      offered = words
      return
    }
    // Numbers stand behind the colon of "asked which: 1, 3", and before that of "asked move 3: friday".
    let named = text.hasPrefix("asked move") ? parts.first : parts.last
    let numbers = (named ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    touched = numbers.filter { number in tasks.contains { $0.number == number } }
  }
}
