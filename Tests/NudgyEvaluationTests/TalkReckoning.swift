import NudgyEvaluation

/// What the calls of a talk come to by their names alone, to be held against the ends that its writer put down.
struct TalkReckoning {
  private struct State {
    var listed: [Int: String] = [:]
    var made: [(title: String, state: String)] = []
  }

  private let talk: Talk
  private var now = State()
  private var before: [State] = []
  private var after: [State] = []

  init(_ talk: Talk) {
    self.talk = talk
    for turn in talk.turns { take(turn.doings) }
  }

  /// What does not fit together, in words.
  var problems: [String] { listedProblems + newProblems }

  private mutating func take(_ doings: [Doing]) {
    let start = now
    for doing in doings {
      switch doing.verb {
      case .undo:
        if let last = before.popLast() {
          after.append(now)
          now = last
        }
        return
      case .redo:
        if let next = after.popLast() { now = next }
        return
      case .create: now.made.append((doing.phrase.words, "open"))
      default: if let state = TalkReckoning.state(after: doing) { set(state, by: doing) }
      }
    }
    if doings.contains(where: { $0.verb == .create || $0.isOnTask }) { before.append(start) }
  }

  private static func state(after doing: Doing) -> String? {
    switch doing.verb {
    case .complete: "done"
    case .drop: "dropped"
    case .reopen: "open"
    case .snooze: "later"
    case .update: doing.phrase["due"] == nil ? nil : "moved"
    default: nil
    }
  }

  private mutating func set(_ state: String, by doing: Doing) {
    if let number = doing.number {
      now.listed[number] = state
      return
    }
    let words = TellingWords(doing.phrase.words)
    let shares = now.made.map { $0.state == "open" ? words.share(in: TellingWords($0.title)) : 0 }
    guard let best = shares.max(), best >= 0.5, let place = shares.lastIndex(of: best) else {
      return now.made.append(("no task \u{2018}\(doing.phrase.words)\u{2019}", "unknown"))
    }
    now.made[place].state = state == "moved" ? "open" : state
  }

  private var listedProblems: [String] {
    talk.tasks.compactMap { task in
      let end = talk.ends.last { $0.number == task.number }?.phrase.words ?? "open"
      let reckoned = now.listed[task.number] ?? "open"
      let fits =
        end == reckoned || reckoned == "later" && end == "snoozed"
        || reckoned == "moved" && (end == "open" || end == "later")
      return fits ? nil : "#\(task.number) is \(reckoned) by the calls and \(end) in the end"
    }
  }

  private var newProblems: [String] {
    var left = now.made.filter { $0.state != "dropped" }
    var problems: [String] = []
    let again = talk.tasks.filter { $0.phrase["repeat"] != nil }.map { TellingWords($0.phrase.words) }
    for wish in talk.new {
      let words = TellingWords(wish.words)
      if let place = left.firstIndex(where: { words.share(in: TellingWords($0.title)) == 1 }) {
        let state = left.remove(at: place).state
        if state != wish["state"] ?? "open" {
          problems.append("\u{2018}\(wish.words)\u{2019} is \(state) by the calls")
        }
      } else if !again.contains(where: words.areMet) {
        problems.append("no call makes \u{2018}\(wish.words)\u{2019}")
      }
    }
    return problems + left.map { "\u{2018}\($0.title)\u{2019} has no end" }
  }
}
