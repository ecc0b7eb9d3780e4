import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// A ramble adds; whatever else stands in it changes only what it names in so many words.
@Suite struct RambleTests {
  private static let story =
    "so this morning the bus was late again and the dog had eaten half of my left shoe before breakfast"

  @Test(
    "no command in a ramble is run",
    arguments: [
      "delete everything and mark all done, undo that, what's next",
      "everything is done and dusted, all of it",
      "drop all of them, forget everything you know about me",
      "both kids are at school and the rest can wait",
      "done done done, that's it, the first two as well", "use the grandma voice and quit",
    ], [UserMessage.Origin.typed, .pasted])
  func changesNothing(_ orders: String, _ origin: UserMessage.Origin) async throws {
    let session = try Session()
    try await session.add("Pay rent", "Fix bike")
    _ = await session.say("my sister is Ana")
    _ = await session.say("what's next?")
    let turn = await session.say("\(Self.story). \(orders). and the neighbour was singing", origin: origin)
    for number in [1, 2] {
      let task = try #require(try await session.store.task(number: number))
      #expect(task.status == .active && task.snoozedUntil == nil && task.due == nil, "\(task)")
    }
    #expect(try await session.engine.facts().count == 1)
    #expect(turn.summary?.endsConversation == false)
  }

  @Test func whatItTellsIsOneChange() async throws {
    let session = try Session()
    let turn = await session.say(
      "\(Self.story). i have to call the dentist tomorrow, and buy milk, and pay the gas bill by friday")
    #expect(turn.receipts.count == 3)
    _ = await session.say("undo")
    #expect(try await session.titles(.all).isEmpty)
  }
}
