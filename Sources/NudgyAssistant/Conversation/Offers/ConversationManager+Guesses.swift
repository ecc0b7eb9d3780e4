import Foundation
import NudgyCore

// What a model concluded about the user stands in memory as inferred, is asked about once, and stays after a yes.
extension ConversationManager {
  private static let guessesKey = "memory.guesses"
  /// As many answers as are remembered, so that nothing is asked twice.
  private static let mostAsked = 200

  private struct Guesses {
    /// Ids of facts that are still to be asked about.
    var waiting: [String]
    /// What was asked, or is going to be.
    var asked: [String]

    init(_ value: JSONValue?) {
      waiting = (value?["waiting"]?.arrayValue ?? []).compactMap(\.stringValue)
      asked = (value?["asked"]?.arrayValue ?? []).compactMap(\.stringValue)
    }

    var json: JSONValue {
      ["waiting": .array(waiting.map(JSONValue.string)), "asked": .array(asked.map(JSONValue.string))]
    }
  }

  private func keptGuesses() async throws(NudgyError) -> Guesses {
    let text = try await services.conversations.value(for: ConversationManager.guessesKey)
    return Guesses(text.flatMap { JSONReader.value(from: $0) })
  }

  private func save(_ guesses: Guesses) async throws(NudgyError) {
    try await services.conversations.setValue(
      JSONWriter.compact(guesses.json), for: ConversationManager.guessesKey)
  }

  /// Takes facts into memory as inferred, unless they were told or asked about before.
  func note(_ facts: [TalkSummary.Fact]) async {
    guard !facts.isEmpty, var guesses = try? await keptGuesses() else { return }
    for fact in facts {
      let name = "\(fact.subject): \(fact.text)".lowercased()
      guard !guesses.asked.contains(name) else { continue }
      // Kept first: better never asked than asked twice.
      guesses.asked = (guesses.asked + [name]).suffix(ConversationManager.mostAsked)
      guard (try? await save(guesses)) != nil,
        let change = try? await memory.remember(
          subject: fact.subject, text: fact.text, category: fact.category, source: .inferred),
        change.kind != .unchanged, let guess = change.after
      else { continue }
      guesses.waiting.append(guess.id.uuidString)
    }
    // A fact that is never asked about stays marked as inferred.
    try? await save(guesses)
  }

  /// Asks about one guess below the answer, unless something else is being asked.
  func askAboutGuess(_ run: inout TurnRun) async {
    guard services.models.current != nil, run.scope.state.questions.isEmpty, run.scope.state.unheard == nil,
      run.scope.origin == .typed, !Task.isCancelled, var guesses = try? await keptGuesses(),
      !guesses.waiting.isEmpty, let facts = try? await memory.facts()
    else { return }
    var guess: MemoryFact?
    while guess == nil, !guesses.waiting.isEmpty {
      let id = guesses.waiting.removeFirst()
      guess = facts.first { $0.id.uuidString == id && $0.source == .inferred }
    }
    guard (try? await save(guesses)) != nil, let guess else { return }
    run.scope.state.questions = [
      PendingQuestion(
        .guess, .remember(subject: guess.subject, fact: guess.text, category: guess.category),
        executor.writer, numbers: [], choices: AssistantWording.yesOrNo, values: [guess.id.uuidString],
        text: AssistantWording.askAboutGuess(guess))
    ]
  }

  /// Lets go of a guess that was not confirmed.
  func dropGuess(_ question: PendingQuestion) async {
    guard
      let guess = try? await memory.facts().first(where: {
        $0.id.uuidString == question.values.first && $0.source == .inferred
      })
    else { return }
    // Where it cannot be written it stays what it is: marked as inferred.
    try? await memory.apply(MemoryChange(before: guess, after: nil))
  }
}
