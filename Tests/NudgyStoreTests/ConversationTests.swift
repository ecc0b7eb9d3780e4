import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

@Suite struct ConversationTests {
  private func message(_ text: String, in conversation: UUID, at seconds: TimeInterval = 0) -> ChatMessage {
    ChatMessage(
      conversation: conversation, turn: UUID(), role: .user, text: text,
      at: TestWorld.now.addingTimeInterval(seconds))
  }

  @Test func messagesComeBackOldestFirst() async throws {
    var home = try StoreHarness()
    let (one, two) = (UUID(), UUID())
    var said: [ChatMessage] = []
    for index in 0..<10 {
      let next = message("Message \(index)", in: index.isMultiple(of: 2) ? one : two, at: Double(index))
      said.append(next)
      #expect(try await home.store.append(next) == index + 1)
    }
    home = try await home.reopened()
    #expect(try await home.store.recentMessages(conversation: nil, limit: 3) == said.suffix(3))
    #expect(
      try await home.store.recentMessages(conversation: one, limit: 2) == [said[6], said[8]])
    #expect(try await home.store.recentMessages(conversation: UUID(), limit: 2).isEmpty)
    #expect(try await home.store.recentMessages(conversation: nil, limit: 0).isEmpty)
    #expect(try await home.store.recentMessages(conversation: nil, limit: -1).isEmpty)
  }

  @Test(arguments: ["", "\u{0}a\u{0}", "🐧 e\u{301} \r\n\t", String(repeating: "word ", count: 210_000)])
  func everyTextComesBackAsItWas(_ text: String) async throws {
    let home = try StoreHarness()
    let id = UUID()
    try await home.store.append(message(text, in: id))
    try await home.store.setValue(text, for: "key\u{0}")
    #expect(try await home.store.recentMessages(conversation: id, limit: 1).first?.text == text)
    #expect(try await home.store.value(for: "key\u{0}") == text)
    #expect(try await home.store.value(for: "key") == nil)
  }

  /// What does not wait for the disk must not let the next change off.
  @Test func waitingForTheDiskIsTheRule() async throws {
    let home = try StoreHarness()
    let id = UUID()
    try await home.store.append(message("hi", in: id), waits: false)
    try await home.store.append(message("hello", in: id), keeping: "1", for: "a", waits: false)
    try await home.store.setValue("2", for: "a")
    let settings = try await home.store.perform { connection in
      _ = try? connection.withoutWaiting { try connection.run("SELECT 1 FROM nowhere") }
      return try connection.number("PRAGMA synchronous")
    }
    #expect(settings == 2)
    #expect(try await home.store.recentMessages(conversation: id, limit: 9).map(\.text) == ["hi", "hello"])
  }

  @Test func valuesOutliveTheProcess() async throws {
    var home = try StoreHarness()
    try await home.store.setValue("1", for: "a")
    try await home.store.setValue("2", for: "a")
    try await home.store.setValue("3", for: "b")
    try await home.store.setValue(nil, for: "b")
    home = try await home.reopened()
    #expect(try await home.store.value(for: "a") == "2")
    #expect(try await home.store.value(for: "b") == nil)
  }

  @Test func dumpsAreKeptWithTheirTasks() async throws {
    let home = try StoreHarness()
    let id = UUID()
    for numbers in [[3, 1, 2], [5]] {
      try await home.store.record(
        BrainDump(id: id, transcript: "so much", processedAt: home.now, taskNumbers: numbers))
      let kept = try await home.store.perform { connection in
        try connection.rows(
          "SELECT number FROM brain_dump_tasks WHERE dump = ? ORDER BY position", [.text(id.uuidString)]
        ) { $0.integer(0) }
      }
      #expect(kept == numbers)
    }
  }

  @Test func aClosedStoreSaysSo() async throws {
    let home = try StoreHarness()
    await home.store.close()
    await #expect(throws: NudgyError.bug("the store was used after it was closed")) {
      try await home.store.value(for: "a")
    }
  }
}
