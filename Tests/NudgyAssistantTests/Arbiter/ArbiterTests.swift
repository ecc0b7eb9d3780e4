import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Who answers a message: the reading by itself, or a model.
@Suite struct ArbiterTests {
  /// A model that would never answer.
  private func session(_ titles: String..., replies: [ScriptedLLM.Reply] = []) async throws
    -> (session: Session, model: ScriptedLLM)
  {
    let model = ScriptedLLM(replies)
    let session = try Session(model: model)
    for title in titles { try await session.add(title) }
    return (session, model)
  }

  /// What needs nobody else is done without a request, so that a slow server costs nothing.
  @Test(arguments: [
    "what's next?", "done with call mom", "buy milk", "call the dentist tomorrow at 3 and buy dog food",
    "undo", "what's on my list?", "my dentist is Dr. Chen",
    "snooze pay rent till friday", "what time is it?",
  ]) func isDoneAtOnce(_ words: String) async throws {
    let (session, model) = try await session("Call mom", "Pay rent")
    let turn = await session.say(words)
    #expect(model.requests.isEmpty)
    #expect(turn.summary?.brain == .offline)
    #expect(turn.notices.isEmpty)
  }

  @Test func theWholeRoundOfACardNeedsNoNetwork() async throws {
    let (session, model) = try await session("Call mom", "Pay rent")
    for words in ["what's next?", "done", "oops, undo that", "what's next?", "not now, tomorrow morning"] {
      _ = await session.say(words)
    }
    #expect(model.requests.isEmpty)
    #expect(try await session.titles(.upNext) == ["Call mom"])
  }

  @Test(arguments: ["how are you?", "hello", "i'm so tired of all this", "why do i always put things off?"])
  func talkIsTheModels(_ words: String) async throws {
    let (session, model) = try await session("Call mom", replies: [.deltas([.text("I hear you.")])])
    #expect(await session.say(words).text == "I hear you.")
    #expect(model.requests.count == 1)
  }

  /// What is certain stands before a model is asked, and is told to it.
  @Test func whatIsCertainIsDoneFirst() async throws {
    let (session, model) = try await session(replies: [.deltas([.text("Rest a little.")])])
    let turn = await session.say("buy milk. i'm so overwhelmed")
    #expect(turn.receipts == ["✓ Added #1 🥛 Buy milk"])
    #expect(turn.text == "Rest a little.")
    let told = (model.requests.first?.messages ?? []).compactMap { message in
      if case .user(let text) = message { text } else { nil }
    }
    #expect(told.dropLast().last?.contains("✓ Added #1 🥛 Buy milk") == true)
    #expect(told.last == "buy milk. i'm so overwhelmed")
  }

  @Test func whatIsCertainStandsWhenTheModelFails() async throws {
    let (session, _) = try await session(replies: [.failing([], .timedOut)])
    let turn = await session.say("buy milk. i'm so overwhelmed")
    #expect(turn.receipts == ["✓ Added #1 🥛 Buy milk"])
    #expect(turn.notices.count == 1)
    #expect(turn.summary?.brain == .offline)
  }

  @Test func whatStandsAlreadyIsNotMadeTwice() async throws {
    let again = LLMDelta.toolCall(
      ToolCall(id: "abc123xyz", name: "create_tasks", arguments: ["items": [["title": "Get some milk"]]]))
    let (session, _) = try await session(replies: [.deltas([again]), .deltas([.text("Sleep well.")])])
    let turn = await session.say("buy milk. i'm so overwhelmed")
    #expect(turn.receipts == ["✓ Added #1 🥛 Buy milk"])
    #expect(turn.text == "Sleep well.")
  }

  /// What no word of the person's stands for waits for a yes.
  @Test func whatAModelMakesUpIsAskedAbout() async throws {
    let own = LLMDelta.toolCall(
      ToolCall(id: "abc123xyz", name: "create_tasks", arguments: ["items": [["title": "Buy a boat"]]]))
    let (session, _) = try await session(replies: [.deltas([own]), .deltas([.text("A boat helps.")])])
    let turn = await session.say("i'm so tired of all this")
    #expect(turn.receipts.isEmpty)
    #expect(turn.questions.map(\.text) == ["The model wants to add 'Buy a boat'. Go ahead?"])
    _ = await session.say("yes")
    #expect(try await session.titles(.upNext) == ["Buy a boat"])
  }

