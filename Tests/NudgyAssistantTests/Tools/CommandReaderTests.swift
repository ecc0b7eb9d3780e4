import Foundation
import NudgyCore
import NudgyLanguage
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Commands as they are written down, and read back: whatever waits for an answer goes through here and must come out whole.
@Suite struct CommandReaderTests {
  static let calendar = TestWorld.newYork
  static let times = TimeArgument(now: TestWorld.now, calendar: calendar, readsDayFirst: false)
  static let reader = CommandReader(times: times)
  static let writer = CommandWriter(calendar: calendar)
  static let tomorrow = TestWorld.now.addingTimeInterval(86_400)

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let command: ToolCommand

    init(_ testDescription: String, _ command: ToolCommand) {
      (self.testDescription, self.command) = (testDescription, command)
    }
  }

  private static func day(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }

  private static var full: NewTask {
    var task = NewTask(title: "Call \"Ana\" and Bob, twice")
    task.emoji = "📞"
    task.due = .instant(tomorrow, in: calendar)
    task.snoozedUntil = TestWorld.now.addingTimeInterval(3600)
    task.recurrence = "FREQ=WEEKLY;BYDAY=MO"
    (task.action, task.contact, task.target) = (.call, "Ana", "+1 555 0100")
    (task.minutes, task.priority, task.energy) = (20, .high, .low)
    (task.category, task.pressure) = (.work, .aggressive)
    task.reminders = [.before(seconds: 3600), .at(TestWorld.now.addingTimeInterval(7200))]
    task.notes = "first\nsecond"
    task.sourceText = "call ana and bob\ntwice"
    task.sourceURL = "https://example.org/a"
    return task
  }

  private static var edit: TaskEdit {
    var edit = TaskEdit(reminder: "an hour before")
    edit.patch.due = .set(.day(calendar.day(of: tomorrow), in: calendar))
    edit.patch.priority = .clear
    edit.patch.minutes = .set(5)
    edit.patch.movesToTop = true
    edit.replacement = .init(words: "Bob", replaced: "Ana")
    edit.note = "the blue form"
    edit.steps = ["find it", "sign it"]
    return edit
  }

  private static func several() -> TaskTarget { TaskReferenceText.target(from: "the milk\nBob and Ana") }

  static let cases = [
    Case("what is next", .whatsNext(MoodAtHand(energy: .low, minutes: 10))),
    Case("a mood", .setMood(MoodAtHand(energy: .high))),
    Case("a new task with every field", .create([full, NewTask(title: "Milk")])),
    Case("a day without an hour", .create([dated])),
    Case("by number", .complete(.number(3))),
    Case("by numbers", .drop(.numbers([3, 5]))),
    Case("by a title that looks like numbers", .complete(.titled("3 and 5"))),
    Case("by a title that looks like a pointer", .skip(.titled("it"))),
    Case("with all its steps", .complete(.wholeOfIt)),
    Case("a step", .complete(TaskReferenceText.target(from: "the second step"))),
    Case("several in words", .reopen(several())),
    Case("all but one", .drop(TaskTarget(.allExcept(.today, .number(3))))),
    Case("the last two", .complete(TaskTarget(.few(-2)))),
    Case("until a time", .snooze(.number(1), until: .at(tomorrow))),
    Case("until later", .snooze(TaskTarget(.current), until: .later)),
    Case("until nobody said", .snooze(.number(1), until: .unsaid)),
    Case("an edit", .update(.number(1), edit)),
    Case("steps of one's own", .breakDown(.number(1), steps: ["find it", "read it", "sign it"])),
    Case("steps", .breakDown(TaskTarget(.last), steps: [])),
    Case("a letter", .draft(.titled("Ana"), LetterWish(tone: .formal, subject: "Rent", body: "Dear\nAna"))),
    Case("undo", .undo(UndoSteps(count: 3))),
    Case("undo of a message", .undo(UndoSteps(isWholeTurn: true))),
    Case("redo", .redo(2)),
    Case("a fact", .remember(subject: "dentist", fact: "Dr. Chen", category: "person")),
    Case("what is known", .recall(subject: nil)),
    Case("what is known of one", .recall(subject: "dentist")),
    Case("forget what was said last", .forget(.last)),
    Case("forget one", .forget(.about("dentist"))),
    Case("forget all", .forget(.everything)),
    Case("forget a fact that is called so", .forget(.about("everything"))),
    Case(
      "until what cannot be",
      .snooze(.number(1), until: ReturnTime("yesterday at noon", times))),
    Case("a voice", .setPersona("cat")),
    Case("all open", .lookUp(TaskLookup(scope: .upNext))),
    Case("words", .lookUp(TaskLookup(subject: LookupSubject.target(of: "the dentist"), limit: 3))),
    Case("a number to look for", .lookUp(TaskLookup(subject: LookupSubject.target(of: "2")))),
    Case("the second one", .lookUp(TaskLookup(subject: TaskTarget(.ordinal(2))))),
    Case(
      "an agenda",
      .lookUp(TaskLookup(scope: .upNext, agenda: AgendaWish(range: .everything, endsWith: "trip")))),
  ]

  private static var dated: NewTask {
    var task = NewTask(title: "Rent")
    task.due = .day(calendar.day(of: tomorrow), in: calendar)
    return task
  }

  @Test(arguments: cases)
  func writtenAndReadBack(_ row: Case) {
    let arguments = Self.writer.arguments(of: row.command)
    #expect(Self.reader.kept(row.command.tool.rawValue, arguments) == row.command)
  }

  @Test func everyToolHasACase() {
    #expect(Set(Self.cases.map(\.command.tool)) == Set(ToolName.allCases))
  }

  @Test func daysAreReadBack() throws {
    let days = try Self.day("2026-11-27")...Self.day("2026-11-29")
    for lookup in [
      TaskLookup(scope: .done, days: days),
      TaskLookup(scope: .upNext, agenda: AgendaWish(range: .init(days))),
      TaskLookup(scope: .all, agenda: AgendaWish(range: AgendaRange(to: days.upperBound))),
      TaskLookup(scope: .all, agenda: AgendaWish(range: AgendaRange(from: days.lowerBound))),
    ] {
      let arguments = Self.writer.arguments(of: .lookUp(lookup))
      #expect(Self.reader.kept("look_up_tasks", arguments) == .lookUp(lookup))
    }
  }

  /// A yes may come after the time for which something was to be put away.
  @Test func whatPassedWhileItWaitedCostsNothingElse() throws {
    let kept = Self.writer.arguments(of: .create([Self.full]))
    let later = TimeArgument(
      now: TestWorld.now.addingTimeInterval(86_400 * 30), calendar: Self.calendar, readsDayFirst: false)
    guard case .create(let tasks)? = CommandReader(times: later).kept("create_tasks", kept) else {
      return #expect(Bool(false), "nothing was read")
    }
    #expect(tasks.map(\.title) == [Self.full.title])
    #expect(tasks.first?.snoozedUntil == nil && tasks.first?.due == Self.full.due)
  }

  @Test func theDaysOfASearchAreNotRead() throws {
    let arguments = try #require(
      JSONReader.value(from: #"{"query":"dentist","scope":"all","from":"whenever"}"#))
    let ready = Self.reader.read(ToolCall(id: "abcdefghi", name: "look_up_tasks", arguments: arguments))
    #expect(ready.wanted == .lookUp(TaskLookup(subject: LookupSubject.target(of: "dentist"))))
  }

  @Test(
    "What a model may not say is told by the validator",
    arguments: [
      ("complete_task", "{}"), ("snooze_task", ##"{"task":"#1"}"##), ("undo", #"{"count":0}"#),
      ("fly_away", "{}"),
    ])
  func isRefused(_ name: String, _ text: String) throws {
    let arguments = try #require(JSONReader.value(from: text))
    let ready = Self.reader.read(ToolCall(id: "abcdefghi", name: name, arguments: arguments))
    #expect(ready.wanted == nil)
  }

  @Test("Two calls are the same by what they ask for")
  func isSameByMeaning() throws {
    func ready(_ text: String) throws -> ReadyCall {
      let arguments = try #require(JSONReader.value(from: text))
      return Self.reader.read(ToolCall(id: "abcdefghi", name: "complete_task", arguments: arguments))
    }
    let planned = ReadyCall(PlannedCall(.complete(.number(3)), id: "bcdefghij"))
    #expect(try ready(#"{"task_id":3}"#).isSame(as: planned))
    #expect(try !ready(#"{"task":4}"#).isSame(as: planned))
    #expect(try ready("{}").isSame(as: ready("{}")))
    #expect(try !ready("{}").isSame(as: ready(#"{"task":true}"#)))
    func unknown(_ name: String) -> ReadyCall {
      Self.reader.read(ToolCall(id: "abcdefghi", name: name, arguments: [:]))
    }
    #expect(unknown("get_weather").isSame(as: unknown("get_weather")))
    #expect(!unknown("get_weather").isSame(as: unknown("send_mail")))
  }
}
