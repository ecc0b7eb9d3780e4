import Foundation
import NudgyCore
import NudgyFiles

/// Opens a store, makes it when there is none, and puts a damaged one aside.
struct StoreOpener {
  let file: StoreFile
  let now: Date

  /// A file up to this many bytes is examined whole at every start, which then takes about a millisecond.
  private static let examinedSize = 512 * 1024

  /// How often opening begins anew when another process puts the file aside or in place meanwhile.
  private static let attempts = 5

  /// An open store, and what tells its file from another one at the same path.
  struct Opened {
    let connection: SQLiteConnection
    let seen: SeenStore
    let report: OpenReport
  }

  /// - Parameter log: what is known not to belong to the file any more, unless another one took its place.
  func open(without log: FileIdentity? = nil) throws -> Opened {
    var report = OpenReport()
    if let log, file.logIdentity == log {
      report.logSetAside = try file.exclusively { file.logIdentity == log ? try setLogAside() : nil }
    }
    var attempt = 1
    while true {
      if !file.exists {
        try StoreFile.makeFolder(file.folder)
        report.isNew = try file.exclusively { try make() }
      }
      do {
        let (connection, seen) = try connect()
        return Opened(connection: connection, seen: seen, report: report)
      } catch is StrayLog {
        report.logSetAside = try file.exclusively { hasStrayLog() ? try setLogAside() : nil }
      } catch let error as SQLiteError where error.isDamage {
        report = try replaceDamaged()
      } catch  where StoreOpener.isVanishing(error) && attempt < StoreOpener.attempts {
        // Whoever took the file away holds the lock until another is in its place.
        try file.exclusively {}
      }
      attempt += 1
      if attempt > StoreOpener.attempts { throw NudgyError.storeDamaged(path: file.path) }
    }
  }

  private static func isVanishing(_ error: any Error) -> Bool {
    switch error {
    case let error as FileFailure: error.isMissingFile
    case let error as SQLiteError: error.isMissingFile
    default: false
    }
  }

  // MARK: - Connecting

  private func connect() throws -> (SQLiteConnection, SeenStore) {
    // SQLite would take a valid first page from the log and miss that the file itself is something else.
    let stamp = try file.examineStart()
    if stamp.size == 0, Backups(file: file).hasAny { throw SQLiteError.damage }
    let connection = try SQLiteConnection(path: file.path)
    // Folding the log into the file takes two waits for the disk, which a single command need not spend;
    // and a file that turns out to be damaged, or newer than this program, has to stay as it is.
    connection.keepLogOnClose()
    let edition = try connection.edition()
    guard edition.belongsTogether else { throw StrayLog() }
    try refuseNewer(connection)
    if file.isSuspect || stamp.size <= StoreOpener.examinedSize { try examine(connection) }
    try connection.configure()
    // By now the log is open too. Had the file been replaced in between, the two would not belong together.
    guard file.stamp?.identity == stamp.identity else { throw FileFailure.missing }
    if try connection.userVersion() < Migration.currentVersion {
      try file.exclusively { try upgrade(connection) }
    }
    return (connection, SeenStore(stamp: stamp, editionInFile: edition.inFile, log: file.logIdentity))
  }

  /// The log is not of this file: a backup was copied over the store, say.
  private struct StrayLog: Error {}

  private func hasStrayLog() -> Bool {
    guard let connection = try? SQLiteConnection(path: file.path) else { return false }
    connection.keepLogOnClose()
    return (try? connection.edition().belongsTogether) == false
  }

  private func refuseNewer(_ connection: SQLiteConnection) throws {
    let version = try connection.userVersion()
    guard version > Migration.currentVersion else { return }
    throw NudgyError.storeIsNewer(path: file.path, found: version, known: Migration.currentVersion)
  }

  /// Brings an older or blank store to the present format.
  private func upgrade(_ connection: SQLiteConnection) throws {
    let tables = try connection.number("SELECT count(*) FROM sqlite_schema")
    if try connection.userVersion() == 0, tables != 0 {
      throw NudgyError.storeUnavailable(path: file.path, reason: "it is a database of another program")
    }
    try connection.migrate()
  }

