import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// Many connections to one file, as from many processes: SQLite's locks do not tell them apart.
@Suite struct ManyProcessesTests {
  private static let count = 20

  /// All start from nothing at once, and each adds ten tasks.
  @Test func twentyMakeOneStoreAndAddToIt() async throws {
    let folder = try TemporaryFolder()
    let url = StoreHarness.url(in: folder)
    let numbers = try await withThrowingTaskGroup(of: (isNew: Bool, numbers: [Int]).self) { group in
      for writer in 0..<ManyProcessesTests.count {
        group.addTask {
          let (store, report) = try SQLiteStore.open(at: url, makeID: UUID.init, now: TestWorld.now)
          var numbers: [Int] = []
          for index in 0..<10 {
            let new = NewTask(title: "Task \(index) of \(writer)")
            let made = try await store.apply([.create(new)], at: TestWorld.now, turn: UUID())
            numbers += made.compactMap(\.after?.number)
          }
          await store.close()
          return (report.isNew, numbers)
        }
      }
      return try await group.reduce(into: (made: 0, numbers: [Int]())) { all, one in
        all.made += one.isNew ? 1 : 0
        all.numbers += one.numbers
      }
    }
    #expect(numbers.made == 1)
    #expect(numbers.numbers.sorted() == Array(1...(ManyProcessesTests.count * 10)))
    let home = try StoreHarness(folder: folder)
    #expect(try await home.counts().upNext == ManyProcessesTests.count * 10)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path(percentEncoded: false))
    #expect(!names.contains { $0.contains(".new-") || $0.contains("damaged") || $0.contains("orphan") })
  }

  @Test func manyMeetADamagedStoreAndOneMendsIt() async throws {
    let folder = try TemporaryFolder()
    let url = StoreHarness.url(in: folder)
    try StoreFile.makeFolder(url.deletingLastPathComponent())
    try Data("no database".utf8).write(to: url)
    let reports = try await withThrowingTaskGroup(of: OpenReport.self) { group in
      for _ in 0..<ManyProcessesTests.count {
        group.addTask {
          let (store, report) = try SQLiteStore.open(at: url, makeID: UUID.init, now: TestWorld.now)
          _ = try await store.apply([.create(NewTask(title: "A"))], at: TestWorld.now, turn: UUID())
          return report
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(reports.count { $0.setAside != nil } == 1)
    let home = try StoreHarness(folder: folder)
    #expect(try await home.counts().upNext == ManyProcessesTests.count)
  }

  @Test func undoInOneIsSeenByTheOther() async throws {
    let first = try StoreHarness()
    let second = try StoreHarness(folder: first.folder)
    try await first.add("A")
    #expect(try await second.titles(.upNext) == ["A"])
    _ = try await second.undo()
    #expect(try await first.titles(.upNext).isEmpty)
    _ = try await first.redo()
    #expect(try await second.titles(.upNext) == ["A"])
  }

  @Test func backupsAreWholeWhileOthersWrite() async throws {
    let home = try StoreHarness()
    try await home.add("First")
    async let copy = home.store.backUpIfDue(now: home.now)
    for index in 0..<50 { try await home.add("Task \(index)") }
    let backup = try #require(try await copy)
    let connection = try SQLiteConnection(path: backup.path(percentEncoded: false))
    #expect(try connection.isSound())
    #expect(try connection.number("SELECT count(*) FROM tasks") ?? 0 >= 1)
  }
}
