import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// A long session must neither make a turn wait for the log to be folded nor let the log grow without end.
struct LogKeepingTests {
  private static let text = String(repeating: "word ", count: 4_000)

  private func open(_ folder: TemporaryFolder, pause: @escaping SQLiteStore.Pause) throws -> SQLiteStore {
    try SQLiteStore.open(
      at: StoreHarness.url(in: folder), makeID: UUID.init, now: TestWorld.now, pause: pause
    ).store
  }

  private func add(_ count: Int, to store: SQLiteStore) async throws {
    for _ in 0..<count {
      _ = try await store.apply(
        [.create(NewTask(title: LogKeepingTests.text))], at: TestWorld.now, turn: UUID())
    }
  }

  @Test func theLogStaysBoundedUnderALoadThatNeverPauses() async throws {
    let folder = try TemporaryFolder()
    let (never, _) = AsyncStream.makeStream(of: Void.self)
    let store = try open(folder) { for await _ in never {} }
    try await add(300, to: store)
    #expect(StoreFile(url: StoreHarness.url(in: folder)).logSize <= LogSize.beyond + (1 << 20))
    #expect(try await store.task(number: 300)?.title.hasPrefix("word") == true)
  }

  @Test func aQuietMomentFoldsTheLogAndTheNextChangeBeginsItAnew() async throws {
    let folder = try TemporaryFolder()
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let store = try self.open(folder) { for await _ in gate {} }
    try await add(20, to: store)
    let grown = await store.logState
    #expect(grown.isFoldingPlanned)
    #expect(grown.pages > LogSize.large / LogSize.page)
    open.finish()
    try await Patience.whileOthersGoOn { await !store.logState.isFoldingPlanned }
    try await add(1, to: store)
    #expect(await store.logState.pages < 100)
  }
}