  private func examine(_ connection: SQLiteConnection) throws {
    guard try connection.isSound() else { throw SQLiteError.damage }
    if file.isSuspect { file.clearSuspicion() }
  }

  // MARK: - Making

  /// Makes a whole store under another name, then gives it its own: nobody ever meets a half-made one.
  ///
  /// Runs while no other process does the same.
  /// - Returns: whether this one came first.
  private func make() throws -> Bool {
    guard !file.exists else { return false }
    sweepDrafts()
    // The log of a file that was taken away would be read into the new one.
    try moveAside(["-wal", "-shm"], ending: freeEnding(".orphan"))
    let draft = file.part(".new-\(UUID().uuidString)")
    defer { StoreFile.remove(draft) }
    try StoreFile.makeEmpty(at: draft)
    try StoreOpener.fill(draft)
    return try StoreFile.publish(draft, as: file.part(""))
  }

  /// Fills the file itself, without a log: closing would fold that into the file, and where there is no room
  /// for it leave half a store without a word.
  private static func fill(_ draft: URL) throws {
    let connection = try SQLiteConnection(path: draft.path(percentEncoded: false))
    try connection.setEdition(StoreEdition.beginning())
    try connection.migrate()
    try connection.useWriteAheadLog()
  }

  /// Takes away what earlier attempts left when their process ended half-way. The lock is held, so nobody is
  /// at work on one of them.
  private func sweepDrafts() {
    let drafts = file.part(".new-")
    let folder = drafts.deletingLastPathComponent()
    let path = folder.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasPrefix(drafts.lastPathComponent) {
      StoreFile.remove(folder.appending(path: name))
    }
  }

  // MARK: - Mending

  /// Puts the damaged file aside and a backup, or a new store, in its place.
  private func replaceDamaged() throws -> OpenReport {
    try file.exclusively {
      // Another process may have mended it while this one waited.
      if isSoundNow() { return OpenReport() }
      var report = OpenReport()
      report.setAside = try setAside()
      file.clearSuspicion()
      report.restoredFrom = try Backups(file: file).restoreNewest()
      if report.restoredFrom == nil { report.isNew = try make() }
      return report
    }
  }

  private func isSoundNow() -> Bool {
    guard let stamp = try? file.examineStart(), stamp.size > 0,
      let connection = try? SQLiteConnection(path: file.path)
    else { return false }
    connection.keepLogOnClose()
    return (try? connection.isSound()) ?? false
  }

  /// The log goes first: were this to stop half-way, a file without its log would be found damaged again,
  /// but a log without its file would be read into the next one.
  private func setAside() throws -> URL {
    let ending = freeEnding(".damaged")
    try moveAside(["-wal", "-shm", ""], ending: ending)
    return file.sibling(ending)
  }

  /// What it holds belongs to a file that is no more, and is kept for whoever wants it.
  private func setLogAside() throws -> URL {
    let ending = freeEnding(".orphan")
    try moveAside(["-wal", "-shm"], ending: ending)
    return file.sibling(ending + "-wal")
  }

  /// Beside the name that the store goes by; a link of that name stays.
  private func moveAside(_ parts: [String], ending: String) throws {
    for part in parts {
      let source = file.part(part)
      guard StoreFile.exists(source) else { continue }
      do {
        try FileManager.default.moveItem(at: source, to: file.sibling(ending + part))
      } catch {
        throw NudgyError.storeDamaged(path: file.path)
      }
    }
  }

  /// `.damaged-20261120T150000Z`, with a number when that is taken.
  private func freeEnding(_ name: String) -> String {
    let ending = "\(name)-\(StoreStamp.text(now))"
    guard isTaken(ending) else { return ending }
    var attempt = 2
    while isTaken("\(ending)-\(attempt)") { attempt += 1 }
    return "\(ending)-\(attempt)"
  }

  private func isTaken(_ ending: String) -> Bool {
    ["", "-wal", "-shm"].contains { StoreFile.exists(file.sibling(ending + $0)) }
  }
}

extension StoreFile {
  /// Takes away a file that may not be there, with its log.
  static func remove(_ url: URL) {
    for part in ["", "-wal", "-shm", "-journal"] {
      try? FileManager.default.removeItem(atPath: url.path(percentEncoded: false) + part)
    }
  }
}
