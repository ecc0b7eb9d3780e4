import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// What comes from elsewhere becomes a task once, whoever takes it in.
@Suite struct ShareTests {
  private func shared(_ identity: String, _ title: String) -> SharedTask {
    SharedTask(identity: identity, task: NewTask(title: title, source: .share))
  }

  private func numbers(_ taken: [TakenIn]) -> [String] {
    taken.map { taken in
      switch taken {
      case .made(let transition): "made \(transition.task?.number ?? 0)"
      case .known(let task): "known \(task?.number ?? 0)"
      }
    }
  }

  private func take(_ home: StoreHarness, _ shared: [SharedTask], revives: Bool = false) async throws
    -> [String]
  {
    numbers(try await home.store.takeIn(shared, revives: revives, at: home.now, turn: UUID()))
  }

  @Test func theSameIsKnown() async throws {
    let home = try StoreHarness()
    #expect(
      try await take(home, [shared("a", "A"), shared("b", "B"), shared("a", "C")]) == [
        "made 1", "made 2", "known 1",
      ])
    let again = try await home.reopened()
    #expect(try await take(again, [shared("b", "B"), shared("c", "C")]) == ["known 2", "made 3"])
    #expect(try await again.titles(.upNext) == ["C", "B", "A"])
  }

  @Test func oneStepTakesAllOfItBack() async throws {
    let home = try StoreHarness()
    _ = try await take(home, [shared("a", "A"), shared("b", "B")])
    #expect(try await home.undo().count == 2)
    #expect(try await home.titles(.upNext) == [])
    // A synchronised folder that brings it again is not the user.
    #expect(try await take(home, [shared("a", "A")]) == ["known 0"])
    #expect(try await take(home, [shared("a", "A")], revives: true) == ["made 3"])
    #expect(try await take(home, [shared("a", "A")], revives: true) == ["known 3"])
  }

  @Test func whatIsDoneIsKnown() async throws {
    let home = try StoreHarness()
    _ = try await take(home, [shared("a", "A")])
    try await home.apply(.complete(number: 1))
    #expect(try await take(home, [shared("a", "A")], revives: true) == ["known 1"])
  }

  @Test func severalStoresAtOnceMakeOneTask() async throws {
    let home = try StoreHarness()
    let others = try (0..<4).map { _ in try StoreHarness(folder: home.folder) }
    let taken = try await withThrowingTaskGroup(of: [String].self) { group in
      for other in others { group.addTask { try await take(other, [shared("a", "A")]) } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(taken.sorted() == ["known 1", "known 1", "known 1", "made 1"])
  }
}
