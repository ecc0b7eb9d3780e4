import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// The JSON of every command, key for key, as the contracts list it.
@Suite struct JSONShapeTests {
  static let taskKeys = [
    "number", "uuid", "title", "notes", "emoji", "status", "due", "dueIsAllDay", "snoozedUntil",
    "recurrence", "createdAt", "updatedAt", "completedAt", "source", "sourceText", "url", "action",
    "contact", "target", "category", "priority", "minutes", "energy", "steps", "isStale", "isOverdue",
    "pressure", "reminders",
  ]

  /// By name, as the reader puts them.
  private func keys(_ value: JSONValue?) -> [String]? { value?.members?.map(\.name).sorted() }

  @Test func tasks() async throws {
    let nudgy = try Nudgy()
    let answer = try await nudgy.json("add", "call the dentist tomorrow at 3pm")
    let receipt = try #require(answer["receipts"]?.arrayValue?.first)
    #expect(keys(answer) == Set(["receipts"]).sorted())
    #expect(keys(receipt) == Set(["change", "task", "text"]).sorted())
    #expect(receipt["change"] == "created")
    let task = try #require(receipt["task"])
    #expect(keys(task) == JSONShapeTests.taskKeys.sorted())
    #expect(task["number"] == 1)
    #expect(task["status"] == "active")
    #expect(task["due"] == "2026-11-21T15:00:00-05:00")
    #expect(task["dueIsAllDay"] == false)
    #expect(task["createdAt"] == "2026-11-20T10:00:00-05:00")
    #expect(task["notes"] == .null)
    #expect(task["steps"] == [])
    #expect(try await nudgy.json("show", "1") == task)
    #expect(try await nudgy.json("show", "#1") == task)
    #expect(try await nudgy.json("show", "dentist") == task)
  }

  @Test func next() async throws {
    let nudgy = try Nudgy()
    let none = try await nudgy.json("next")
    #expect(keys(none) == Set(["task", "reason", "position", "of"]).sorted())
    #expect(none["task"] == .null)
    #expect(none["of"] == 0)
    _ = try await nudgy.json("add", "buy milk")
    let answer = try await nudgy.json("next")
    #expect(keys(answer) == Set(["task", "reason", "position", "of"]).sorted())
    #expect(keys(answer["task"]) == JSONShapeTests.taskKeys.sorted())
    #expect(answer["reason"]?.stringValue?.isEmpty == false)
    #expect(answer["position"] == 1)
    #expect(answer["of"] == 1)
  }

  @Test func list() async throws {
    let nudgy = try Nudgy()
    #expect(try await nudgy.json("list") == ["doneToday": [], "snoozed": [], "upNext": []])
    for title in ["buy milk", "water the plants", "call mom", "pay the rent"] {
      _ = try await nudgy.json("add", title)
    }
    _ = try await nudgy.json("done", "1")
    _ = try await nudgy.json("snooze", "2", "tomorrow morning")
    _ = try await nudgy.json("drop", "3")
    let board = try await nudgy.json("list")
    #expect(keys(board) == Set(["upNext", "snoozed", "doneToday"]).sorted())
    let all = try await nudgy.json("list", "--all")
    #expect(keys(all) == Set(["upNext", "snoozed", "doneToday", "done", "dropped"]).sorted())
    func numbers(_ part: String) -> [Int]? { all[part]?.arrayValue?.compactMap { $0["number"]?.intValue } }
    #expect(numbers("upNext") == [4])
    #expect(numbers("snoozed") == [2])
    #expect(numbers("doneToday") == [1])
    #expect(numbers("done") == [1])
    #expect(numbers("dropped") == [3])
    let snoozed = all["snoozed"]?.arrayValue?.first
    #expect(snoozed?["snoozedUntil"] == "2026-11-21T09:00:00-05:00")
  }

