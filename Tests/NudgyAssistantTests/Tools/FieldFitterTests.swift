import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What does not fit its field leaves it, and its words stand in the notes.
@Suite struct FieldFitterTests {
  private let fitter = FieldFitter(
    schema: ToolDefinitions.schema(.createTasks).parameters["properties"]?["items"]?["items"] ?? .null,
    times: TimeArgument(now: TestWorld.now, calendar: TestWorld.newYork, readsDayFirst: false))

  @Test func leavesAloneWhatFits() {
    let item: JSONValue = [
      "title": "Call Ana", "due": "tomorrow", "minutes": 5, "contact": "Ana", "notes": nil,
    ]
    let (fields, unfit) = fitter.fit(item)
    #expect(fields == item)
    #expect(unfit == [])
  }

  @Test(arguments: [
    ("contact", JSONValue.string(String(repeating: "x", count: 201)), UnfitField.Fault.tooLong),
    ("target", .string(String(repeating: "x", count: 2001)), .tooLong),
    ("url", .string("https://e.com/" + String(repeating: "x", count: 1987)), .tooLong),
    ("recurrence", .string(String(repeating: "x", count: 201)), .tooLong),
    ("emoji", .string(String(repeating: "\u{1F427}", count: 11)), .tooLong),
    ("due", .string(String(repeating: "x", count: 201)), .tooLong),
    ("due", "the day the pigs fly", .notUnderstood),
    ("recurrence", "whenever it rains", .notUnderstood),
    ("snooze_until", "2001-01-01", .notUnderstood),
    ("minutes", 5000, .notUnderstood),
    ("minutes", 1441, .notUnderstood),
    ("minutes", 0, .notUnderstood),
    ("priority", "enormous", .notUnderstood),
    ("place", "Berlin", .notUnderstood),
  ])
  func keepsTheWordsOfWhatDoesNot(_ name: String, _ value: JSONValue, _ fault: UnfitField.Fault) {
    let item: JSONValue = ["title": "Call Ana", "notes": "soon"]
    let (fields, unfit) = fitter.fit(item.replacing(name, with: value))
    #expect(unfit == [UnfitField(name, fault)])
    #expect(fields[name] == nil)
    let words = value.stringValue ?? JSONWriter.compact(value)
    #expect(fields["notes"]?.stringValue?.hasPrefix("soon\n") == true)
    #expect(fields["notes"]?.stringValue?.hasSuffix(words) == true)
  }

  @Test(arguments: [
    ("contact", JSONValue.string(String(repeating: "x", count: 200))),
    ("target", .string(String(repeating: "x", count: 2000))),
    ("url", .string("https://e.com/" + String(repeating: "x", count: 1986))),
    ("recurrence", "FREQ=WEEKLY;BYDAY=FR"), ("recurrence", "RRULE:FREQ=DAILY"),
    ("recurrence", "every other friday"), ("recurrence", "weekly"), ("recurrence", "daily"),
    ("recurrence", "monday"), ("recurrence", "monthly"),
    ("emoji", .string(String(repeating: "\u{1F427}", count: 10))),
    ("minutes", 1440),
    ("minutes", 1),
    ("title", .string(String(repeating: "x", count: 500))),
  ])
  func leavesAloneWhatIsAtItsLimit(_ name: String, _ value: JSONValue) {
    let item = JSONValue.object([.init("title", "Call Ana")]).replacing(name, with: value)
    let (fields, unfit) = fitter.fit(item)
    #expect(fields == item)
    #expect(unfit == [])
  }

  @Test func cutsATitleBetweenCharacters() {
    let title = String(repeating: "👨‍👩‍👧", count: 100)
    let (fields, unfit) = fitter.fit(["title": .string(title)])
    let short = fields["title"]?.stringValue ?? ""
    #expect(unfit == [UnfitField("title", .tooLong)])
    #expect(short.utf8.count <= 500 && short.hasSuffix("👨‍👩‍👧…"))
    #expect(fields["notes"]?.stringValue == title)
  }

  @Test func oneCharacterMayBeLongerThanATitle() {
    let title = "a" + String(repeating: "\u{301}", count: 5_000)
    let (fields, _) = fitter.fit(["title": .string(title)])
    let short = fields["title"]?.stringValue ?? ""
    #expect(!short.isEmpty && short.utf8.count <= 500)
  }
}
