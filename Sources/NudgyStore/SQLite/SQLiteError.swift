import CSQLite

/// What SQLite answered when it could not do something.
///
/// Holds the statement but never its values: titles and messages stay out of errors and logs.
struct SQLiteError: Error, Equatable {
  /// The extended result code (https://www.sqlite.org/rescode.html).
  let code: Int32
  /// SQLite's own short text for the code, such as `database or disk is full`.
  let message: String
  let sql: String?

  init(code: Int32, sql: String? = nil) {
    self.code = code
    self.sql = sql
    message = unsafe sqlite3_errstr(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  /// The code without its extension.
  private var primaryCode: Int32 { code & 0xFF }

  /// The file is no database, or its pages contradict each other.
  var isDamage: Bool { primaryCode == SQLITE_NOTADB || primaryCode == SQLITE_CORRUPT }

  /// There was no file where one was expected.
  var isMissingFile: Bool { primaryCode == SQLITE_CANTOPEN }

  /// Another process held the store for longer than the busy timeout.
  var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

  /// There was no room for what had to be written: the disk is full, or files may not grow.
  var isOutOfRoom: Bool {
    // Extended codes of a write, a sync, a cut, and an index of the log that could not be made larger.
    primaryCode == SQLITE_FULL || primaryCode == SQLITE_IOERR && [3, 4, 6, 19].contains(code >> 8)
  }

  /// The store could not be written: full, read-only, failing, or held by others.
  var isWriteFailure: Bool {
    [SQLITE_FULL, SQLITE_READONLY, SQLITE_IOERR, SQLITE_PERM, SQLITE_NOLFS].contains(primaryCode) || isBusy
  }
}

extension SQLiteError {
  /// For a file whose examination failed.
  static let damage = SQLiteError(code: SQLITE_CORRUPT)

  /// A read beyond the end of a file: SQLITE_IOERR_SHORT_READ, a macro that is not imported.
  static let shortRead = SQLITE_IOERR | 2 << 8
}
