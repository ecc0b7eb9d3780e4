import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// New, unwritable, damaged and newer stores.
@Suite struct OpeningTests {
  private func open(_ folder: TemporaryFolder) throws(NudgyError) -> (store: SQLiteStore, report: OpenReport)
  {
    try SQLiteStore.open(at: StoreHarness.url(in: folder), makeID: UUID.init, now: TestWorld.now)
  }

  private func permissions(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path(percentEncoded: false))[.posixPermissions]
      as? Int
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }

  /// Three tasks in a file, closed, with the log folded in or not.
  private func storeOfThree(foldsLog: Bool) async throws -> TemporaryFolder {
    let home = try StoreHarness()
    for title in ["A", "B", "C"] { try await home.add(title) }
    await home.store.close(foldsLog: foldsLog)
    return home.folder
  }

  @Test func aNewStoreIsForItsUserAlone() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "a/b/c/nudgy.db")
    let (store, report) = try SQLiteStore.open(at: url, makeID: UUID.init, now: TestWorld.now)
    #expect(report == OpenReport(isNew: true))
    _ = try await store.apply([.create(NewTask(title: "A"))], at: TestWorld.now, turn: UUID())
    for path in ["a", "a/b", "a/b/c"] { #expect(try permissions(folder.url.appending(path: path)) == 0o700) }
    for name in try names(in: url.deletingLastPathComponent()) {
      #expect(try permissions(url.deletingLastPathComponent().appending(path: name)) == 0o600, "\(name)")
    }
    #expect(try open(folder).report.isNew)
  }

  @Test func anOldStoreIsJustOpened() async throws {
    let folder = try await storeOfThree(foldsLog: true)
    let before = try names(in: folder.url.appending(path: "home"))
    let (store, report) = try open(folder)
    #expect(report == OpenReport())
    #expect(try await store.task(number: 3)?.title == "C")
    await store.close(foldsLog: true)
    #expect(before.contains("nudgy.db"))
    #expect(!before.contains { $0.contains("damaged") })
  }

  @Test func settingsOfTheConnection() async throws {
    let home = try StoreHarness()
    let settings = try await home.store.perform { connection in
      try ["journal_mode", "synchronous", "foreign_keys"].map { name in
        try connection.first("PRAGMA \(name)") { $0[0] } ?? .null
      }
    }
    #expect(settings == ["wal", 2, 1])
    let loose = try await home.store.perform { connection in
      try connection.rows(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0"
      ) { $0.text(0) }
    }
    // SQLite's own tables are the only ones without strict types.
    #expect(loose.allSatisfy { $0.hasPrefix("sqlite_") })
  }

  @Test func aFolderThatCannotBeMade() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("home"))
    let error = #expect(throws: NudgyError.self) { try open(folder) }
    guard case .storeUnavailable(_, let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(["file exists", "not a directory"].contains(reason))
    #expect(error?.exitCode == .storeUnavailable)
  }

  @Test func aFolderInPlaceOfTheFile() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: StoreHarness.url(in: folder), withIntermediateDirectories: true)
    let error = #expect(throws: NudgyError.self) { try open(folder) }
    #expect(error?.exitCode == .storeUnavailable)
  }

  @Test func anotherProgramsDatabaseIsLeftAlone() async throws {
    let folder = try TemporaryFolder()
    let url = StoreHarness.url(in: folder)
    try StoreFile.makeFolder(url.deletingLastPathComponent())
    do {
      let connection = try SQLiteConnection(path: url.path(percentEncoded: false), access: .create)
      try connection.execute("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1)")
    }
    let error = #expect(throws: NudgyError.self) { try open(folder) }
    #expect(error?.exitCode == .storeUnavailable)
    let connection = try SQLiteConnection(path: url.path(percentEncoded: false))
    #expect(try connection.number("SELECT x FROM theirs") == 1)
  }

  @Test func aNewerStoreIsNotTouched() async throws {
    let folder = try await storeOfThree(foldsLog: true)
    let url = StoreHarness.url(in: folder)
    do {
      let connection = try SQLiteConnection(path: url.path(percentEncoded: false))
      try connection.execute("PRAGMA user_version = 99")
    }
    let before = try Data(contentsOf: url)
    #expect(
      throws: NudgyError.storeIsNewer(
        path: url.path(percentEncoded: false), found: 99, known: Migration.currentVersion)
    ) { try open(folder) }
    #expect(try Data(contentsOf: url) == before)
  }

  @Test func aFullDiskIsSaidAndLosesNothing() async throws {
    let home = try StoreHarness()
    try await home.add("A")
    try await home.store.perform { connection in
      let pages = try connection.number("PRAGMA page_count") ?? 0
      try connection.execute("PRAGMA max_page_count = \(pages)")
    }
    let long = NewTask(title: String(repeating: "long ", count: 100_000))
    let error = await #expect(throws: NudgyError.self) {
      try await home.store.apply([.create(long)], at: home.now, turn: UUID())
    }
    #expect(error?.exitCode == .storeNotWritten)
    #expect(try await home.titles(.all) == ["A"])
    try await home.apply(.complete(number: 1))
    #expect(try await home.counts().done == 1)
  }

  // MARK: - Damage

  enum Damage: String, CaseIterable, Sendable {
    case text, zeros, emptyFile, cutShort, middleOverwritten, firstPageKept

    func apply(to url: URL) throws {
      var bytes = [UInt8](try Data(contentsOf: url))
      switch self {
      case .text: bytes = Array("this is no database at all, just words ".utf8)
      case .zeros: bytes = Array(repeating: 0, count: bytes.count)
      case .emptyFile: bytes = []
      case .cutShort: bytes = Array(bytes.prefix(bytes.count / 2 + 100))
      case .middleOverwritten:
        for index in (bytes.count / 3)..<(bytes.count * 2 / 3) { bytes[index] = 0x5A }
      case .firstPageKept:
        for index in 4096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
      }
      try Data(bytes).write(to: url)
    }
  }

  @Test(arguments: Damage.allCases, [true, false])
  func aDamagedStoreIsSetAside(_ damage: Damage, _ foldsLog: Bool) async throws {
    let folder = try await storeOfThree(foldsLog: foldsLog)
    try damage.apply(to: StoreHarness.url(in: folder))
    let damaged = try Data(contentsOf: StoreHarness.url(in: folder))
    let (store, report) = try open(folder)
    if damage == .emptyFile {
      // Nothing is left of it to keep and nothing to restore: a blank start.
      #expect(report == OpenReport())
    } else {
      let aside = try #require(report.setAside)
      #expect(aside.lastPathComponent == "nudgy.db.damaged-20261120T150000Z")
      #expect(try Data(contentsOf: aside) == damaged)
      #expect(report.isNew)
    }
    #expect(try await store.apply([.create(NewTask(title: "D"))], at: TestWorld.now, turn: UUID()).count == 1)
    await store.close()
    let again = try open(folder)
    #expect(again.report == OpenReport())
    #expect(try await again.store.task(number: 1)?.title == "D")
  }

  @Test(arguments: Damage.allCases)
  func theNewestGoodBackupTakesItsPlace(_ damage: Damage) async throws {
    let home = try StoreHarness()
    try await home.add("A")
    #expect(try await home.store.backUpIfDue(now: home.now) != nil)
    try await home.add("B")
    let newest = try #require(try await home.store.backUpIfDue(now: home.hours(24)))
    try await home.add("C")
    let spoilt = try #require(try await home.store.backUpIfDue(now: home.hours(48)))
    await home.store.close(foldsLog: true)
    try Data("spoilt".utf8).write(to: spoilt)
    try damage.apply(to: home.url)

    let (store, report) = try open(home.folder)
    #expect(report.setAside != nil)
    #expect(report.restoredFrom?.lastPathComponent == newest.lastPathComponent)
    #expect(!report.isNew)
    #expect(try await store.task(number: 2)?.title == "B")
    #expect(try await store.search("b", statuses: [.active], limit: 3).count == 1)
    let undone = try await store.undo(count: 1, wholeTurn: false, at: home.now)
    #expect(undone.first?.transition?.before?.title == "B")
    #expect(try permissions(home.url) == 0o600)
  }

  @Test func severalDamagedStoresKeepTheirNames() async throws {
    let folder = try TemporaryFolder()
    var kept: Set<String> = []
    for round in 1...3 {
      let store = try open(folder).store
      await store.close(foldsLog: true)
      try Damage.text.apply(to: StoreHarness.url(in: folder))
      kept.insert(try #require(try open(folder).report.setAside).lastPathComponent)
      #expect(kept.count == round)
    }
  }

  @Test func damageFoundInUseIsMendedAtTheNextStart() async throws {
    let home = try StoreHarness()
    try await home.store.fill(count: 5_000, now: home.now, calendar: TestWorld.newYork)
    await home.store.close(foldsLog: true)
    // Too large to be examined at every start, and damaged behind the first pages.
    var bytes = [UInt8](try Data(contentsOf: home.url))
    #expect(bytes.count > 1_000_000)
    for index in 200_000..<(bytes.count - 1000) { bytes[index] = 0xFF }
    try Data(bytes).write(to: home.url)
    let (store, report) = try open(home.folder)
    #expect(report == OpenReport())
    let path = home.url.path(percentEncoded: false)
    await #expect(throws: NudgyError.storeDamaged(path: path)) {
      for number in 1...5_000 { _ = try await store.task(number: number) }
    }
    await store.close()
    #expect(try open(home.folder).report.setAside != nil)
    #expect(try open(home.folder).report == OpenReport())
  }

  @Test func theLogOfAStoreThatWasTakenAwayIsNotReadIntoTheNewOne() async throws {
    let folder = try await storeOfThree(foldsLog: false)
    #expect(try names(in: folder.url.appending(path: "home")).contains("nudgy.db-wal"))
    try FileManager.default.removeItem(at: StoreHarness.url(in: folder))
    let (store, report) = try open(folder)
    #expect(report.isNew)
    #expect(try await store.task(number: 1) == nil)
    #expect(try await store.apply([.create(NewTask(title: "D"))], at: TestWorld.now, turn: UUID()).count == 1)
    await store.close(foldsLog: true)
    #expect(try await open(folder).store.task(number: 1)?.title == "D")
  }

  @Test func anUntidyEndLosesNothing() async throws {
    // As after kill -9: the file and its log are copied while the store is open.
    let home = try StoreHarness()
    for index in 0..<50 { try await home.add("Task \(index)") }
    let other = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: home.folder.url.appending(path: "home"), to: other.url.appending(path: "home"))
    let (store, report) = try open(other)
    #expect(report == OpenReport())
    for number in 1...50 { #expect(try await store.task(number: number)?.title == "Task \(number - 1)") }
  }

  /// Many single commands one after another, each in a process of its own, closing or just ending.
  @Test(arguments: [true, false])
  func theLogStaysSmallOverManyLaunches(_ closes: Bool) async throws {
    let folder = try TemporaryFolder()
    let file = StoreFile(url: StoreHarness.url(in: folder))
    var largest = 0
    for _ in 0..<100 {
      let home = try StoreHarness(folder: folder)
      try await home.add(String(repeating: "word ", count: 4_000))
      if closes { await home.store.close() }
      largest = max(largest, file.logSize)
    }
    #expect(largest > 0)
    #expect(largest < (closes ? 2 << 20 : 5 << 20))
    #expect(try await StoreHarness(folder: folder).counts().upNext == 100)
  }

  // MARK: - Backups

  @Test func backupsComeDailyAndThreeAreKept() async throws {
    let home = try StoreHarness()
    try await home.add("A")
    #expect(try await home.store.backUpIfDue(now: home.now) != nil)
    #expect(try await home.store.backUpIfDue(now: home.hours(0.9)) == nil)
    for day in 1...5 {
      #expect(try await home.store.backUpIfDue(now: home.hours(Double(day) * 24)) != nil)
    }
    let backups = home.folder.url.appending(path: "home/backups")
    #expect(
      try names(in: backups) == [
        "nudgy-20261123T150000Z.db", "nudgy-20261124T150000Z.db", "nudgy-20261125T150000Z.db",
      ])
    #expect(try permissions(backups) == 0o700)
    for name in try names(in: backups) { #expect(try permissions(backups.appending(path: name)) == 0o600) }
  }

  @Test func anEmptyStoreHasNoBackup() async throws {
    let home = try StoreHarness()
    #expect(try await home.store.backUpIfDue(now: home.now) == nil)
    #expect(SQLiteStore.backups(of: home.url).isEmpty)
    try await home.add("A")
    #expect(try await home.store.backUpIfDue(now: home.now) != nil)
    let backups = SQLiteStore.backups(of: home.url)
    #expect(backups.map(\.lastPathComponent) == ["nudgy-20261120T150000Z.db"])
  }

  /// The last copy of each day; what a copy that was cut short left is swept.
  @Test func aSmallStoreIsCopiedHourlyAndKeptDaily() async throws {
    let home = try StoreHarness()
    try await home.add("A")
    for hour in [0, 1, 2, 24, 25.5] {
      #expect(try await home.store.backUpIfDue(now: home.hours(hour), onlyIfSmall: true) != nil)
    }
    let folder = home.folder.url.appending(path: "home/backups")
    try Data("half".utf8).write(to: folder.appending(path: ".draft-of-yesterday"))
    #expect(try await home.store.backUpIfDue(now: home.hours(48)) != nil)
    #expect(
      try names(in: folder) == [
        "nudgy-20261120T170000Z.db", "nudgy-20261121T163000Z.db", "nudgy-20261122T150000Z.db",
      ])
  }

  @Test func aCommandLeavesALargeStoreToASession() async throws {
    let home = try StoreHarness()
    try await home.add(String(repeating: "long ", count: 1_200_000))
    #expect(try await home.store.backUpIfDue(now: home.now, onlyIfSmall: true) == nil)
    #expect(try await home.store.backUpIfDue(now: home.now) != nil)
    #expect(try await home.store.backUpIfDue(now: home.hours(19)) == nil)
    #expect(try await home.store.backUpIfDue(now: home.hours(21)) != nil)
  }

  @Test func whatAnUnfinishedCreationLeftIsSwept() async throws {
    let folder = try TemporaryFolder()
    let url = StoreHarness.url(in: folder)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    for ending in [".new-1", ".new-1-journal", ".new-2-wal"] {
      let left = url.deletingLastPathComponent().appending(path: url.lastPathComponent + ending)
      try Data("half".utf8).write(to: left)
    }
    let (store, report) = try open(folder)
    #expect(report == OpenReport(isNew: true))
    await store.close(foldsLog: true)
    #expect(try !names(in: url.deletingLastPathComponent()).contains { $0.contains(".new-") })
  }

  @Test func aStoreInMemoryHasNoBackups() async throws {
    let store = try SQLiteStore.inMemory(makeID: UUID.init)
    #expect(try await store.backUpIfDue(now: TestWorld.now) == nil)
    _ = try await store.apply([.create(NewTask(title: "A"))], at: TestWorld.now, turn: UUID())
    #expect(try await store.task(number: 1)?.title == "A")
  }
}
