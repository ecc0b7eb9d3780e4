import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyTestSupport
import Testing

@Suite("Answers as JSON")
struct EventJSONTests {
  private static let wording = TimeWording(now: TestWorld.now, calendar: TestWorld.newYork)

  private func object(_ replies: [Reply], message: String = "hi") -> JSONValue {
    var json = EventJSON(wording: Self.wording)
    for reply in replies { json.take(reply) }
    return json.object(answering: message)
  }

  private func first(_ reply: Reply) -> JSONValue? { object([reply])["events"]?.arrayValue?.first }

  @Test("Pieces of text become one event")
  func pieces() {
    let object = object([
      .event(.text("One ")), .event(.progress(.reasoning)), .event(.text("small")), .event(.text(" thing.")),
      .event(.emotion(.happy)), .event(.text("\nAnd rest.")),
      .event(.finished(TurnSummary(brain: .model))),
    ])
    #expect(
      JSONWriter.compact(object)
        == #"{"message":"hi","reply":"One small thing.\nAnd rest.","events":["#
        + #"{"type":"text","text":"One small thing."},{"type":"emotion","emotion":"happy"},"#
        + #"{"type":"text","text":"And rest."}],"brain":"model"}"#)
  }

  @Test("A receipt carries its change, its task and its line")
  func receipt() throws {
    let task = RehearsalEngine.task(3)
    let transition = TaskTransition(change: .created, before: nil, after: task)
    let receipt = try #require(Receipt(transition, in: Self.wording))
    let event = try #require(first(.event(.receipt(receipt))))
    #expect(event["type"]?.stringValue == "receipt")
    #expect(event["change"]?.stringValue == "created")
    #expect(event["task"]?["number"]?.intValue == 3)
    #expect(event["text"]?.stringValue == "✓ Added #3 Task 3")
  }

  @Test("A card is what `next` answers")
  func card() throws {
    let answer = NextAnswer(task: RehearsalEngine.task(3), reason: .onlyOneLeft, position: 1, count: 1)
    let event = try #require(first(.event(.card(answer))))
    #expect(event.members?.map(\.name) == ["type", "task", "reason", "position", "of"])
    #expect(event["reason"]?.stringValue == "the only one left")
  }

  @Test("A list is text with its tasks")
  func list() throws {
    let listing = TaskListing(scope: .upNext, tasks: RehearsalEngine.tasks(2), more: 4)
    let event = try #require(first(.event(.list(listing))))
    #expect(event["type"]?.stringValue == "text")
    #expect(event["text"]?.stringValue?.contains("Task 2") == true)
    #expect(event["tasks"]?.arrayValue?.count == 2)
    #expect(event["more"]?.intValue == 4)
  }

  @Test("Questions and notices are read out too; a notice names its error")
  func asides() throws {
    let object = object([
      .event(.question(Question(text: "Which one?", choices: ["the mortgage", "the card"]))),
      .event(.notice(Notice("Hm.", error: .noCurrentTask))), .event(.notice(Notice("By the way."))),
    ])
    let events = try #require(object["events"]?.arrayValue)
    #expect(events.map { $0["type"]?.stringValue } == ["question", "notice", "notice"])
    #expect(events[0]["choices"] == ["the mortgage", "the card"])
    #expect(events[1]["error"]?["code"]?.stringValue == "noCurrentTask")
    #expect(events[2]["error"] == .null)
    #expect(object["reply"]?.stringValue == "Which one?\n  1. the mortgage\n  2. the card\nHm.\nBy the way.")
  }
}
