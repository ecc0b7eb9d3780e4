import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What was said earlier goes into memory, with a model's help or without.
@Suite struct OlderTalkTests {
  /// About 400 tokens.
  private static let long =
    "My sister Ana moves to Lisbon. " + String(repeating: "so much to think of ", count: 78)

  private static func summary(_ text: String, facts: String = "[]") -> ScriptedLLM.Reply {
    .deltas([.text(#"{"summary":"\#(text)","facts":\#(facts)}"#), .finished(.complete)])
  }

  private static let answers = Array(
    repeating: ScriptedLLM.Reply.deltas([.text("I see."), .finished(.complete)]), count: 7)

  private static func words(of request: LLMRequest) -> [String] {
    request.messages.compactMap { if case .user(let text) = $0 { text } else { nil } }
  }

  /// A chat in which more was said than may stay unsummed.
  private func talked(
    then replies: [ScriptedLLM.Reply], budget: DailyBudget = DailyBudget()
  ) async throws -> (session: Session, model: ScriptedLLM) {
    let model = ScriptedLLM(Array(Self.answers.prefix(6)) + replies)
    let session = try Session(model: model, budget: budget)
    for turn in 0..<6 { _ = await session.say("\(turn): how are you? " + Self.long) }
    #expect(model.requests.count == 6)
    return (session, model)
  }

  private func summaries(_ session: Session) async throws -> [String] {
    try await session.engine.memory.summaries().map(\.text)
  }

  @Test func theModelSumsUpBetweenTwoTurns() async throws {
    let (session, model) = try await talked(then: [Self.summary("Ana moves."), .deltas([.text("Hi.")])])
    await session.engine.tidyUp()
    #expect(try await summaries(session) == ["Ana moves."])
    let request = try #require(model.requests.last)
    #expect(request.form == TalkSummarizer.form)
    guard case .user(let told)? = request.messages.last else {
      Issue.record("no talk")
      return
    }
    // The oldest turns, and not the latest.
    #expect(told.contains("User: 0: how are you?"))
    #expect(told.contains("Nudgy: I see."))
    #expect(!told.contains("5: how are you?"))
    // Nothing more is due, and the next prompt knows.
    await session.engine.tidyUp()
    #expect(model.requests.count == 7)
    _ = await session.say("hello")
    let said = try Self.words(of: #require(model.requests.last))
    #expect(said.contains { $0.hasPrefix("<nudgy>") && $0.contains("Ana moves.") })
    // A summary takes the place of what it sums up.
    #expect(!said.contains { $0.contains("0: how are you?") })
    #expect(said.contains { $0.contains("5: how are you?") })
  }

  @Test func littleTalkStaysAsItIs() async throws {
    let model = ScriptedLLM(Self.answers)
    let session = try Session(model: model)
    _ = await session.say("how are you?")
    await session.engine.tidyUp()
    #expect(model.requests.count == 1)
    #expect(try await summaries(session).isEmpty)
  }

  @Test(arguments: [
    ScriptedLLM.Reply.failing([], .unreachable), .deltas([.text("No."), .finished(.complete)]),
  ]) func withoutAModelsSummaryTheUserIsQuoted(_ reply: ScriptedLLM.Reply) async throws {
    let (session, _) = try await talked(then: [reply])
    await session.engine.tidyUp()
    let kept = try await summaries(session)
    #expect(kept.count == 1)
    #expect(kept.first?.contains("0: how are you? My sister Ana moves to Lisbon.") == true)
  }

  @Test func aSpentBudgetAsksNobody() async throws {
    let (session, model) = try await talked(then: [], budget: DailyBudget(calls: 6))
    await session.engine.tidyUp()
    #expect(model.requests.count == 6)
    #expect(try await summaries(session).count == 1)
  }

  @Test func aNewMessageEndsTheAskingAndLosesNothing() async throws {
    let (session, model) = try await talked(then: [.endless([.text("{")]), Self.summary("Ana moves.")])
    let engine = session.engine
    let task = Task { await engine.tidyUp() }
    try await Patience.whileOthersGoOn { model.requests.count >= 7 }
    task.cancel()
    await task.value
    #expect(try await summaries(session).isEmpty)
    await session.engine.tidyUp()
    #expect(try await summaries(session) == ["Ana moves."])
  }

  /// Whoever never pauses has what no prompt has room for quoted.
  @Test func nothingIsCutBeforeItIsSummedUp() async throws {
    let (session, model) = try await talked(
      then: Array(repeating: .deltas([.text("I see."), .finished(.complete)]), count: 3))
    for turn in 6..<8 { _ = await session.say("\(turn): how are you? " + Self.long) }
    #expect(try await summaries(session).isEmpty)
    _ = await session.say("hello")
    #expect(try await summaries(session).count == 1)
    let said = try Self.words(of: #require(model.requests.last))
    #expect(said.contains { $0.hasPrefix("<nudgy>") && $0.contains("The user said: \u{201C}") })
  }

  @Test func earlierConversationsAreQuotedAndNotSent() async throws {
    let (first, _) = try await talked(then: [])
    let model = ScriptedLLM(Self.answers)
    let second = try Session(model: model, folder: first.folder, lastID: 128)
    _ = await second.say("how are you?")
    await second.engine.tidyUp()
    #expect(model.requests.count == 1)
    #expect(try await summaries(second).count == 1)
  }

  // MARK: - Facts

  private static let facts = """
    [{"subject":"sister","fact":"Ana","category":"person"},\
    {"subject":"dog","fact":"Rex","category":"person"}]
    """

  /// A chat that asks about a guess below its answer.
  private func guessed(then replies: [ScriptedLLM.Reply] = []) async throws -> Session {
    let (session, _) = try await talked(
      then: [Self.summary("Ana moves.", facts: Self.facts), .deltas([.text("Hi.")])] + replies)
    await session.engine.tidyUp()
    // What was never said is no fact, and the other one is marked.
    #expect(try await session.engine.memory.facts().map(\.source) == [.inferred])
    let turn = await session.say("hello")
    #expect(turn.questions.map(\.text) == ["I think your sister is Ana. Shall I remember that?"])
    return session
  }

  @Test func aYesKeepsIt() async throws {
    let session = try await guessed()
    #expect(await session.say("yes").memos == ["✓ Remembered: Your sister is Ana."])
    #expect(try await session.engine.memory.facts().map(\.source) == [.told])
  }

  @Test(arguments: ["no", "how are you?"]) func anythingElseLetsItGo(_ answer: String) async throws {
    let session = try await guessed(then: [.deltas([.text("Fine.")])])
    let turn = await session.say(answer)
    #expect(turn.questions.isEmpty)
    #expect(try await session.engine.memory.facts().isEmpty)
  }

  @Test func itIsAskedOnce() async throws {
    let more = Array(Self.answers.prefix(6)) + [Self.summary("Again.", facts: Self.facts)] + Self.answers
    let session = try await guessed(then: more)
    _ = await session.say("no")
    for turn in 0..<6 { _ = await session.say("\(turn): how are you now? " + Self.long) }
    await session.engine.tidyUp()
    #expect(try await summaries(session).last == "Again.")
    #expect(await session.say("hello").questions.isEmpty)
    #expect(try await session.engine.memory.facts().isEmpty)
  }

  @Test func whatWasToldIsNotGuessed() async throws {
    let (session, _) = try await talked(
      then: [Self.summary("Ana moves.", facts: Self.facts), .deltas([.text("Hi.")])])
    _ = try await session.engine.memory.remember(
      subject: "sister", text: "Maria", category: "person", source: .told)
    await session.engine.tidyUp()
    #expect(await session.say("hello").questions.isEmpty)
    #expect(try await session.engine.memory.facts().map(\.text) == ["Maria"])
  }
}
