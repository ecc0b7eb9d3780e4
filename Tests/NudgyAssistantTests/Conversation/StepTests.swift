import Foundation
import NudgyCore
import NudgyLanguage
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A task that was broken down is done one step after the other.
@Suite struct StepTests {
  private func brokenDown() async throws -> Session {
    let session = try Session()
    try await session.add("Do my taxes")
    _ = await session.say("what's next?")
    _ = await session.say("break it down")
    return session
  }

  @Test func doneTicksTheStepAndTheLastOneEndsTheTask() async throws {
    let session = try await brokenDown()
    let count = try #require(try await session.store.task(number: 1)).steps.count
    #expect(count >= 3)
    for place in 1..<count {
      let turn = await session.say("done")
      #expect(turn.receipts.count == 1)
      #expect(turn.receipts.first?.hasPrefix("✓ Step \(place) of \(count) done: #1") == true)
      let task = try #require(try await session.store.task(number: 1))
      #expect(task.openStep == place)
      #expect(turn.receipts.first?.hasSuffix("next: \(task.steps[place].title)") == true)
    }
    let last = await session.say("done")
    #expect(last.receipts.first?.hasPrefix("✓ Done #1") == true)
    #expect(try await session.store.task(number: 1)?.status == .done)
  }

  @Test func aCommandTicksTheStepAtHand() async throws {
    let session = try Session()
    try await session.add("House move")
    _ = await session.say("what's next?")
    _ = await session.say("break it down")
    let receipts = try await session.engine.complete("it")
    #expect(receipts.count == 1)
    let task = try #require(try await session.store.task(number: 1))
    #expect(task.status == .active && task.steps.count(where: \.isDone) == 1)
  }

  @Test func aStepIsTickedByItsName() async throws {
    let session = try Session()
    try await session.add("House move", "Collect the prescription")
    let executor = await session.engine.executor
    var scope = TurnScope(now: TestWorld.now, turn: UUID(), origin: .typed, state: DialogueState())
    let steps = ["Collect paper", "Print", "Staple"]
    _ = await executor.outcome(of: .breakDown(.number(1), steps: steps), in: &scope)
    var target = TaskTarget.titled("collect paper")
    target.stepName = "collect paper"
    _ = await executor.outcome(of: .complete(target), in: &scope)
    var print = TaskTarget(.current)
    print.stepName = "print"
    _ = await executor.outcome(of: .complete(print), in: &scope)
    let task = try #require(try await session.store.task(number: 1))
    #expect(task.steps.map(\.isDone) == [true, true, false])
    // Another task that is called like a step is that task, where it is meant by its number.
    try await session.add("Staple")
    var staple = TaskTarget.number(3)
    staple.stepName = "staple"
    _ = await executor.outcome(of: .complete(staple), in: &scope)
    #expect(try await session.store.task(number: 1)?.steps.map(\.isDone) == [true, true, false])
    #expect(try await session.store.task(number: 3)?.status == .done)
    #expect(try await session.store.task(number: 2)?.status == .active)
  }

  /// Who names the steps gets those, and more of them behind.
  @Test func stepsOfOnesOwn() async throws {
    let session = try Session()
    try await session.add("House move")
    _ = await session.say("split the house move into boxes, van and keys")
    func steps() async throws -> [String] {
      try #require(try await session.store.task(number: 1)).steps.map(\.title)
    }
    #expect(try await steps() == ["Boxes", "Van", "Keys"])
    _ = await session.say("add a step to the house move: tell the bank")
    #expect(try await steps() == ["Boxes", "Van", "Keys", "Tell the bank"])
  }

  @Test(arguments: ["all done", "it's all done", "done with the taxes", "the whole thing is done"])
  func theWholeTaskCanBeDoneAtOnce(_ words: String) async throws {
    let session = try await brokenDown()
    #expect(await session.say(words).receipts.first?.hasPrefix("✓ Done #1") == true)
  }

  @Test(arguments: [
    ("step 2 is done", 1), ("done with the second step", 1), ("done with the first step", 0),
    ("step done", 0), ("done with the last step", 3),
  ])
  func aStepCanBeNamed(_ words: String, _ index: Int) async throws {
    let session = try await brokenDown()
    _ = await session.say(words)
    let steps = try #require(try await session.store.task(number: 1)).steps
    #expect(steps.indices.filter { steps[$0].isDone } == [index])
  }

  @Test func aStepIsTakenBackByUndo() async throws {
    let session = try await brokenDown()
    _ = await session.say("done")
    let undone = await session.say("undo")
    #expect(undone.receipts.first?.hasPrefix("✓ Undid changing: #1") == true)
    #expect(try await session.store.task(number: 1)?.openStep == 0)
  }

  @Test(arguments: [
    ("step", StepReference.open), ("the next step", .open), ("step 3", .place(3)), ("step one", .place(1)),
    ("the second step", .place(2)), ("the final step", .last), ("this small step", .open),
  ])
  func wordsForSteps(_ words: String, _ meant: StepReference) {
    #expect(StepReference(words) == meant)
  }

  @Test(arguments: ["the dentist", "step ladder", "fix the step", "stepmom", "first one", ""])
  func otherWords(_ words: String) { #expect(StepReference(words) == nil) }
}
