package import Foundation
package import NudgyCore
import NudgyFiles

/// A look at a store from outside: nothing is made, mended, brought up to date, locked or waited for.
///
/// For status lines, which look every few seconds at a store that others work on.
package struct StoreGlance {
  private let file: StoreFile

  package init(of url: URL) {
    file = StoreFile(url: url)
  }

  /// The One Thing; nil when there is none, and also when the store is not there, of another format, damaged,
  /// or held by somebody.
  package func next(_ query: NextQuery) -> NextAnswer? {
    guard let connection = try? connection() else { return nil }
    return try? connection.reading {
      guard try connection.userVersion() == Migration.currentVersion,
        try connection.edition().belongsTogether
      else { return nil }
      return try NextFinder(connection: connection, query: query).answer()
    }
  }

  /// Nil where nothing could be read without a trace.
  private func connection() throws -> SQLiteConnection? {
    guard file.exists, try file.examineStart().size > 0, !file.isSuspect, let access else { return nil }
    let url = file.part("").absoluteString
    let connection = try SQLiteConnection(path: url, access: access)
    connection.setBusyTimeout(0)
    connection.keepLogOnClose()
    return connection
  }

  /// SQLite makes a log and its index where they are missing, unless it is told that it has the file to itself.
  private var access: SQLiteHandle.Access? {
    if StoreFile.exists(file.part("-wal")), StoreFile.exists(file.part("-shm")) { return .lookingOn }
    // What a log without its index holds cannot be seen; the next command makes one.
    return file.logSize == 0 ? .lookingAlone : nil
  }
}
