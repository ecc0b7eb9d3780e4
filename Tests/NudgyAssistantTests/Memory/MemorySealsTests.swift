import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

@Suite struct MemorySealsTests {
  private static let day: TimeInterval = 24 * 3600

  private func seals(_ folder: TemporaryFolder, day: Double) -> MemorySeals {
    var world = TestWorld.fixed(now: TestWorld.now.addingTimeInterval(day * MemorySealsTests.day))
    world.makeID = { UUID() }
    return MemorySeals(folder: folder.url, world: world)
  }

  /// The week counts from the forgetting, for all that was ever sealed of the fact.
  @Test func aFactToldLongAgoComesBackForAWeek() throws {
    let folder = try TemporaryFolder()
    let (fact, other) = (UUID(), UUID())
    let told = try #require(seals(folder, day: 0).seal(["told"], of: fact, living: [fact]).first)
    let forgotten = try #require(seals(folder, day: 30).seal(["forgotten"], of: fact, living: []).first)
    _ = try seals(folder, day: 36).seal(["other"], of: other, living: [other])
    #expect(try seals(folder, day: 36).open(told) == "told")
    #expect(try seals(folder, day: 36).open(forgotten) == "forgotten")
    let last = try #require(seals(folder, day: 38).seal(["more"], of: other, living: [other]).first)
    #expect(try seals(folder, day: 38).open(told) == nil)
    #expect(try seals(folder, day: 38).open(forgotten) == nil)
    #expect(try seals(folder, day: 38).open(last) == "more")
  }
}
