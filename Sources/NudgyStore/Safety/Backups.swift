import Foundation
import NudgyCore
import NudgyFiles

/// Copies of the store in `backups/`, each whole by itself, for the newest three days that have one.
struct Backups {
  let file: StoreFile

  private static let kept = 3
  /// A little less than a day, so that a daily start at the same hour makes one.
  private static let interval = 20.0 * 3600
  /// A store of up to this many bytes is copied in a few milliseconds, and so every hour.
  static let smallSize = 4 << 20
  private static let shortInterval = 3600.0

  /// Makes a copy when the newest is old, and there is something to lose.
  ///
  /// Safe while others write: `VACUUM INTO` reads one consistent state and keeps no one waiting.
  /// - Parameter onlyIfSmall: leaves a large store to a session that has the time for it.
  /// - Returns: the copy, or nil when none was due.
  func makeIfDue(now: Date, onlyIfSmall: Bool = false) throws -> URL? {
    let isSmall = (file.stamp?.size ?? 0) + file.logSize <= Backups.smallSize
    if onlyIfSmall, !isSmall { return nil }
    let interval = isSmall ? Backups.shortInterval : Backups.interval
    guard isDue(now: now, interval: interval) else { return nil }
    let connection = try SQLiteConnection(path: file.path)
    // Closing the last connection would fold the log, which this one has no business to.
    connection.keepLogOnClose()
    guard try holdsAnything(connection) else { return nil }
    try StoreFile.makeFolder(file.backups)
    return try StoreFile.exclusively(in: file.backups) {
      // Whoever held the folder until now may have made one.
      guard isDue(now: now, interval: interval) else { return nil }
      for draft in drafts() { StoreFile.remove(draft) }
      let copy = try write(connection, now: now)
      thinOut(keeping: copy)
      return copy
    }
  }

  private func isDue(now: Date, interval: Double) -> Bool {
    guard let newest = all().first else { return true }
    let due = StoreStamp.text(now.addingTimeInterval(-interval))
    return stamp(of: newest) <= due || stamp(of: newest) > StoreStamp.text(now)
  }

  /// A copy of an empty store would only stand in the way of one worth having.
  private func holdsAnything(_ connection: SQLiteConnection) throws -> Bool {
    try connection.number(
      "SELECT EXISTS (SELECT 1 FROM tasks) OR EXISTS (SELECT 1 FROM messages)") != 0
  }

  private func write(_ connection: SQLiteConnection, now: Date) throws -> URL {
    let copy = file.backups.appending(path: "nudgy-\(StoreStamp.text(now)).db")
    let draft = file.backups.appending(path: ".draft-\(UUID().uuidString)")
    defer { StoreFile.remove(draft) }
    // SQLite takes an empty file as its target; made here, it is for the user alone.
    try StoreFile.makeEmpty(at: draft)
    try connection.run("VACUUM INTO ?", [.text(draft.path(percentEncoded: false))])
    try markAsCopy(draft)
    _ = try StoreFile.publish(draft, as: copy)
    return copy
  }

  /// Copied over the store by hand, it must not pass for the file that the log beside it belongs to, and must take a
  /// log at once: nobody could begin one as long as another chat has the file open.
  private func markAsCopy(_ draft: URL) throws {
    let connection = try SQLiteConnection(path: draft.path(percentEncoded: false))
    // Nobody has seen the draft yet, so nothing needs to be safe from a loss of power half-way.
    try connection.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")
    try connection.setEdition(StoreEdition.beginning())
    try connection.useWriteAheadLog()
  }

  /// Keeps the newest copy of each day, of the newest days.
  private func thinOut(keeping copy: URL) {
    var days: Set<Substring> = []
    for backup in all() {
      // 20261120T150000Z: the day stands before the T.
      let isNewestOfDay = days.insert(stamp(of: backup).prefix { $0 != "T" }).inserted
      if backup != copy, !isNewestOfDay || days.count > Backups.kept { StoreFile.remove(backup) }
    }
  }

  /// Puts the newest good copy in the place of the store, which is gone.
  /// - Returns: the copy, or nil when there is no good one.
  func restoreNewest() throws -> URL? {
    for backup in all() where isGood(backup) {
      let draft = file.part(".new-\(UUID().uuidString)")
      defer { StoreFile.remove(draft) }
      try FileManager.default.copyItem(at: backup, to: draft)
      try prepare(draft)
      if try StoreFile.publish(draft, as: file.part("")) { return backup }
    }
    return nil
  }

  var hasAny: Bool { !all().isEmpty }

  /// All copies, newest first.
  func all() -> [URL] {
    names.filter { $0.hasPrefix("nudgy-") && $0.hasSuffix(".db") }.sorted(by: >)
      .map { file.backups.appending(path: $0) }
  }

  /// What copies that were cut short have left.
  private func drafts() -> [URL] {
    names.filter { $0.hasPrefix(".draft-") }.map { file.backups.appending(path: $0) }
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: file.backups.path(percentEncoded: false))) ?? []
  }

  private func stamp(of backup: URL) -> String {
    String(backup.deletingPathExtension().lastPathComponent.dropFirst("nudgy-".count))
  }

  private func isGood(_ backup: URL) -> Bool {
    guard
      let connection = try? SQLiteConnection(path: backup.path(percentEncoded: false)),
      let version = try? connection.userVersion(), (1...Migration.currentVersion) ~= version
    else { return false }
    return (try? connection.isSound()) ?? false
  }

  /// Takes words out of a copy; one that is no good store any more is left to be masked.
  func erase(_ eraser: StoreEraser, from backup: URL) throws {
    guard isGood(backup) else { return }
    let path = backup.path(percentEncoded: false)
    let size = try StoreFile(url: backup).examineStart().size
    try eraser.erase(from: try SQLiteConnection(path: path), size: size)
  }

  private func prepare(_ draft: URL) throws {
    let connection = try SQLiteConnection(path: draft.path(percentEncoded: false))
    try connection.useWriteAheadLog()
  }
}
