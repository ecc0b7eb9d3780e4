import NudgyAssistant
import NudgyCore

/// Holds a talk that was played against what its writer says is right.
struct Judge {
  let talk: Talk
  let turns: [Stage.PlayedTurn]

  var verdict: Verdict {
    guard let end = turns.last?.after, let start = turns.first?.before else { return Verdict() }
    var verdict = Verdict()
    let ends = EndJudge(talk: talk, start: start, end: end)
    verdict.wrong = ends.wrong
    verdict.lost = ends.missing.filter { !isTold($0) && !ends.holds($0) }
      .map { "\u{2018}\($0.words)\u{2019} is neither there nor asked about" }
    for turn in turns {
      verdict.unasked += unaskedTasks(turn) + unaskedFacts(turn)
      if turn.isClaimed, !turn.after.isChanged(since: turn.before), !isPutRight(turn) {
        verdict.untrue.append("\u{2018}\(turn.words.prefix(50))\u{2019} was said to be done")
      }
    }
    return verdict
  }

  // MARK: - Changes that nobody asked for

  private func unaskedTasks(_ turn: Stage.PlayedTurn) -> [String] {
    let doings = talk.turns[...turn.index].flatMap(\.doings)
    // What is taken back was done before; the turn after may be the yes to it.
    let latest = talk.turns[max(0, turn.index - 1)...turn.index].flatMap(\.doings)
    guard !latest.contains(where: { $0.verb == .undo || $0.verb == .redo }) else { return [] }
    return turn.after.changed(since: turn.before).filter { task in !doings.contains { $0.isOn(task) } }
      .map { "#\($0.number) \($0.title): \(Judge.change($0, turn.after.tasks[$0.number]))\(Judge.at(turn))" }
  }

  private static func change(_ before: TaskItem, _ after: TaskItem?) -> String {
    guard let after else { return "gone" }
    if before.status != after.status { return after.status.rawValue }
    if before.title != after.title { return "renamed \u{2018}\(after.title)\u{2019}" }
    if before.due != after.due { return "due \(TalkTimes.text(after.due))" }
    if before.skipCount != after.skipCount { return "skipped" }
    return "changed"
  }

  private func unaskedFacts(_ turn: Stage.PlayedTurn) -> [String] {
    let doings = talk.turns[...turn.index].flatMap(\.doings)
    let mayForget = doings.contains { [.forget, .remember, .undo, .redo].contains($0.verb) }
    let gone = turn.before.facts.filter { fact in !turn.after.facts.contains { $0.id == fact.id } }
    // What is known of a person goes into every prompt from then on.
    let learnt = turn.after.facts.filter { fact in
      !turn.before.facts.contains { $0.id == fact.id } && !doings.contains { $0.verb == .remember }
    }
    return (mayForget ? [] : gone.map { "forgot \u{2018}\($0.subject)\u{2019}\(Judge.at(turn))" })
      + learnt.map { "learnt \u{2018}\($0.text)\u{2019}\(Judge.at(turn))" }
  }

  private static func at(_ turn: Stage.PlayedTurn) -> String {
    " at \u{2018}\(turn.words.prefix(50).replacing("\n", with: " "))\u{2019}"
  }

  // MARK: - What was told

  /// Whether some turn asked about it, or told of it in words that are no model's.
  private func isTold(_ phrase: Phrase) -> Bool {
    let wanted = TellingWords(phrase.words)
    return turns.contains { turn in Judge.told(turn).contains { wanted.areMet(by: TellingWords($0)) } }
  }

  private static func told(_ turn: Stage.PlayedTurn) -> [String] {
    turn.events.compactMap { event in
      switch event {
      case .question(let question): ([question.text] + question.choices).joined(separator: " ")
      case .notice(let notice): notice.text
      case .text(let text): turn.isOfModel ? nil : text
      default: nil
      }
    }
  }

  /// A question or a notice says that it is not done.
  private func isPutRight(_ turn: Stage.PlayedTurn) -> Bool {
    turn.events.contains { event in
      switch event {
      case .question, .notice, .memo: true
      default: false
      }
    }
  }
}
