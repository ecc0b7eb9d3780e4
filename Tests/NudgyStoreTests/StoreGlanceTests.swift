import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// A look from outside: it sees what is there, leaves no trace, and waits for no one.
@Suite struct StoreGlanceTests {
  private static let query = NextQuery(now: TestWorld.now, calendar: TestWorld.newYork)

  /// A store with one task.
  private func home(foldsLog: Bool = false) async throws -> StoreHarness {
    let home = try StoreHarness()
    try await home.add("Call the dentist")
    await home.store.close(foldsLog: foldsLog)
    return home
  }

  private func next(_ home: StoreHarness) -> TaskItem? {
    StoreGlance(of: home.url).next(StoreGlanceTests.query)?.task
  }

  /// Every file below the home with its bytes and the time of its last change.
  private func trace(_ home: StoreHarness) throws -> [String] {
    let folder = home.url.deletingLastPathComponent().path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().map { name in
      let path = "\(folder)/\(name)"
      let time = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
      let bytes = FileManager.default.contents(atPath: path)?.hashValue ?? 0
      return "\(name) \(time?.timeIntervalSince1970 ?? 0) \(bytes)"
    }
  }

  private func remove(_ home: StoreHarness, _ endings: String...) throws {
    for ending in endings {
      try FileManager.default.removeItem(atPath: home.url.path(percentEncoded: false) + ending)
    }
  }

  private func connection(_ home: StoreHarness) throws -> SQLiteConnection {
    try SQLiteConnection(path: home.url.path(percentEncoded: false))
  }

  // MARK: - What is seen

  @Test(arguments: [false, true]) func theOneThingIsSeenAndNoTraceIsLeft(foldsLog: Bool) async throws {
    let home = try await home(foldsLog: foldsLog)
    let before = try trace(home)
    #expect(next(home)?.title == "Call the dentist")
    #expect(try trace(home) == before)
  }

  @Test func aFileWithoutItsLogIsReadAsItIs() async throws {
    let home = try await home(foldsLog: true)
    try remove(home, "-wal", "-shm")
    let before = try trace(home)
    #expect(next(home)?.title == "Call the dentist")
    #expect(try trace(home) == before)
  }

  @Test func whatOthersJustWroteIsSeen() async throws {
    let home = try StoreHarness()
    try await home.add("Buy milk")
    #expect(next(home)?.title == "Buy milk")
    try await home.add("Pay the rent", due: home.due(hours: 1))
    #expect(next(home)?.title == "Pay the rent")
    await home.store.close()
  }

  @Test func aWriterInTheMidstOfAChangeIsNotWaitedFor() async throws {
    let home = try await home()
    let writer = try connection(home)
    writer.keepLogOnClose()
    try writer.begin()
    try writer.run("UPDATE tasks SET title = 'Half of it'")
    #expect(next(home)?.title == "Call the dentist")
    try writer.rollBack()
  }

  // MARK: - Where nothing is seen

  struct Spoiling: Sendable, CustomTestStringConvertible {
    let name: String
    let spoil: @Sendable (StoreHarness) throws -> Void
    var testDescription: String { name }
  }

  private static let spoilings = [
    Spoiling(name: "no store") { try FileManager.default.removeItem(at: $0.url) },
    Spoiling(name: "an older format") { try version(-1, of: $0) },
    Spoiling(name: "a newer format") { try version(1, of: $0) },
    Spoiling(name: "no database") { try Data("To do: nothing".utf8).write(to: $0.url) },
    Spoiling(name: "an empty file") { try Data().write(to: $0.url) },
    Spoiling(name: "damaged pages") { home in
      var bytes = try Data(contentsOf: home.url)
      for index in 4096..<bytes.count { bytes[index] = 0xA5 }
      try bytes.write(to: home.url)
    },
    Spoiling(name: "a file that was cut off") { home in
      try Data(try Data(contentsOf: home.url).prefix(5000)).write(to: home.url)
    },
    Spoiling(name: "a suspicion of damage") { StoreFile(url: $0.url).markSuspect() },
    Spoiling(name: "a log without its index") { home in
      let path = home.url.path(percentEncoded: false)
      try FileManager.default.removeItem(atPath: path + "-shm")
      try Data(repeating: 1, count: 5000).write(to: URL(filePath: path + "-wal"))
    },
  ]

  private static func version(_ change: Int, of home: StoreHarness) throws {
    let connection = try SQLiteConnection(path: home.url.path(percentEncoded: false))
    try connection.execute("PRAGMA user_version = \(Migration.currentVersion + change)")
    try connection.foldLogAway()
    connection.keepLogOnClose()
  }

  @Test(arguments: spoilings) func nothingIsSeenAndNothingMended(_ test: Spoiling) async throws {
    let home = try await home(foldsLog: true)
    try test.spoil(home)
    let before = try trace(home)
    #expect(next(home) == nil)
    #expect(try trace(home) == before)
  }

  @Test(.timeLimit(.minutes(1))) func aStoreThatIsHeldIsNotWaitedFor() async throws {
    let home = try await home()
    let holder = try connection(home)
    holder.keepLogOnClose()
    try holder.execute(
      "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; DELETE FROM tasks WHERE number = 99; COMMIT")
    let start = ContinuousClock.now
    #expect(next(home) == nil)
    // The usual patience is ten seconds.
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
