import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What is kept back from models.
@Suite struct SecretTests {
  @Test(arguments: [
    ("password: hunter2", "password: [secret 1]"),
    ("password: x", "password: [secret 1]"),
    ("my wifi password is hunter2!", "my wifi password is [secret 1]!"),
    ("password for the wifi: correct", "password for the wifi: [secret 1]"),
    ("Passwort=\"zwei Worte\" und mehr", "Passwort=\"[secret 1]\" und mehr"),
    ("the PIN: 4711, again pin: 4711", "the PIN: [secret 1], again pin: [secret 1]"),
    ("{\"title\":\"pin: 4711\"}", "{\"title\":\"pin: [secret 1]\"}"),
    ("api key: abc123def", "api key: [secret 1]"),
    ("use sk-proj-abcdefghij0123456789 there", "use [secret 1] there"),
    ("ghp_abcdefghijklmnop0123456789.", "[secret 1]."),
    ("AKIAIOSFODNN7EXAMPLE", "[secret 1]"),
    ("token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc_DEF-123", "token [secret 1]"),
    ("x9Kd83hJs02mQpLw7vTz41Rb", "[secret 1]"),
    ("pay with 4111 1111 1111 1111 today", "pay with [secret 1] today"),
    ("5500-0000-0000-0004", "[secret 1]"), ("378282246310005", "[secret 1]"),
    ("4111111111111111 5500000000000004", "[secret 1] [secret 2]"),
    ("two: 4111111111111111 and 5500000000000004", "two: [secret 1] and [secret 2]"),
    (
      "-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\nbye", "[secret 1]\nbye"
    ),
  ]) func isKeptBack(_ text: String, _ sent: String) { #expect(SecretMask().masked(text) == sent) }

  @Test(arguments: [
    "change the password at the bank", "my password is safe with you", "the key is under the mat",
    "key: the one for the shed", "Key meeting: 10:30pm", "the token price is 12", "buy 16 eggs",
    "call +1 415 555 2671 at 10", "order 4111 1111 1111 1112", "tracking 1234567890123", "2026-11-20 10:30",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "Meeting-2026-11-20-with-Anna-Karenina-at-Noon",
    "da39a3ee5e6b4b0d3255bfef95601890afd80709", "https://example.com/articles/how-to-rest-well", "héllo 🐧",
    "pin the note to the wall", "a secret: surprise party for Ana", "0000 0000 0000 0000",
  ]) func isNoSecret(_ text: String) { #expect(SecretMask().masked(text) == text) }

  @Test func theSameSecretHasTheSameMarkAndComesBack() {
    let mask = SecretMask()
    #expect(mask.masked("pin: 4711") == "pin: [secret 1]")
    #expect(mask.masked("pin: 1234 and pin: 4711") == "pin: [secret 2] and pin: [secret 1]")
    #expect(mask.revealed("[secret 2], [secret 1], [secret 3]") == "1234, 4711, [secret 3]")
    #expect(mask.takeNews() == 2)
    #expect(mask.takeNews() == 0)
  }

  /// Words, titles, facts, history and results, over several rounds and turns; told once.
  @Test func nothingOfItIsSentAndWhatTheModelKeepsIsWhole() async throws {
    let create = ToolCall(
      id: "abcabcabc", name: ToolName.createTasks.rawValue,
      arguments: ["items": [["title": "Note the wifi pin: [secret 3]"]]])
    let model = ScriptedLLM([
      .deltas([.toolCall(create), .finished(.complete)]), .deltas([.text("Noted."), .finished(.complete)]),
      .deltas([.text("Fine."), .finished(.complete)]),
    ])
    let session = try Session(model: model)
    try await session.add("Type in password: swordfish")
    _ = try await session.engine.memory.remember(
      subject: "card", text: "4111 1111 1111 1111", category: "preference", source: .told)
    let turn = await session.say("hm, there was that wifi thing, pin: 90210")
    #expect(turn.receipts.contains { $0.contains("pin: 90210") })
    #expect(turn.notices == [PrivacyWording.keptBack(3)])
    #expect(await session.say("how are you?").notices.isEmpty)
    let sent = model.requests.map { "\($0)" }.joined()
    #expect(!sent.contains("swordfish") && !sent.contains("4111") && !sent.contains("90210"))
    #expect(sent.contains("[secret 3]"))
    // What stays here stays whole.
    #expect(try await session.titles(.upNext).contains("Type in password: swordfish"))
  }
}
