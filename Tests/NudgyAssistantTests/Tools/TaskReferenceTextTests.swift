import NudgyCore
import NudgyLanguage
import Testing

@testable import NudgyAssistant

@Suite struct TaskReferenceTextTests {
  @Test(arguments: [
    TaskReference.number(12), .numbers([1, 4]), .words("the dentist"), .current, .last, .ordinal(2),
    .ordinal(-1),
    .both, .other, .those, .few(2), .few(-3), .all(.today), .allExcept(.upNext, .words("the dentist")),
    .allExcept(.all, .number(3)),
  ])
  func thereAndBack(_ reference: TaskReference) {
    #expect(TaskReferenceText.reference(from: TaskReferenceText.text(reference)) == reference)
  }

  @Test(arguments: [("2026-11-27", "2026-11-27"), ("2026-11-27", "2026-11-29")])
  func daysThereAndBack(_ first: String, _ last: String) throws {
    let days = TaskReference.due(try #require(CivilDate(iso: first))...(try #require(CivilDate(iso: last))))
    #expect(TaskReferenceText.reference(from: TaskReferenceText.text(days)) == days)
  }

  @Test(arguments: [
    (#""the dentist""#, "the dentist"), (TaskReferenceText.titled("2 eggs"), "2 eggs"),
    (TaskReferenceText.titled("#2"), "#2"), ("the dentist", nil), (#""""#, nil), (#"""#, nil),
    (#"the "big" one"#, nil),
  ])
  func quotedIsByItsTitleAlone(_ text: String, _ title: String?) {
    #expect(TaskReferenceText.quoted(text) == title)
    if title != nil { #expect(TaskReferenceText.reference(from: text) == .words(text)) }
  }

  @Test(arguments: [
    ("7", TaskReference.number(7)), ("#7", .number(7)), ("task 7", .number(7)),
    ("3, 4 and 5", .numbers([3, 4, 5])),
    ("This one", .current), ("the third one", .ordinal(3)), ("all the dishes", .words("all the dishes")),
    ("all overdue tasks", .all(.overdue)), ("everything due today", .all(.today)),
    ("all of today's tasks", .all(.today)), ("everything on fire", .words("everything on fire")),
    ("0", .words("0")), ("2 eggs", .words("2 eggs")),
  ])
  func asPeopleAndModelsWriteThem(_ text: String, _ expected: TaskReference) {
    #expect(TaskReferenceText.reference(from: text) == expected)
  }

  @Test(arguments: [
    ("the milk and Bob", ["the milk", "Bob"]), ("milk, eggs; bread", ["milk", "eggs", "bread"]),
    ("milk, eggs, and bread", ["milk", "eggs", "bread"]), ("the milk", ["the milk"]),
    ("the milk\nBob and Ana", ["the milk", "Bob and Ana"]), (#""milk and eggs""#, [#""milk and eggs""#]),
    ("and", ["and"]), ("sandals", ["sandals"]), ("", [""]),
  ])
  func severalInOneText(_ text: String, _ parts: [String]) {
    #expect(TaskReferenceText.parts(of: text) == parts)
  }

  @Test(arguments: [
    (["#1", "#2"], "#1 #2"), (["milk", "Bob"], "milk\nBob"), (["milk\neggs", "#2"], "milk eggs\n#2"),
  ])
  func joinedTheyArePartedAgain(_ references: [String], _ text: String) {
    #expect(TaskReferenceText.joined(references) == text)
  }
}
