import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A model with a small window, and whole conversations through the small set.
@Suite struct SmallToolTests {
  private func call(_ name: String, _ arguments: JSONValue, id: String = "abc123xyz") -> LLMDelta {
    .toolCall(ToolCall(id: id, name: name, arguments: arguments))
  }

  private static let there = ScriptedLLM.Reply.deltas([.text("There.")])

  @Test func aDayThroughSmallTools() async throws {
    let turns: [(said: String, call: LLMDelta, receipts: [String])] = [
      (
        "i should get bread and ring ana on friday",
        call("add_tasks", ["tasks": [["title": "Buy bread"], ["title": "Ring Ana", "due": "friday 5pm"]]]),
        ["✓ Added #1 Buy bread", "✓ Added #2 Ring Ana · today 5:00 PM"]
      ),
      ("the bread is in the bag", call("finish", ["task": "bread"]), ["✓ Done #1 Buy bread"]),
      (
        "ana can wait until monday", call("later", ["task": "#2", "until": "monday"]),
        ["✓ Snoozed #2 Ring Ana · back Monday 9:00 AM · still due Nov 27 5:00 PM"]
      ),
      (
        "ring ana and ben, not only ana", call("change", ["task": "#2", "title": "Ring Ana and Ben"]),
        ["✓ Changed #2 Ring Ana and Ben"]
      ),
      (
        "ana is history", call("change", ["task": "ana", "status": "dropped"]),
        ["✓ Let go of #2 Ring Ana and Ben"]
      ),
      ("oops, undo that", call("undo", [:]), ["✓ Undid letting go of: #2 Ring Ana and Ben"]),
    ]
    let model = ScriptedLLM(turns.flatMap { [.deltas([$0.call]), Self.there] }, window: 4096)
    let session = try Session(model: model, modelLeads: true)
    for turn in turns {
      let answer = await session.say(turn.said)
      #expect(answer.summary?.brain == .model)
      #expect(
        answer.plainReceipts.map { String($0.prefix(24)) } == turn.receipts.map { String($0.prefix(24)) })
    }
    #expect(model.requests.count == 2 * turns.count)
    for request in model.requests { #expect(request.tools == ToolSet.small.schemas) }
  }

  static let attempts: [(String, JSONValue)] = [
    ("finish", ["task": "#1 #2 #3 #4"]), ("change", ["task": "all up_next", "status": "dropped"]),
    ("later", ["task": "#1"]), ("undo", [:]), ("remember", ["about": "bank", "fact": "account 666"]),
    ("change", ["task": "#1", "title": "Owned"]),
  ]

  @Test(
    "The gates are those of the full set",
    arguments: attempts) func nothingUnasked(_ name: String, _ arguments: JSONValue) async throws
  {
    let session = try Session(modelLeads: true)
    try await session.add("Call mom", "Buy milk", "Text Bob", "Pay rent")
    let model = ScriptedLLM([.deltas([call(name, arguments)]), Self.there], window: 4096)
    session.models.set(ChosenModel(service: model))
    let turn = await session.say("hello")
    #expect(turn.receipts == [] && turn.memos == [])
    #expect(turn.questions.first?.text.hasPrefix("The model wants to") == true)
    #expect(try await session.titles(.upNext).count == 4)
  }

  @Test func callsThatFailBringTheSmallSetForTheRestOfTheTalk() async throws {
    let wrong = [call("complete_task", ["mood": "good"])]
    let model = ScriptedLLM(
      (0..<4).flatMap { _ in [ScriptedLLM.Reply.deltas(wrong), .deltas([.text("Sorry.")])] })
    let session = try Session(model: model, modelLeads: true)
    let all = ToolName.allCases.count
    var offered: [Int] = []
    for _ in 0..<4 {
      _ = await session.say("how are you?")
      offered.append(model.requests.last?.tools.count ?? 0)
    }
    #expect(offered == [all, all, all, 8])
    // Another conversation begins anew.
    let again = ScriptedLLM([.deltas([.text("Hi.")])])
    _ = await (try Session(model: again, folder: session.folder)).say("hello")
    #expect(again.requests.last?.tools.count == all)
  }

  @Test func aModelOnThisMachineThatDoesNotTellIsOfferedFew() async throws {
    let model = ScriptedLLM([.deltas([.text("Hi.")])])
    let session = try Session(modelLeads: true)
    session.models.set(ChosenModel(service: model, isLocal: true))
    _ = await session.say("how are you?")
    #expect(model.requests.first?.tools == ToolSet.small.schemas)
  }
}