  @Test func changes() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy.json("add", "buy milk")
    let steps: [(arguments: [String], change: String)] = [
      (["done", "1"], "completed"), (["undo"], "undone"), (["redo"], "redone"),
      (["reopen", "1"], "reopened"),
      (["skip", "1"], "skipped"), (["snooze", "1", "tomorrow"], "snoozed"),
      (["edit", "1", "buy oats"], "updated"),
      (["drop", "1"], "dropped"),
    ]
    for (arguments, change) in steps {
      let run = try await nudgy.run(arguments + ["--json"])
      let receipt = JSONReader.value(from: run.output)?["receipts"]?.arrayValue?.first
      #expect(receipt?["change"]?.stringValue == change, "\(arguments): \(run.errors)")
      #expect(keys(receipt?["task"]) == JSONShapeTests.taskKeys.sorted())
      #expect(receipt?["text"]?.stringValue?.hasPrefix("✓ ") == true)
    }
  }

  @Test func times() async throws {
    let nudgy = try Nudgy()
    let when = try await nudgy.json("when", "next", "friday", "5pm")
    #expect(
      keys(when)
        == Set(["text", "start", "end", "grain", "allDay", "duration", "recurrence", "implied", "hint"])
        .sorted())
    #expect(when["start"] == "2026-11-27T17:00:00-05:00")
    #expect(when["grain"] == "minute")
    #expect(when["allDay"] == false)
    let none = try await nudgy.json("when", "purple elephants")
    #expect(keys(none) == keys(when))
    #expect(none["start"] == .null)
    #expect(none["text"] == "purple elephants")
  }

  @Test func traces() async throws {
    let nudgy = try Nudgy()
    let when = try await nudgy.json("when", "--trace", "tomorrow at 5")
    let steps = when["trace"]?.arrayValue ?? []
    #expect(
      steps.map { $0["name"] } == [
        "day word", "bare hour", "preposition", "day and time",
        "day word, bare hour, preposition",
      ])
    #expect(steps.first?["source"] == [0, 8])
    #expect(try await nudgy.json("understand", "call mom", "--trace")["trace"]?.arrayValue?.isEmpty == false)
    #expect(
      try await nudgy("when", "--trace", "tomorrow at 5").output == """
        tomorrow at 5
        ^^^^^^^^       rule     day word
                    ^  rule     bare hour: weak, wants a preposition
                 ^^^^  refiner  preposition
        ^^^^^^^^^^^^^  refiner  day and time
        ^^^^^^^^^^^^^  time     Saturday, Nov 21 5:00 PM
        Saturday, Nov 21 5:00 PM

        """)
  }

  @Test func meanings() async throws {
    let nudgy = try Nudgy()
    let meaning = try await nudgy.json("understand", "call the dentist tomorrow")
    #expect(keys(meaning) == ["acts", "ask", "pieces", "text"])
    let act = try #require(meaning["acts"]?.arrayValue?.first)
    #expect(keys(act) == ["confidence", "intent", "target", "targets", "tasks", "when"])
    #expect(act["intent"] == "create")
    let task = try #require(act["tasks"]?.arrayValue?.first)
    let promised = [
      "title", "emoji", "due", "dueIsAllDay", "snoozedUntil", "recurrence", "action", "contact", "target",
      "minutes", "priority", "source",
    ]
    let found = try #require(keys(task))
    #expect(promised.allSatisfy(found.contains))
    #expect(task["action"] == "call")
    #expect(task["source"]?.arrayValue?.count == 2)
  }

  @Test func voicesAndMemory() async throws {
    let nudgy = try Nudgy()
    let voices = try #require(try await nudgy.json("persona")["personas"]?.arrayValue)
    #expect(voices.count >= 4)
    #expect(keys(voices.first) == Set(["id", "name", "emoji", "summary", "current", "path"]).sorted())
    #expect(voices.filter { $0["current"] == true }.compactMap { $0["id"]?.stringValue } == ["nudgy"])
    let used = try await nudgy.json("persona", "use", "grandma")
    #expect(used["persona"]?["id"] == "grandma")
    let after = try #require(try await nudgy.json("persona", "list")["personas"]?.arrayValue)
    #expect(after.filter { $0["current"] == true }.compactMap { $0["id"]?.stringValue } == ["grandma"])
    #expect(try await nudgy.json("persona", "show", "nudgy")["text"]?.stringValue?.isEmpty == false)
    #expect(try await nudgy.json("memory") == ["facts": []])
    let path = nudgy.home.appending(path: "Memory/memory.json").path(percentEncoded: false)
    #expect(try await nudgy.json("memory", "path") == ["path": .string(path)])
  }

  @Test func factsAreListedAndForgotten() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy.json("say", "my dentist is Dr. Chen")
    let facts = try #require(try await nudgy.json("memory")["facts"]?.arrayValue)
    #expect(facts.compactMap { $0["subject"]?.stringValue } == ["dentist"])
    let forgotten = try await nudgy.json("memory", "forget", "dentist")
    #expect(forgotten["forgotten"]?.arrayValue?.count == 1)
    #expect(try await nudgy.json("memory") == ["facts": []])
  }

  @Test func theRest() async throws {
    let nudgy = try Nudgy()
    #expect(keys(try await nudgy.json("version")) == Set(["name", "version"]).sorted())
    #expect(
      keys(try await nudgy.json("privacy"))
        == Set(["report", "model", "window", "tokens", "parts", "request", "today", "ever"]).sorted())
    #expect(keys(try await nudgy.json("help")) == Set(["usage", "commands", "options"]).sorted())
    #expect(try await nudgy.json("help", "next")["name"] == "next")
    #expect(keys(try await nudgy.json("help", "--man")) == ["page"])
    let doctor = try await nudgy.json("doctor")
    #expect(keys(doctor) == Set(["ok", "checks"]).sorted())
    #expect(doctor["ok"] == true)
    #expect(keys(try await nudgy.json("find", "milk")) == Set(["tasks"]).sorted())
    #expect(keys(try await nudgy.json("config")) == Set(["path", "settings"]).sorted())
  }
}
