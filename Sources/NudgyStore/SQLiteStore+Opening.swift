import Dispatch
package import Foundation
package import NudgyCore

extension SQLiteStore {
  /// Opens the store at `url`, making it and its folder when they are not there.
  ///
  /// A damaged store is put aside and replaced by its newest good backup or a new one; the report says so.
  /// - Parameters:
  ///   - now: names what is put aside.
  ///   - calendar: where the user is; days that were said elsewhere are laid anew. Nil leaves them as they are.
  ///   - pause: takes as long as nothing must happen for the store to count as quiet.
  package static func open(
    at url: URL, makeID: @escaping @Sendable () -> UUID, now: @escaping @autoclosure @Sendable () -> Date,
    calendar: ZonedCalendar? = nil, pause: @escaping Pause = SQLiteStore.standardPause
  ) throws(NudgyError) -> (store: SQLiteStore, report: OpenReport) {
    let file = StoreFile(url: url)
    let opening = Opening(file: file, calendar: calendar, now: now)
    do {
      let opened = try opening.open()
      let (seen, report) = (opened.seen, opened.report)
      let store = SQLiteStore(
        connection: opened.connection, seen: seen, opening: opening, makeID: makeID, pause: pause)
      return (store, report)
    } catch {
      throw ErrorTranslation(path: file.path).opening(error)
    }
  }

  /// The copies of the store at `url` that there are, newest first.
  package static func backups(of url: URL) -> [URL] { Backups(file: StoreFile(url: url)).all() }

  /// Copies the store into `backups/` when it holds anything: a small one hourly, a large one daily.
  ///
  /// - Parameter onlyIfSmall: for a single command, which has no time to copy a large store.
  /// - Returns: the copy, or nil when none was due.
  @discardableResult
  package nonisolated func backUpIfDue(
    now: Date, onlyIfSmall: Bool = false
  ) async throws(NudgyError) -> URL? {
    guard let file else { return nil }
    // On a connection and a thread of its own: a large store takes a second, and a turn must not wait for it.
    let result: Result<URL?, NudgyError> = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .utility).async {
        continuation.resume(returning: SQLiteStore.backUp(file, now: now, onlyIfSmall: onlyIfSmall))
      }
    }
    return try result.get()
  }

  private nonisolated static func backUp(
    _ file: StoreFile, now: Date, onlyIfSmall: Bool
  ) -> Result<URL?, NudgyError> {
    do {
      return .success(try Backups(file: file).makeIfDue(now: now, onlyIfSmall: onlyIfSmall))
    } catch {
      // Copying reads every page, and so finds damage that use has not met yet.
      if let error = error as? SQLiteError, error.isDamage { file.markSuspect() }
      return .failure(ErrorTranslation(path: file.backups.path(percentEncoded: false)).using(error))
    }
  }
}
