import NudgyCore

/// How a talk's end has to stand, and does.
struct EndJudge {
  private let talk: Talk
  private let start: Standing
  private let end: Standing
  /// New tasks that were wanted, with what was made for them.
  private let made: [(wanted: Phrase, task: TaskItem?)]
  private let extra: [TaskItem]

  init(talk: Talk, start: Standing, end: Standing) {
    self.talk = talk
    self.start = start
    self.end = end
    let found = end.tasks.values.filter { start.tasks[$0.number] == nil && $0.status != .dropped }
      .sorted { $0.number < $1.number }
    (made, extra) = EndJudge.matched(talk.new, found)
  }

  /// What was wanted and is not there.
  var missing: [Phrase] { made.filter { $0.task == nil }.map(\.wanted) }

  /// Whether its words stand in some task, though not as one of its own.
  func holds(_ wish: Phrase) -> Bool {
    end.tasks.values.contains { task in
      TellingWords(wish.words).areMet(by: TellingWords(task.title + " " + (task.notes ?? "")))
    }
  }

  var wrong: [String] {
    listed + missing.map { "\u{2018}\($0.words)\u{2019} was not made" }
      + made.compactMap { wanted, task in task.flatMap { EndJudge.problem($0, wanted) } }
      + extra.map { "\u{2018}\($0.title)\u{2019} was made" } + facts
  }

  /// The best pairs first, each task for one wish.
  private static func matched(
    _ wanted: [Phrase], _ found: [TaskItem]
  ) -> ([(wanted: Phrase, task: TaskItem?)], extra: [TaskItem]) {
    let titles = found.map { TellingWords($0.title + " " + ($0.notes ?? "")) }
    let pairs = wanted.indices.flatMap { wish in
      found.indices.map { (wish, $0, TellingWords(wanted[wish].words).share(in: titles[$0])) }
    }
    var taken: [Int: Int] = [:]
    for (wish, place, share) in pairs.sorted(by: { $0.2 > $1.2 }) where share >= 0.5 {
      if taken[wish] == nil, !taken.values.contains(place) { taken[wish] = place }
    }
    let made = wanted.indices.map { (wanted: wanted[$0], task: taken[$0].map { found[$0] }) }
    let used = Set(taken.values)
    return (made, found.indices.filter { !used.contains($0) }.map { found[$0] })
  }

  // MARK: - Listed tasks

  private var listed: [String] {
    talk.tasks.compactMap { place in
      guard let before = start.tasks[place.number] else { return nil }
      guard let task = end.tasks[place.number] else { return "#\(place.number) is gone" }
      if let wish = talk.ends.first(where: { $0.number == place.number }) {
        return EndJudge.problem(task, wish.phrase, before: before)
      }
      guard Standing.differs(before, task) else { return nil }
      return "#\(task.number) was to stay and is \(EndJudge.told(task)), was \(EndJudge.told(before))"
    }
  }

  private static func told(_ task: TaskItem) -> String {
    "\(task.status.rawValue) \u{2018}\(task.title)\u{2019} due \(TalkTimes.text(task.due))"
  }

  /// What is wrong with a task, in words.
  private static func problem(_ task: TaskItem, _ wish: Phrase, before: TaskItem? = nil) -> String? {
    let name = "#\(task.number) \u{2018}\(task.title)\u{2019}"
    let state = before == nil ? wish["state"] ?? "there" : wish.words
    guard isState(state, task, wish, before) else {
      return
        "\(name) is \(task.status.rawValue) due \(TalkTimes.text(task.due)), not \(state)\(wish["on"].map { " on \($0)" } ?? "")"
    }
    if let due = wish["due"], !TalkTimes.isSame(task.due, as: due) {
      return "\(name) is due \(TalkTimes.text(task.due)), not \(due)"
    }
    if let until = wish["until"], task.snoozedUntil.map({ TalkTimes.isSame($0, as: until) }) != true {
      return "\(name) is back \(task.snoozedUntil.map(TalkTimes.text) ?? "never away"), not \(until)"
    }
    if let title = wish["title"], TellingWords(title).share(in: TellingWords(task.title)) < 1 {
      return "\(name) is not named \u{2018}\(title)\u{2019}"
    }
    if let note = wish["note"],
      !TellingWords(note).areMet(by: TellingWords(task.title + " " + (task.notes ?? "")))
    {
      return "\(name) has no note \u{2018}\(note)\u{2019}"
    }
    if let rule = wish["repeat"], task.recurrence?.contains(rule) != true {
      return "\(name) repeats \(task.recurrence ?? "never"), not \(rule)"
    }
    if let steps = wish["steps"], task.steps.isEmpty != (steps == "none") {
      return "\(name) has \(task.steps.count) steps"
    }
    return nil
  }

  private static func isState(_ state: String, _ task: TaskItem, _ wish: Phrase, _ before: TaskItem?) -> Bool
  {
    switch state {
    case "done", "dropped", "snoozed": task.status.rawValue == state
    case "open": task.status == .active
    // A new one may be put away till its day.
    case "there": task.status == .active || task.status == .snoozed
    case "later": isLater(task, wish["on"], before)
    default: false
    }
  }

  /// Put off, one way or the other: hidden until then, or due then.
  private static func isLater(_ task: TaskItem, _ day: String?, _ before: TaskItem?) -> Bool {
    guard task.status == .active || task.status == .snoozed else { return false }
    let back = task.status == .snoozed ? task.snoozedUntil : nil
    if let day {
      return [back, task.due?.instant].contains { $0.map { TalkTimes.isSame($0, as: day) } ?? false }
    }
    return back != nil || before.map { $0.skipCount < task.skipCount || $0.due != task.due } ?? false
  }

  // MARK: - Facts

  private var facts: [String] {
    let known = end.facts.map { TellingWords($0.subject + " " + $0.text) }
    let missing = talk.known.filter { wish in !known.contains { TellingWords(wish).share(in: $0) >= 0.6 } }
    let kept = talk.unknown.filter { wish in known.contains { TellingWords(wish).share(in: $0) >= 0.6 } }
    let gone = talk.facts.filter { fact in
      !talk.unknown.contains { TellingWords($0).areMet(by: TellingWords(fact.subject + " " + fact.text)) }
        && !known.contains { TellingWords(fact.subject).share(in: $0) >= 0.6 }
    }
    return missing.map { "\u{2018}\($0)\u{2019} is not remembered" }
      + kept.map { "\u{2018}\($0)\u{2019} is still remembered" }
      + gone.map { "\u{2018}\($0.subject)\u{2019} was forgotten" }
  }
}