  @Test func whatAModelOfferedMayBeAgreedTo() async throws {
    let offered = LLMDelta.toolCall(
      ToolCall(id: "abc123xyz", name: "create_tasks", arguments: ["items": [["title": "Book a massage"]]]))
    let (session, _) = try await session(replies: [
      .deltas([.text("Shall I put down to book a massage?")]), .deltas([offered]),
      .deltas([.text("It's there.")]),
    ])
    _ = await session.say("i'm so tired of all this")
    let turn = await session.say("hm, yes, why not")
    #expect(turn.questions.isEmpty)
    #expect(try await session.titles(.upNext) == ["Book a massage"])
  }

  @Test func whatIsClaimedAndNotDoneIsSaid() async throws {
    let (session, _) = try await session(replies: [.deltas([.text("I've added it!")])])
    #expect(await session.say("how are you?").notices == [AssistantWording.claimWithoutChange])
  }

  // MARK: - Trust

  private static let doubtful = "dentist is sorted i think"

  /// What a model that never called anything passes over is done as without it.
  @Test func theReadingStandsInForOneThatOnlyTalks() async throws {
    let (session, model) = try await session("Call the dentist", replies: [.deltas([.text("Is it?")])])
    let turn = await session.say(Self.doubtful)
    #expect(model.requests.count == 1)
    #expect(turn.receipts == ["✓ Done #1 Call the dentist"])
  }

  /// One that is known to call the tools has decided, and the person is asked.
  @Test func whatAProvenModelPassesOverIsAskedAbout() async throws {
    let look = LLMDelta.toolCall(ToolCall(id: "abc123xyz", name: "whats_next", arguments: [:]))
    let hello = [ScriptedLLM.Reply.deltas([look]), .deltas([.text("Hi.")])]
    let (session, _) = try await session(
      "Call the dentist", replies: hello + hello + [.deltas([.text("Is it?")])])
    for _ in 0..<2 { _ = await session.say("how are you?") }
    let turn = await session.say(Self.doubtful)
    #expect(turn.receipts.isEmpty)
    #expect(turn.questions.map(\.text) == ["Tick off \"Call the dentist\"?"])
    #expect(await session.say("yes").receipts == ["✓ Done #1 Call the dentist"])
  }

  /// What it did in its own way is not asked about.
  @Test func whatTheModelDidIsSettled() async throws {
    let drop = LLMDelta.toolCall(ToolCall(id: "abc123xyz", name: "drop_task", arguments: ["task": "#1"]))
    let (session, _) = try await session(
      "Call the dentist", replies: [.deltas([drop]), .deltas([.text("Gone.")])])
    try await session.trustModel()
    let turn = await session.say(Self.doubtful)
    #expect(turn.receipts == ["✓ Let go of #1 Call the dentist"])
    #expect(turn.questions.isEmpty)
  }

  @Test func trustIsEarnedByCallsAndLostBySilence() {
    var trust = ToolTrust()
    #expect(!trust.isProven)
    for _ in 0..<2 { trust.note(called: true, owed: false) }
    #expect(trust.isProven)
    trust.note(called: false, owed: false)
    #expect(trust.isProven)
    trust.note(called: false, owed: true)
    #expect(!trust.isProven)
    #expect(ToolTrust(score: 99) == ToolTrust(score: 8))
    #expect(ToolTrust(score: -99) == ToolTrust(score: -4))
  }

  @Test func whoWantsWhatNobodyAskedForIsLetTalk() {
    var trust = ToolTrust()
    for _ in 0..<2 { trust.note(called: false, owed: true) }
    #expect(!trust.isLost)
    for _ in 0..<2 { trust.note(called: true, owed: false, overstepped: true) }
    #expect(trust.isLost && !trust.isProven)
  }
}
