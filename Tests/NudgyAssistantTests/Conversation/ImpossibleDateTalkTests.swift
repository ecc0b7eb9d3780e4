import NudgyCore
import NudgyLanguage
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A date that cannot be, in conversation: told with the nearest one; nothing is moved, renamed or lost by it.
@Suite struct ImpossibleDateTalkTests {
  struct Talk: Sendable, CustomTestStringConvertible {
    let messages: [String]
    let notice: String
    var titles = ["Call mom"]
    var testDescription: String { messages.joined(separator: " / ") }
  }

  private static let february = "There is no February 30. Did you mean February 28?"

  static let talks = [
    Talk(messages: ["call mom tomorrow", "no, feb 30"], notice: february),
    Talk(messages: ["call mom tomorrow", "move it to feb 30"], notice: february),
    Talk(messages: ["call mom tomorrow", "feb 30"], notice: february),
    Talk(messages: ["call mom tomorrow", "what's next?", "feb 30"], notice: february),
    Talk(messages: ["call mom tomorrow", "snooze it until feb 30"], notice: february),
    Talk(messages: ["call mom tomorrow", "snooze call mom until feb 30 at 5pm"], notice: february),
    Talk(
      messages: ["call mom tomorrow", "make it april 31st"],
      notice: "There is no April 31. Did you mean April 30?"),
    Talk(
      messages: ["call mom tomorrow", "actually 25:99"],
      notice: "No clock shows '25:99'. Did you mean 11:59 PM?"),
    Talk(
      messages: ["call mom tomorrow", "no, 2026-02-31"],
      notice: "There is no February 31 in 2026. Did you mean February 28?"),
    Talk(
      messages: ["call mom tomorrow", "change call mom to 2026-13-05"],
      notice: "There is no month 13. Did you mean December 5?"),
    Talk(
      messages: ["call mom tomorrow", "i meant the 32nd"],
      notice: "No month has a day 32. Did you mean the 31st?"),
    Talk(
      messages: ["call mom tomorrow", "move mom to 13/45"],
      notice: "There is no month 13. Did you mean December 31?"),
    Talk(
      messages: ["call mom tomorrow", "snooze call mom for 999999999 days"],
      notice: "'for 999999999 days' is beyond my calendar. It runs from the year 1 to the year 9999."),
    Talk(
      messages: ["call mom tomorrow", "snooze it for -5 minutes"],
      notice: "'-5 minutes' is not ahead of now. Try 'in 20 minutes' or 'tomorrow'."),
  ]

  @Test(arguments: talks) func movesNothing(_ talk: Talk) async throws {
    let session = try Session()
    var last = Session.Turn()
    for message in talk.messages { last = await session.say(message) }
    #expect(last.notices.contains(talk.notice), "\(last.events)")
    #expect(try await session.titles(.upNext).sorted() == talk.titles)
    #expect(
      try await session.engine.task("#1").due
        == .day(try #require(CivilDate(iso: "2026-11-21")), in: TestWorld.newYork))
  }

  @Test(arguments: [
    ("call mom feb 30", "Call mom feb 30"), ("on feb 30 call bob", "On feb 30 call bob"),
    ("pay rent by april 31st", "Pay rent by april 31st"), ("remind me feb 30 to pay rent", nil),
  ])
  func keepsTheWordsOfATask(_ message: String, _ title: String?) async throws {
    let session = try Session()
    let turn = await session.say(message)
    #expect(turn.notices.count == 1, "\(turn.events)")
    let task = try await session.engine.task("#1")
    if let title { #expect(task.title == title) }
    #expect(task.title.contains("30") || task.title.contains("31st"))
    #expect(task.due == nil)
    #expect(task.sourceText == message)
  }

  @Test func aQuestionWaitsOn() async throws {
    let session = try Session()
    _ = await session.say("call mom")
    let asked = await session.say("snooze mom")
    #expect(asked.questions.count == 1)
    let refused = await session.say("feb 30")
    #expect(refused.notices == [Self.february])
    _ = await session.say("2")
    #expect(try await session.engine.task("#1").snoozedUntil != nil)
  }

  /// What a model or a command hands to the tools.
  @Test(arguments: [
    "2026-02-31", "2026-02-31T10:00:00-05:00", "feb 30", "25:99", "in -5 minutes",
    "9999-12-31T23:59:00-12:00",
    "0001-01-01T00:00:00+14:00", "in 999999999 days",
  ])
  func toolsRefuse(_ text: String) throws {
    let times = TimeArgument(now: TestWorld.now, calendar: TestWorld.newYork, readsDayFirst: false)
    for read in [{ _ = try times.due(text) }, { _ = try times.returnTime(text) }] {
      let error = #expect(throws: NudgyError.self) { try read() }
      guard case .noSuchTime = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test(
    arguments: [
      ["task": "#1", "title": "feb 30"], ["task": "#1", "due": "2026-02-30"],
      ["task": "#1", "replacement": "feb 30", "replaced": "mom"],
    ] as [JSONValue])
  func aModelIsToldAsWell(_ change: JSONValue) async throws {
    let update = ToolCall(
      id: "abc123xyz", name: ToolName.updateTask.rawValue, arguments: change)
    let model = ScriptedLLM([.deltas([.toolCall(update)]), .deltas([.text("Which day?")])])
    let session = try Session(model: model)
    try await session.add("Call mom")
    _ = await session.say("put it on the day before march, the thirtieth")
    let results = try #require(model.requests.last).messages.compactMap { message in
      if case .toolResult(_, let content) = message { content } else { nil }
    }
    #expect(results.contains { $0.contains("Did you mean February 28?") }, "\(results)")
    #expect(try await session.engine.task("#1").title == "Call mom")
    #expect(try await session.engine.task("#1").due == nil)
  }

  @Test(arguments: ["feb 30", "2026-02-31", "25:99"])
  func noTaskIsRenamedToOne(_ text: String) async throws {
    let session = try Session()
    try await session.add("Call mom")
    await #expect(throws: NudgyError.self) { try await session.engine.edit("1", text) }
    #expect(try await session.engine.task("1").title == "Call mom")
    #expect(try await session.engine.edit("1", "24/7").first?.task?.title == "24/7")
  }
}
