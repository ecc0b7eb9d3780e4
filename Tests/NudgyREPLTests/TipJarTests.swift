import NudgyAssistant
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyREPL

@Suite("Tips come one at a time, and rarely")
struct TipJarTests {
  private static func store() throws -> SQLiteStore {
    try SQLiteStore.inMemory(makeID: TestWorld.fixed().makeID)
  }

  private static func turn(_ change: (inout Happenings) -> Void = { _ in }) -> Happenings {
    var happenings = Happenings()
    change(&happenings)
    return happenings
  }

  @Test("Not in the first turn, not twice within four turns, and each only once")
  func rhythm() async throws {
    var jar = TipJar(keepsakes: Keepsakes(store: try Self.store()))
    let card = Self.turn { $0.showedCard = true }
    let done = Self.turn { $0.completed = 1 }
    var given: [Bool] = []
    for happenings in [card, card, done, done, done, done, done, done, card, card, card, card, card] {
      given.append(await jar.tip(after: happenings) != nil)
    }
    #expect(
      given == [false, true, false, false, false, false, true, false, false, false, false, true, false])
  }

  @Test("A tip given in an earlier launch is not given again")
  func acrossLaunches() async throws {
    let store = try Self.store()
    let card = Self.turn { $0.showedCard = true }
    var first = TipJar(keepsakes: Keepsakes(store: store))
    _ = await first.tip(after: card)
    #expect(await first.tip(after: card) == Tip.notNow.text)
    var second = TipJar(keepsakes: Keepsakes(store: store))
    _ = await second.tip(after: card)
    #expect(await second.tip(after: card) == nil)
  }

  @Test("No tip beside a question or trouble")
  func tact() async throws {
    var jar = TipJar(keepsakes: Keepsakes(store: try Self.store()))
    _ = await jar.tip(after: Self.turn())
    #expect(
      await jar.tip(
        after: Self.turn {
          $0.showedCard = true
          $0.asked = true
        }) == nil)
    #expect(
      await jar.tip(
        after: Self.turn {
          $0.showedCard = true
          $0.hadTrouble = true
        }) == nil)
  }

  @Test("That nothing rings is told with the first time of day, also in the first turn, and once")
  func silence() async throws {
    var jar = TipJar(keepsakes: Keepsakes(store: try Self.store()))
    let timed = Self.turn { $0.timed = true }
    #expect(await jar.tip(after: timed) == Tip.silent.text)
    #expect(await jar.tip(after: timed) == nil)
  }

  @Test("Three single tasks in a row earn the hint that a ramble works too")
  func together() async throws {
    var jar = TipJar(keepsakes: Keepsakes(store: try Self.store()))
    let added = Self.turn { $0.added = 1 }
    var tips: [String?] = []
    for _ in 0..<3 { tips.append(await jar.tip(after: added)) }
    #expect(tips == [nil, nil, Tip.together.text])
  }
}
