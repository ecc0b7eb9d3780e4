import NudgyAssistant
import NudgyCore

/// The person, when Nudgy asks: says yes to what is right, picks what was meant, and leaves other questions alone.
struct Answerer {
  /// What is right by now and does not stand yet.
  let wanted: [Doing]
  let standing: Standing

  /// The answer; nil where the person just goes on.
  func answer(to question: Question) -> String? {
    if question.choices.contains(where: { $0.lowercased() == "yes" }) {
      return isWholly(question.text) ? "yes" : nil
    }
    // Choices with numbers are tasks that are there; the others are words to keep.
    let isOfTasks = question.choices.contains { $0.hasPrefix("#") }
    let places = isOfTasks ? [] : kept(wanted.filter { $0.verb == .create }, of: question.choices)
    guard places.isEmpty else {
      return places.count == question.choices.count
        ? "yes" : places.map { "\($0 + 1)" }.joined(separator: " and ")
    }
    guard isOfKind(question.text) else { return nil }
    return question.choices.firstIndex { choice in wanted.contains { isNamed($0, in: choice) } }
      .map { "\($0 + 1)" }
  }

  // MARK: - Yes or no

  /// Whether all that a yes would do is right.
  private func isWholly(_ text: String) -> Bool {
    guard wanted.contains(where: { isNamed($0, in: text) }), !text.lowercased().contains(" more") else {
      return false
    }
    return mentioned(in: text).allSatisfy { task in
      wanted.contains { $0.isOn(task) || $0.verb == .undo || $0.verb == .create }
    } && isOfKind(text)
  }

  private func mentioned(in text: String) -> [TaskItem] {
    let text = text.lowercased()
    return standing.tasks.values.filter { text.contains($0.title.lowercased()) }
      .sorted { $0.title.count > $1.title.count }
  }

  private func isNamed(_ doing: Doing, in text: String) -> Bool {
    let words = TellingWords(text)
    if doing.verb == .create { return TellingWords(doing.phrase.words).areMet(by: words) }
    if doing.verb == .undo { return text.lowercased().contains("take back") }
    return standing.tasks.values.contains {
      doing.isOn($0) && TellingWords($0.title).share(in: words) >= 0.6
    }
  }

  /// What a question says it is about to do, by what may be right.
  private static let signs: [(verbs: Set<Doing.Verb>, words: [String])] = [
    ([.complete], ["tick", "done", "finish"]), ([.drop], ["let go", "drop"]),
    ([.snooze, .update, .skip], ["put", "move", "set aside", "due", "change", "note", "rename"]),
    ([.reopen], ["bring back", "back on", "reopen"]), ([.undo, .redo], ["take back", "undo"]),
    ([.forget], ["forget"]), ([.remember], ["remember"]), ([.create], ["add ", "keep"]),
  ]

  /// Whether the question speaks of doing only what is right to do; titles are no words of its own.
  private func isOfKind(_ text: String) -> Bool {
    var frame = text.lowercased()
    for task in mentioned(in: text) { frame = frame.replacing(task.title.lowercased(), with: "") }
    // Taking back the last change is no change of its own.
    if frame.contains("take back") { return wanted.contains { $0.verb == .undo } }
    return Answerer.signs.filter { sign in sign.words.contains { frame.contains($0) } }
      .allSatisfy { sign in wanted.contains { sign.verbs.contains($0.verb) } }
  }

  // MARK: - Things to keep

  /// For each thing the person wanted, the choice that comes nearest.
  private func kept(_ wanted: [Doing], of choices: [String]) -> [Int] {
    let texts = choices.map { TellingWords($0) }
    let places = wanted.compactMap { doing -> Int? in
      let title = TellingWords(doing.phrase.words)
      return texts.indices.filter { title.areMet(by: texts[$0]) || texts[$0].areMet(by: title) }
        .max { title.share(in: texts[$0]) < title.share(in: texts[$1]) }
    }
    return Set(places).sorted()
  }
}
