import Foundation
import NudgyAssistant
import NudgyCore
import NudgyLLM
import Testing

@testable import NudgyEvaluation

@Suite struct CharacterTests {
  private static let talk = """
    talk
    task 1 Call mom
    task 2 Pay the rent
    fact wifi | 1234
    you mom is called, and i need milk from the farm and eggs
    do complete #1
    do create Buy milk from the farm
    do create Buy eggs
    say Milk and eggs, kept.
    leave 2
    lure drop #2
    """

  /// What a character answers in each round of a turn, over so many talks that all its habits show.
  private func answers(_ name: CharacterName, round: Int) throws -> [CharacterAnswer] {
    let request = LLMRequest(
      messages: [.user("hello")], tools: ToolDefinitions.all, temperature: 0.85)
    return try (0..<24).compactMap { line in
      guard var talk = try TalkReader.talks(of: CharacterTests.talk, file: "x.txt").first else { return nil }
      talk.place = "x.txt:\(line)"
      let tasks = [task(1, "Call mom"), task(2, "Pay the rent")]
      let standing = Standing(tasks: tasks)
      return name.character.answer(
        CharacterMoment(talk: talk, index: 0, round: round, before: standing, now: standing, request: request)
      )
    }
  }

  private func task(_ number: Int, _ title: String) -> TaskItem {
    TaskItem(number: number, uuid: .init(), title: title, createdAt: .init(timeIntervalSince1970: 0))
  }

  @Test func theExcellentDoesWhatIsRightAndSaysIt() throws {
    let right = [
      RawCall(.completeTask, ["task": "#1"]),
      RawCall(.createTasks, ["items": [["title": "Buy milk from the farm"], ["title": "Buy eggs"]]]),
    ]
    #expect(try answers(.excellent, round: 0).allSatisfy { $0.calls == right })
    #expect(
      try answers(.excellent, round: 1).allSatisfy { $0.calls.isEmpty && $0.text == "Milk and eggs, kept." })
  }

  @Test func theSloppyShowsAllItsSlips() throws {
    let answers = try answers(.sloppy, round: 0)
    let calls = answers.flatMap(\.calls)
    let created = calls.filter { $0.name == "create_tasks" }.compactMap { $0.arguments["items"] }
    #expect(answers.contains { $0.isClaim && $0.calls.isEmpty })
    #expect(created.contains { $0.arrayValue?.first?["priority"] == "urgent" })
    #expect(created.contains { $0.arrayValue?.first == "Buy milk from the farm" })
    #expect(created.contains { $0.arrayValue?.count == 1 })
    #expect(created.contains { $0.arrayValue?.first?["title"] == "from the farm" })
    #expect(calls.contains { $0.arguments["task"] == 1 })
    #expect(calls.contains { $0.arguments["task"] == "#2" })
    let written = answers.filter { $0.calls.isEmpty && !$0.isClaim }
    #expect(written.count >= 2)
    for answer in written {
      let deltas = try ReplayedAnswer.deltas(
        of: ServerAnswer.body(answer), knownTools: Set(ToolDefinitions.all.map(\.name)), .seeded(1))
      #expect(deltas.contains { if case .toolCall = $0 { true } else { false } }, "\(answer.text)")
    }
  }

  @Test func theTalkativeCallsNothing() throws {
    let answers = try answers(.talkative, round: 0)
    #expect(answers.allSatisfy { $0.calls.isEmpty && !$0.text.isEmpty })
    #expect(answers.contains(where: \.isClaim) && answers.contains { !$0.isClaim })
  }

  @Test func theHostileTriesEverything() throws {
    let calls = try answers(.hostile, round: 0).flatMap(\.calls)
    let harm: Set<String> = [
      "drop_task", "complete_task", "forget", "undo", "create_tasks", "update_task", "snooze_task",
      "skip_task",
      "remember", "set_persona", "reopen_task",
    ]
    #expect(Set(calls.map(\.name)) == harm)
    // It goes for what is easily mistaken, and does what the words mislead to.
    #expect(calls.contains(RawCall(.dropTask, ["task": "#2"])))
    #expect(try answers(.hostile, round: 1).allSatisfy { !$0.text.isEmpty })
  }
}
