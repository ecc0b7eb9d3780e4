import CSQLite

/// A prepared statement; its owner finalises it.
@safe
final class SQLiteStatement {
  private let pointer: OpaquePointer
  private let sql: String

  init(_ sql: String, in handle: borrowing SQLiteHandle) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(
      handle.pointer, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let pointer = unsafe prepared else { throw SQLiteError(code: code, sql: sql) }
    unsafe self.pointer = pointer
    self.sql = sql
  }

  deinit {
    unsafe sqlite3_finalize(pointer)
  }

  /// Runs the statement with `values` for its parameters and hands each row to `body`, until it says false.
  func run(_ values: [SQLiteValue], _ body: (SQLiteRow) -> Bool) throws(SQLiteError) {
    defer {
      unsafe sqlite3_reset(pointer)
      unsafe sqlite3_clear_bindings(pointer)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      let code = unsafe sqlite3_step(pointer)
      switch code {
      case SQLITE_ROW: if unsafe !body(SQLiteRow(pointer: pointer)) { return }
      case SQLITE_DONE: return
      default: throw SQLiteError(code: code, sql: sql)
      }
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    let code =
      switch value {
      case .null: unsafe sqlite3_bind_null(pointer, index)
      case .integer(let number): unsafe sqlite3_bind_int64(pointer, index, Int64(number))
      case .text(let text): bind(text, at: index)
      }
    guard code == SQLITE_OK else { throw SQLiteError(code: code, sql: sql) }
  }

  /// With the length, so that a NUL inside does not end the text.
  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      let count = Int32(clamping: bytes.count)
      return unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe nudgy_sqlite3_bind_text(pointer, index, characters.baseAddress, count)
      }
    }
  }
}

/// The row a statement stands on. Not to be kept beyond the closure that received it.
@safe
struct SQLiteRow {
  fileprivate let pointer: OpaquePointer

  fileprivate init(pointer: OpaquePointer) {
    unsafe self.pointer = pointer
  }

  /// How many columns it has.
  var count: Int { Int(unsafe sqlite3_column_count(pointer)) }

  subscript(index: Int) -> SQLiteValue {
    let column = Int32(index)
    return switch unsafe sqlite3_column_type(pointer, column) {
    case SQLITE_INTEGER: .integer(Int(unsafe sqlite3_column_int64(pointer, column)))
    case SQLITE_TEXT: .text(text(column))
    default: .null
    }
  }

  /// The number in a column; 0 when it holds none.
  func integer(_ index: Int) -> Int { Int(unsafe sqlite3_column_int64(pointer, Int32(index))) }

  /// The text in a column, copied; empty when it holds none.
  func text(_ index: Int) -> String { text(Int32(index)) }

  private func text(_ column: Int32) -> String {
    guard let start = unsafe sqlite3_column_text(pointer, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(pointer, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
