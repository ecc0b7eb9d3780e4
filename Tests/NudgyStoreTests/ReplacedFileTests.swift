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
}
