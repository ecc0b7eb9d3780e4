import NudgyCore
import NudgyTestSupport
import Testing

/// Conversations that go on from one launch to the next.
@Suite struct ConversationTests {
  private let start = "2026-11-20T10:00:00-05:00"

  @Test func staysAcrossLaunches() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "pay the rent friday", at: start)
    _ = try await nudgy("add", "buy milk", at: start)
    let list = try await nudgy("list", at: "2026-11-22T10:00:00-05:00")
    #expect(list.output.contains("#1"))
    #expect(list.output.contains("#2"))
  }

  @Test func aSnoozedTaskComesBack() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk", at: start)
    let snoozed = try await nudgy("snooze", "1", "tomorrow morning", at: start)
    #expect(snoozed.output.contains("tomorrow 9:00 AM"))
    #expect(try await nudgy.json("next", at: start)["task"] == .null)
    let next = try await nudgy.json("next", at: "2026-11-21T09:30:00-05:00")
    #expect(next["task"]?["number"] == 1)
    #expect(next["task"]?["status"] == "active")
  }

  @Test func theCardIsRemembered() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "water the plants", at: start)
    _ = try await nudgy("add", "buy milk", at: start)
    let card = try await nudgy.json("next", at: start)["task"]?["number"]
    let done = try await nudgy.json("done", at: "2026-11-20T10:05:00-05:00")
    #expect(done["receipts"]?.arrayValue?.first?["task"]?["number"] == card)
    #expect(try await nudgy("undo").code == 0)
    #expect(try await nudgy.json("next", at: start)["task"]?["number"] == card)
  }

  @Test func aQuestionIsAnsweredByTheNextLaunch() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "call the bank about the mortgage", at: start)
    _ = try await nudgy("add", "go to the bank", at: start)
    let asked = try await nudgy.json("say", "done with the bank", at: start)
    #expect(asked["events"]?.arrayValue?.contains { $0["type"] == "question" } == true)
    let answered = try await nudgy.json("say", "the mortgage one", at: "2026-11-20T10:01:00-05:00")
    let receipt = answered["events"]?.arrayValue?.first { $0["type"] == "receipt" }
    #expect(receipt?["change"] == "completed")
    #expect(receipt?["task"]?["number"] == 1)
  }

  @Test func undoReachesAcrossLaunches() async throws {
    let nudgy = try Nudgy()
    for title in ["one penguin", "two penguins", "three penguins"] {
      _ = try await nudgy("add", "count \(title)")
    }
    #expect(try await nudgy.json("undo", "3")["receipts"]?.arrayValue?.count == 3)
    #expect(try await nudgy.json("list")["upNext"] == [])
    #expect(try await nudgy.json("redo", "3")["receipts"]?.arrayValue?.count == 3)
    #expect(try await nudgy.json("list")["upNext"]?.arrayValue?.count == 3)
    #expect(try await nudgy("undo", "99", "--yes").code == 0)
    #expect(try await nudgy("undo").code == 1)
  }

  @Test func factsStay() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("say", "my dentist is Dr. Chen")
    #expect(try await nudgy("say", "who is my dentist?").output.contains("Dr. Chen"))
    #expect(try await nudgy("memory").output.contains("Dr. Chen"))
  }

  @Test func aSeedRepeatsEveryWord() async throws {
    var replies: Set<String> = []
    for _ in 0..<3 {
      let nudgy = try Nudgy(["NUDGY_SEED": "7"])
      replies.insert(try await nudgy("say", "hello there").output)
    }
    #expect(replies.count == 1)
  }

  @Test func optionsWinOverTheEnvironmentAndThatOverSettings() async throws {
    let nudgy = try Nudgy()
    #expect(
      try await nudgy.json("when", "tomorrow", "--now", "2026-01-01T12:00:00-05:00")["start"]
        == "2026-01-02T00:00:00-05:00")
    _ = try await nudgy("config", "set", "clock", "24")
    #expect(try await nudgy("when", "tomorrow 5pm").output.contains("17:00"))
    _ = try await nudgy("config", "set", "dateOrder", "eu")
    #expect(try await nudgy.json("when", "3/5")["start"] == "2027-05-03T00:00:00-04:00")
    _ = try await nudgy("config", "set", "color", "always")
    let colourful = try Nudgy(["TERM": "xterm-256color"])
    _ = try await colourful("config", "set", "color", "always")
    #expect(try await colourful("help").output.contains("\u{1B}["))
    #expect(try await colourful("help", "--color=never").output.contains("\u{1B}[38") == false)
    #expect(try await colourful("help", "--plain").output.contains("\u{1B}[") == false)
    let plain = try Nudgy(["TERM": "xterm-256color", "NUDGY_PLAIN": "1"])
    #expect(try await plain("help", "--color=always").output.contains("\u{1B}[") == false)
  }

  @Test func theZoneIsTheUsers() async throws {
    let nudgy = try Nudgy(["TZ": "Europe/Berlin"])
    #expect(try await nudgy.json("when", "today 5pm")["start"] == "2026-11-20T17:00:00+01:00")
    let odd = try Nudgy(["TZ": ":Asia/Kolkata"])
    #expect(try await odd.json("when", "tomorrow")["start"] == "2026-11-21T00:00:00+05:30")
  }
}
