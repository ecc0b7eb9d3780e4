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
    ("0", .words("0")), ("2 eggs", .words("2 eggs")),
  ])
  func asPeopleAndModelsWriteThem(_ text: String, _ expected: TaskReference) {
    #expect(TaskReferenceText.reference(from: text) == expected)
  }
}
