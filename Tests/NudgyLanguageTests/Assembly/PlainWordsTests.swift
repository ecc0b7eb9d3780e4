import NudgyCore
import NudgyReader
import Testing

@testable import NudgyLanguage

/// What is no matter of reading: orders by number, names, steps, the clock, a death.
@Suite struct PlainWordsTests {
  @Test(arguments: [
    ("call me Sam", "Sam"), ("Call me Mary Ann.", "Mary Ann"), ("call me later", nil), ("call me at 5", nil),
    ("call mom", nil), ("call me", nil),
  ])
  func aNameIsTold(_ text: String, _ name: String?) {
    let read = Understander(Spoken.context).understand(text, in: ReaderScene())
    let facts = read.acts.map(\.details).filter { if case .fact = $0 { true } else { false } }
    #expect(facts == [name].compactMap(\.self).map { .fact(subject: "name", text: $0, category: "name") })
  }

  @Test(arguments: [
    ("done 2", Intent.complete, TaskReference.number(2)), ("drop #3 and 4", .drop, .numbers([3, 4])),
    ("show 2", .lookup, .number(2)),
  ])
  func anOrderByNumber(_ text: String, _ intent: Intent, _ target: TaskReference) {
    let act = NumberedOrder.act(text)
    #expect(act?.intent == intent && act?.target == target)
    // It names what it means, whatever lies on the table.
    #expect(act?.reference?.hasPrefix("#") == true)
  }

  @Test(arguments: [
    ("move 10 to twelve o'clock tomorrow", "2026-11-21T12:00"), ("move #2 till monday", "2026-11-23"),
    ("move 10 boxes to the attic", nil), ("move to friday", nil),
  ])
  func aMoveByNumber(_ text: String, _ time: String?) {
    let tasks = (1...12).map { ReaderScene.Task(number: $0, title: "Pay bill \($0)") }
    let read = Understander(Spoken.context).understand(text, in: ReaderScene(tasks: tasks))
    let act = read.acts.first { [.update, .snooze].contains($0.intent) && !$0.targets.isEmpty }
    let start = act?.when?.start
    #expect(
      start.map { act?.when?.isAllDay == true ? "\($0.date)" : "\($0.date)T\($0.time.hour):00" } == time)
  }

  @Test(arguments: ["done", "done with 2 eggs", "2", "drop everything"])
  func noOrderByNumber(_ text: String) { #expect(NumberedOrder.act(text) == nil) }

  @Test(arguments: [
    ("is there anything on the list", nil), ("is anything still on my list", nil),
    ("is maisie's party on the list", "maisie's party"),
  ])
  func aQuestionForOneNamesIt(_ words: String, _ named: String?) {
    let asked = MarkedText("lookup | \(words)").understood().acts.first
    guard case .lookup(let question)? = asked?.details else { return #expect(Bool(false), "no question") }
    #expect(question.words == named)
  }

  @Test(arguments: [
    ("done with the second step", "second step"), ("step 2 is done", "step 2"), ("step done", "step"),
    ("all done", nil),
  ])
  func aStep(_ text: String, _ step: String?) {
    #expect(StepReference.said(in: text.split(separator: " ").map(String.init)) == step)
  }

  @Test(arguments: [
    ("my grandmother died last night", true), ("he passed away", true), ("dad's funeral is friday", false),
    ("my phone died", false), ("the battery is dead", false), ("she passed the exam", false),
    ("lost my mum last week", true), ("we lost a baby on the ward", true), ("i lost my brother", true),
    ("i lost my dentist number", false), ("finally lost the baby weight", false),
    ("lost my mum's keys", false),
    ("lost the match", false),
  ])
  func aDeath(_ text: String, _ isOne: Bool) {
    #expect(GriefWords.areIn(text.split(separator: " ").map(String.init)) == isOne)
  }

  @Test(arguments: [
    ("undo", 1, true), ("undo the last two", 2, false), ("undo 3", 3, false),
    ("take it back twice", 2, false),
    ("undo the 3 pm one", 1, true), ("undo adding 2 eggs", 1, true),
  ])
  func howMuchIsTakenBack(_ text: String, _ count: Int, _ isWholeTurn: Bool) {
    let words = text.split(separator: " ").map(String.init)
    #expect(UndoWords.steps(words) == .steps(count: count, wholeTurn: isWholeTurn))
  }
}
