import CSQLite

/// An open database with the statements it has prepared. Blocks the calling thread.
///
/// Belongs to one actor or one thread at a time, as it is not `Sendable`.
final class SQLiteConnection {
  /// How long a writer waits for the writers before it, in milliseconds.
  static let busyTimeout: Int32 = 10_000

  private let handle: SQLiteHandle
  private var statements: [String: SQLiteStatement] = [:]
  /// `changeCount` when the write transaction under way began.
  private var changesAtBegin = 0
  /// For the search, as long as nothing changes.
  let corrections = CorrectionCache()

  init(path: String, access: SQLiteHandle.Access = .readWrite) throws(SQLiteError) {
    handle = try SQLiteHandle(path: path, access: access)
    setBusyTimeout(SQLiteConnection.busyTimeout)
  }

  /// How long to wait for others, in milliseconds.
  func setBusyTimeout(_ milliseconds: Int32) {
    unsafe sqlite3_busy_timeout(handle.pointer, milliseconds)
  }

  /// Every statement prepared so far; the tests of query plans go through them.
  var preparedSQL: [String] { statements.keys.sorted() }

  // MARK: - Statements

  /// Runs a statement that is kept for the next time.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    try statement(sql).run(values) { _ in true }
  }

  /// All rows, each turned into a value.
  func rows<Value>(
    _ sql: String, _ values: [SQLiteValue] = [], _ map: (SQLiteRow) -> Value
  ) throws(SQLiteError) -> [Value] {
    var result: [Value] = []
    try statement(sql).run(values) { row in
      result.append(map(row))
      return true
    }
    return result
  }

  /// The first row, or nil when there is none.
  func first<Value>(
    _ sql: String, _ values: [SQLiteValue] = [], _ map: (SQLiteRow) -> Value
  ) throws(SQLiteError) -> Value? {
    var result: Value?
    try statement(sql).run(values) { row in
      result = map(row)
      return false
    }
    return result
  }

  /// The number in the first column of the first row.
  func number(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> Int? {
    try first(sql, values) { $0[0].integer } ?? nil
  }

  /// Runs statements without parameters once, such as those of a migration; they are not kept.
  func execute(_ script: String) throws(SQLiteError) {
    let code = unsafe sqlite3_exec(handle.pointer, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code: code, sql: script) }
  }

  private func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    if let known = statements[sql] { return known }
    let prepared = try SQLiteStatement(sql, in: handle)
    statements[sql] = prepared
    return prepared
  }

  // MARK: - Transactions

  /// Runs `body` in one write transaction: all of it happens, or nothing.
  ///
  /// `IMMEDIATE` takes the right to write before anything is read, so that what was read still holds when
  /// it is written, and so that waiting for another process happens here and nowhere later.
  ///
  /// Inside another transaction it is a part of that one, which can fail by itself.
  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    guard !isInTransaction else { return try part(body) }
    try begin()
    return try committing {
      let value = try body()
      if changeCount != changesAtBegin { try raiseEdition() }
      return value
    }
  }

  /// Runs `body` on one state of the store. Many small looks cost less so, as each need not lock for itself.
  func reading<Value>(_ body: () throws -> Value) throws -> Value {
    guard !isInTransaction else { return try body() }
    try run("BEGIN")
    return try committing(body)
  }

  /// Begins a write transaction that `commit` ends.
  func begin() throws(SQLiteError) {
    try run("BEGIN IMMEDIATE")
    changesAtBegin = changeCount
  }

  /// Keeps what the transaction changed, or takes it all back where that fails.
  func commit() throws {
    try committing {
      if changeCount != changesAtBegin { try raiseEdition() }
    }
  }

  /// Takes back what the transaction changed.
  func rollBack() throws(SQLiteError) {
    if isInTransaction { try run("ROLLBACK") }
  }

  /// Begins a part of the transaction that can be taken back by itself.
  func beginPart() throws(SQLiteError) { try run("SAVEPOINT part") }

  func endPart() throws(SQLiteError) { try run("RELEASE part") }

  func takeBackPart() throws(SQLiteError) {
    guard isInTransaction else { return }
    try run("ROLLBACK TO part")
    try run("RELEASE part")
  }

  /// Whether a transaction is under way. Some failures end it by themselves.
  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle.pointer) == 0 }

  private func committing<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }

  private func part<Value>(_ body: () throws -> Value) throws -> Value {
    try beginPart()
    do {
      let value = try body()
      try endPart()
      return value
    } catch {
      try takeBackPart()
      throw error
    }
  }

  /// Rows changed since the connection was opened.
  var changeCount: Int { Int(unsafe sqlite3_total_changes64(handle.pointer)) }

  /// The row number the last insertion gave.
  var lastInsertedRow: Int { Int(unsafe sqlite3_last_insert_rowid(handle.pointer)) }

  /// Pages of the write-ahead log in use, as of the last commit here; counted once `watchLog` was called.
  var logPages: Int { logLength.pages }

  private let logLength = LogLength()

  /// What SQLite's hook writes to; a class, as the hook is given its address.
  private final class LogLength {
    var pages = 0
  }

  /// Counts the log, in place of SQLite's own folding of it, which would happen in the midst of a change.
  func watchLog() {
    let context = unsafe Unmanaged.passUnretained(logLength).toOpaque()
    // The connection, and with it the length, outlives the handle's use of the hook.
    let _ = unsafe sqlite3_wal_hook(
      handle.pointer,
      { context, _, _, pages in
        if let context = unsafe context {
          unsafe Unmanaged<LogLength>.fromOpaque(context).takeUnretainedValue().pages = Int(pages)
        }
        return SQLITE_OK
      }, context)
  }

  /// Bytes of the file, or of its log, as they lie on the disk; nil where they end before that.
  func rawBytes(ofLog isLog: Bool, at offset: Int, count: Int) throws(SQLiteError) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let code = unsafe nudgy_sqlite3_read(handle.pointer, isLog ? 1 : 0, &bytes, Int32(count), Int64(offset))
    switch code {
    case SQLITE_OK: return bytes
    case SQLiteError.shortRead, SQLITE_CANTOPEN: return nil
    default: throw SQLiteError(code: code)
    }
  }

  /// Leaves the log as it is when the last connection closes.
  func keepLogOnClose() {
    _ = unsafe nudgy_sqlite3_keep_log_on_close(handle.pointer)
  }
}
