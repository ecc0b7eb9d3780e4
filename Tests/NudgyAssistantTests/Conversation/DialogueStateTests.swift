import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

@Suite struct DialogueStateTests {
  /// A state that says something in every field.
  private var full: DialogueState {
    var state = DialogueState()
    state.card = 3
    state.turnsSinceCard = 2
    state.focus = 4
    state.focusTitle = "Call \"Ana\" 🦷"
    state.touched = [4, 5]
    state.listed = [1, 2]
    state.listedTitles = ["One", "Two\nlines"]
    state.questions = [
      PendingQuestion(
        kind: .when, tool: "snooze_task", arguments: #"{"task":"4"}"#, numbers: [4], choices: ["today"],
        values: ["2026-11-20T19:00:00-05:00"], text: "Until when?")
    ]
    state.lastIntent = "snooze"
    state.dated = .init(number: 4, isSnooze: true, instant: TestWorld.now.addingTimeInterval(0.5))
    state.notKept = ["the slip"]
    state.turnsSinceOffer = 2
    state.onlyAsked = true
    state.unheard = "flibber jab"
    state.unkept = PendingQuestion(
      kind: .keep, tool: "create_tasks", arguments: "{}", numbers: [], choices: ["goggles"], text: "Keep it?")
    state.energy = .low
    state.minutes = 10
    state.moodEnds = TestWorld.now.addingTimeInterval(3600)
    state.lastSubject = "dentist"
    state.lastPerson = "sister"
    state.pastedTurns = [UUID()]
    state.recentLines.note(17, for: .done, persona: "nudgy")
    state.persona = "grandma"
    state.personaOver = "nudgy"
    state.lastTurnAt = TestWorld.now
    return state
  }

  /// Fails as well when a field is added and not written.
  @Test func everyFieldIsWrittenAndReadBack() throws {
    let state = full
    guard case .object(let members) = state.json else {
      Issue.record("not an object")
      return
    }
    let fields = Mirror(reflecting: state).children.compactMap(\.label)
    #expect(Set(members.map(\.name)) == Set(fields))
    #expect(try read(JSONWriter.compact(state.json)) == state)
  }

  @Test func anEmptyStateIsReadBack() throws {
    #expect(try read(JSONWriter.compact(DialogueState().json)) == DialogueState())
  }

  private func read(_ text: String) throws -> DialogueState {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return try decoder.decode(DialogueState.self, from: Data(text.utf8))
  }
}
