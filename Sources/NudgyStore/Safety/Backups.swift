import Foundation
import NudgyCore

/// Copies of the store in `backups/`, each whole by itself, the newest three kept.
struct Backups {
  let file: StoreFile

  private static let kept = 3
  /// A little less than a day, so that a daily start at the same hour makes one.
  private static let interval = 20.0 * 3600

  /// Makes a copy when the newest is older than a day.
  ///
  /// Safe while others write: `VACUUM INTO` reads one consistent state and keeps no one waiting.
  /// - Returns: the copy, or nil when none was due.
  func makeIfDue(now: Date) throws -> URL? {
    let newest = all().first
    let due = StoreStamp.text(now.addingTimeInterval(-Backups.interval))
    if let newest, stamp(of: newest) > due, stamp(of: newest) <= StoreStamp.text(now) { return nil }
    try StoreFile.makeFolder(file.backups)
    let copy = file.backups.appending(path: "nudgy-\(StoreStamp.text(now)).db")
    let draft = file.backups.appending(path: ".draft-\(UUID().uuidString)")
    defer { StoreFile.remove(draft) }
    // SQLite takes an empty file as its target; made here, it is for the user alone.
    try StoreFile.makeEmpty(at: draft)
    let connection = try SQLiteConnection(path: file.path)
    try connection.run("VACUUM INTO ?", [.text(draft.path(percentEncoded: false))])
    _ = try StoreFile.publish(draft, as: copy)
    for old in all().dropFirst(Backups.kept) { StoreFile.remove(old) }
    return copy
  }

  /// Puts the newest good copy in the place of the store, which is gone.
  /// - Returns: the copy, or nil when there is no good one.
  func restoreNewest() throws -> URL? {
    for backup in all() where isGood(backup) {
      let draft = file.sibling(".new-\(UUID().uuidString)")
      defer { StoreFile.remove(draft) }
      try FileManager.default.copyItem(at: backup, to: draft)
      try prepare(draft)
      if try StoreFile.publish(draft, as: file.url) { return backup }
    }
    return nil
  }

  var hasAny: Bool { !all().isEmpty }

  /// All copies, newest first.
  private func all() -> [URL] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: file.backups.path(percentEncoded: false))) ?? []
    return names.filter { $0.hasPrefix("nudgy-") && $0.hasSuffix(".db") }.sorted(by: >)
      .map { file.backups.appending(path: $0) }
  }

  private func stamp(of backup: URL) -> String {
    String(backup.deletingPathExtension().lastPathComponent.dropFirst("nudgy-".count))
  }

  private func isGood(_ backup: URL) -> Bool {
    guard
      let connection = try? SQLiteConnection(path: backup.path(percentEncoded: false), access: .readOnly),
      let version = try? connection.userVersion(), (1...Migration.currentVersion) ~= version
    else { return false }
    return (try? connection.isSound()) ?? false
  }

  private func prepare(_ draft: URL) throws {
    let connection = try SQLiteConnection(path: draft.path(percentEncoded: false))
    try connection.useWriteAheadLog()
  }
}
