import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// A store that is open while its file is taken away: nothing goes into a file that nobody will find again.
@Suite struct ReplacedFileTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What is there afterwards besides the task added then.
    var others: [String] = []
    var isNew = true
    let disturb: @Sendable (_ database: URL) throws -> Void
  }

  static let cases = [
    Case(testDescription: "moved away") { database in
      for part in ["", "-wal", "-shm"] { try move(database, part) }
    },
    Case(testDescription: "moved without its log") { try move($0, "") },
    Case(testDescription: "deleted") { database in
      for part in ["", "-wal", "-shm"] {
        try FileManager.default.removeItem(atPath: database.path(percentEncoded: false) + part)
      }
    },
    Case(testDescription: "its folder removed") { database in
      try FileManager.default.removeItem(at: database.deletingLastPathComponent())
    },
    Case(testDescription: "its folder renamed") { database in
      let folder = database.deletingLastPathComponent()
      try FileManager.default.moveItem(
        at: folder, to: folder.deletingLastPathComponent().appending(path: "elsewhere"))
    },
    Case(testDescription: "another store in its place", others: ["Other"], isNew: false) { database in
      let other = database.deletingLastPathComponent().appending(path: "other/nudgy.db")
      let connection = try StoreOpener(file: StoreFile(url: other), now: TestWorld.now).open().connection
      let changer = TaskChanger(
        connection: connection, makeID: UUID.init, errors: ErrorTranslation(path: "other"))
      _ = try connection.transaction {
        try changer.apply([.create(NewTask(title: "Other"))], at: TestWorld.now, turn: UUID())
      }
      try connection.foldLogAway()
      for part in ["", "-wal", "-shm"] { try move(database, part) }
      try FileManager.default.moveItem(at: other, to: database)
    },
  ]

  private static func move(_ database: URL, _ part: String) throws {
    let path = database.path(percentEncoded: false)
    try FileManager.default.moveItem(atPath: path + part, toPath: path + ".away" + part)
  }

  @Test(arguments: cases)
  func theNextChangeGoesToTheFileAtThePath(_ one: Case) async throws {
    let home = try StoreHarness()
    try await home.add("Before")
    #expect(await home.store.takeReopening() == nil)
    try one.disturb(home.url)
    try await home.add("After")
    #expect(
      await home.store.takeReopening()
        == StoreReopening(path: home.url.path(percentEncoded: false), isNew: one.isNew))
    #expect(await home.store.takeReopening() == nil)
    let seen = try StoreHarness(folder: home.folder)
    #expect(try await seen.titles(.all).sorted() == (["After"] + one.others).sorted())
    // The first goes on with the same file as the second.
    try await seen.add("Later")
    #expect(try await home.titles(.all).contains("Later"))
    #expect(await home.store.takeReopening() == nil)
  }

  @Test func aLookSeesTheFileAtThePath() async throws {
    let home = try StoreHarness()
    try await home.add("Before")
    try ReplacedFileTests.cases[0].disturb(home.url)
    #expect(try await home.titles(.all).isEmpty)
    #expect(await home.store.takeReopening() != nil)
  }

  @Test func whereNothingCanBeMadeItSaysSo() async throws {
    let home = try StoreHarness()
    try await home.add("Before")
    let folder = home.url.deletingLastPathComponent()
    try FileManager.default.removeItem(at: folder)
    // A file where the folder was: no store can be made here.
    try Data().write(to: URL(filePath: folder.path(percentEncoded: false)))
    await #expect(throws: NudgyError.self) { try await home.add("Lost") }
    try FileManager.default.removeItem(at: folder)
    try await home.add("After")
    #expect(try await home.titles(.all) == ["After"])
  }

  @Test func theFileTakenAwayStaysAsItWas() async throws {
    let home = try StoreHarness()
    try await home.add("Before")
    try ReplacedFileTests.cases[0].disturb(home.url)
    try await home.add("After")
    await home.store.close(foldsLog: true)
    let away = home.url.path(percentEncoded: false) + ".away"
    let connection = try SQLiteConnection(path: away)
    #expect(try connection.rows("SELECT title FROM tasks", []) { $0.text(0) } == ["Before"])
  }

  // MARK: - Written over

  /// As `cp` does: the same file with other bytes, and the old log beside it.
  private static func copy(_ source: URL, over database: URL) throws {
    let handle = try FileHandle(forWritingTo: database)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: try Data(contentsOf: source))
    try handle.close()
  }

  private static func orphans(beside database: URL) throws -> [String] {
    let folder = database.deletingLastPathComponent().path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.contains(".orphan-") && $0.hasSuffix("-wal") }
  }

  @Test func aBackupCopiedOverTheOpenStoreIsTheStore() async throws {
    let home = try StoreHarness()
    try await home.add("Saved")
    let backup = try #require(try await home.store.backUpIfDue(now: TestWorld.now))
    try await home.add("Later")
    try ReplacedFileTests.copy(backup, over: home.url)
    try await home.add("After")
    #expect(await home.store.takeReopening() != nil)
    #expect(try await home.titles(.all).sorted() == ["After", "Saved"])
    #expect(try ReplacedFileTests.orphans(beside: home.url).count == 1)
    let seen = try StoreHarness(folder: home.folder)
    #expect(try await seen.titles(.all).sorted() == ["After", "Saved"])
  }

  @Test func aBackupCopiedOverAStoreThatNobodyHasOpenIsTheStore() async throws {
    let home = try StoreHarness()
    try await home.add("Saved")
    let backup = try #require(try await home.store.backUpIfDue(now: TestWorld.now))
    try await home.add("Later")
    await home.store.close()
    try ReplacedFileTests.copy(backup, over: home.url)
    let (store, report) = try SQLiteStore.open(at: home.url, makeID: { UUID() }, now: TestWorld.now)
    #expect(report.logSetAside != nil)
    #expect(try await StoreHarness(folder: home.folder).titles(.all) == ["Saved"])
    #expect(try ReplacedFileTests.orphans(beside: home.url).count == 1)
    await store.close()
    let again = try SQLiteStore.open(at: home.url, makeID: { UUID() }, now: TestWorld.now)
    #expect(again.report == OpenReport())
  }

  /// A state that another tool saved has the numbers of the store itself.
  @Test func anEarlierStateCopiedOverTheOpenStoreIsTheStore() async throws {
    let home = try StoreHarness()
    try await home.add("Saved")
    await home.store.close(foldsLog: true)
    let saved = home.folder.url.appending(path: "saved.db")
    try FileManager.default.copyItem(at: home.url, to: saved)
    let chat = try StoreHarness(folder: home.folder)
    try await chat.add("Later")
    try SQLiteConnection(path: home.url.path(percentEncoded: false)).foldLogAway()
    try await chat.add("Later still")
    try ReplacedFileTests.copy(saved, over: home.url)
    try await chat.add("After")
    #expect(try await chat.titles(.all).sorted() == ["After", "Saved"])
  }

  @Test func foldingByOthersIsNoReplacement() async throws {
    let home = try StoreHarness()
    let other = try StoreHarness(folder: home.folder)
    for number in 1...5 {
      try await home.add("Mine \(number)")
      try SQLiteConnection(path: home.url.path(percentEncoded: false)).foldLogAway()
      try await other.add("Theirs \(number)")
      try SQLiteConnection(path: home.url.path(percentEncoded: false)).foldLog()
    }
    #expect(try await home.titles(.all).count == 10)
    #expect(await home.store.takeReopening() == nil)
    #expect(await other.store.takeReopening() == nil)
    #expect(try ReplacedFileTests.orphans(beside: home.url).isEmpty)
  }
}
