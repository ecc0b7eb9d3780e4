import NudgyCore

// The program's own notes in a prompt.
extension PromptWording {
  /// Lines of a deed that a later prompt tells.
  private static let mostLines = 6
  /// Characters of one.
  private static let longestLine = 120

  /// Marked so that no words of the user's can pass for it.
  static func note(_ lines: [String]) -> String {
    "<nudgy>\n\(lines.map(plain).joined(separator: "\n"))\n</nudgy>"
  }

  static let answerInWords = note([AssistantWording.toolRoundsSpent])

  static func done(_ lines: [String]) -> String { note(["Done:"] + few(lines)) }

  static func moment(day: String, time: String, zone: String) -> String { "Now: \(day), \(time) (\(zone))." }

  static func counts(_ counts: BoardCounts) -> String {
    "The board: \(counts.upNext) up next, \(counts.snoozed) snoozed, \(counts.doneToday) done today."
  }

  static func card(_ line: String) -> String { "The card on the table: \(line)" }

  static func asked(_ question: Question) -> String {
    let choices = question.choices.enumerated().map { "\($0.offset + 1) \($0.element)" }
    return "Asked and still open: \(shortened(question.text, to: 2 * longestLine))"
      + (choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))")
  }

  static func lastDone(_ receipts: [String]) -> String {
    "Last done: " + receipts.prefix(3).joined(separator: "; ")
  }

  static func mood(_ energy: EnergyLevel?, _ minutes: Int?) -> String? {
    let parts = [energy.map { "energy \($0.rawValue)" }, minutes.map { "\($0) minutes" }].compactMap(\.self)
    return parts.isEmpty ? nil : "At hand: " + parts.joined(separator: ", ")
  }

  static func voices(_ names: [String], current: String) -> String {
    "Voices: " + names.map { $0 == current ? "\($0) (now)" : $0 }.joined(separator: ", ")
  }

  /// What a call did, in the lines that later prompts tell; none where it did nothing.
  static func deed(_ outcome: ToolOutcome) -> [String] {
    few(lines(outcome)).map { shortened($0, to: longestLine) }
  }

  private static func lines(_ outcome: ToolOutcome) -> [String] {
    switch outcome {
    case .changed(let receipts, _): receipts.map(\.text)
    case .next(let answer): [answer.map { "Card: " + named($0.task) } ?? "Nothing is open."]
    case .tasks(let listing): listing.tasks.isEmpty ? ["Found nothing."] : listing.tasks.map(named)
    case .brokenDown(let receipt), .stepDone(let receipt), .drafted(let receipt, _): [receipt.text]
    case .draftKept(let draft): ["Draft: " + PlainText.singleLine(draft.body)]
    case .remembered(let fact, _): ["Remembered: " + MemoryWording.sentence(fact)]
    case .recalled(_, let facts): facts.isEmpty ? ["Nothing known."] : facts.map(MemoryWording.sentence)
    case .forgot(let facts): ["Forgotten: " + facts.map(\.subject).joined(separator: ", ")]
    case .personaSet(let name): ["Voice: " + name]
    case .moodNoted(let energy, let minutes): [mood(energy, minutes) ?? "Noted."]
    case .asked(let question): [asked(question)]
    case .held: ["Waits for the user's yes; nothing was changed."]
    case .failed: []
    }
  }

  private static func named(_ task: TaskItem) -> String { "#\(task.number) \(task.title)" }

  private static func few(_ lines: [String]) -> [String] {
    lines.count > mostLines
      ? lines.prefix(mostLines - 1) + ["and \(lines.count - mostLines + 1) more"] : lines
  }

  static func shortened(_ text: String, to count: Int) -> String {
    let line = PlainText.singleLine(String(text.prefix(2 * count)))
    return line.count > count ? line.prefix(count - 1) + "\u{2026}" : line
  }

  /// The whole sentences of a text that have room, and the first one at least in part.
  static func excerpt(of text: String, tokens: Int) -> String {
    guard TokenEstimate.tokens(text) > tokens else { return text }
    var end = text.startIndex
    var index = text.startIndex
    while let stop = text[index...].firstIndex(where: { ".!?".contains($0) }) {
      index = text.index(after: stop)
      let isEnd = index == text.endIndex || text[index].isWhitespace
      guard isEnd else { continue }
      guard TokenEstimate.tokens(String(text[..<index])) <= tokens else { break }
      end = index
    }
    return end > text.startIndex ? String(text[..<end]) : String(text.prefix(4 * tokens))
  }

  // MARK: - The reading

  static func doneAlready(_ receipts: [String]) -> String {
    "Done for this already, and seen by the user; don't repeat it: "
      + receipts.joined(separator: " ")
  }

  static func reading(_ acts: [String]) -> String {
    "Perhaps meant, by the program's reading: \(acts.joined(separator: "; "))"
  }

  static func unplaced(_ texts: [String]) -> String {
    "Not placed yet: " + texts.map { "\u{201C}\($0)\u{201D}" }.joined(separator: ", ")
  }

  /// What the program did with the words, for a model that only talks.
  static func happened(_ facts: [String]) -> [String] {
    facts.isEmpty
      ? ["Nothing was changed for the user's words."]
      : ["What the program did with the user's words, seen by the user; don't repeat it:"] + facts
  }
}
