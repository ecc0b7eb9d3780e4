import Foundation
import NudgyCore

/// Opens a store, makes it when there is none, and puts a damaged one aside.
struct StoreOpener {
  let file: StoreFile
  let now: Date

  /// A file up to this many bytes is examined whole at every start, which then takes about a millisecond.
  private static let examinedSize = 512 * 1024

  func open() throws -> (connection: SQLiteConnection, report: OpenReport) {
    var report = OpenReport()
    if !file.exists { report.isNew = try make() }
    do {
      return (try connect(), report)
    } catch let error as SQLiteError where error.isDamage {
      report = try replaceDamaged()
      return (try connect(), report)
    }
  }

  // MARK: - Connecting

  private func connect() throws -> SQLiteConnection {
    let connection = try SQLiteConnection(path: file.path)
    try refuseNewer(connection)
    if file.isSuspect || isSmall { try examine(connection) }
    try connection.configure()
    if try connection.userVersion() < Migration.currentVersion { try upgrade(connection) }
    return connection
  }

  private func refuseNewer(_ connection: SQLiteConnection) throws {
    let version = try connection.userVersion()
    guard version > Migration.currentVersion else { return }
    connection.keepLogOnClose()
    throw NudgyError.storeIsNewer(path: file.path, found: version, known: Migration.currentVersion)
  }

  /// Brings an older or blank store to the present format. The log has to be in place before.
  private func upgrade(_ connection: SQLiteConnection) throws {
    if try connection.userVersion() == 0, try connection.number("SELECT count(*) FROM sqlite_schema") != 0 {
      throw NudgyError.storeUnavailable(path: file.path, reason: "it is a database of another program")
    }
    try connection.useWriteAheadLog()
    try connection.migrate()
  }

  private var isSmall: Bool {
    let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    return size.map { $0 <= StoreOpener.examinedSize } ?? false
  }

  private func examine(_ connection: SQLiteConnection) throws {
    guard try connection.isSound() else { throw SQLiteError.damage }
    if file.isSuspect { file.clearSuspicion() }
  }

  // MARK: - Making

  /// Makes a whole store under another name, then gives it its own: nobody ever meets a half-made one.
  /// - Returns: whether this one came first.
  private func make() throws -> Bool {
    try StoreFile.makeFolder(file.folder)
    let draft = file.sibling(".new-\(UUID().uuidString)")
    defer { StoreFile.remove(draft) }
    try StoreFile.makeEmpty(at: draft)
    try StoreOpener.fill(draft)
    return try StoreFile.publish(draft, as: file.url)
  }

  /// Closes the file before it returns, which folds the log into it.
  private static func fill(_ draft: URL) throws {
    let connection = try SQLiteConnection(path: draft.path(percentEncoded: false))
    try connection.useWriteAheadLog()
    try connection.migrate()
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
    guard let connection = try? SQLiteConnection(path: file.path) else { return false }
    return (try? connection.isSound()) ?? false
  }

  /// Its log goes along, so that whatever can still be read from it can be.
  private func setAside() throws -> URL {
    let stamp = StoreStamp.text(now)
    var ending = ".damaged-\(stamp)"
    var attempt = 1
    while FileManager.default.fileExists(atPath: file.sibling(ending).path(percentEncoded: false)) {
      attempt += 1
      ending = ".damaged-\(stamp)-\(attempt)"
    }
    for part in ["-wal", "-shm", ""] {
      let source = part.isEmpty ? file.url : file.sibling(part)
      guard FileManager.default.fileExists(atPath: source.path(percentEncoded: false)) else { continue }
      do {
        try FileManager.default.moveItem(at: source, to: file.sibling(ending + part))
      } catch {
        throw NudgyError.storeDamaged(path: file.path)
      }
    }
    return file.sibling(ending)
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
