import CReaderWeights

/// What was learnt, where it lies in the program: a table of matrices in bytes, in the order that `Tools/Reader/export.py`
/// writes them.
///
/// `@unchecked Sendable`: the bytes are constant and live as long as the program.
@safe
struct ReaderWeights: @unchecked Sendable {
  private let start: UnsafePointer<UInt8>
  /// Of the corpus it was learnt from.
  let checksum: UInt64
  private let tables: [ByteTable]

  enum Name: Int, CaseIterable {
    case word, affix
    case input0, recurrent0, bias0, input0Reverse, recurrent0Reverse, bias0Reverse
    case input1, recurrent1, bias1, input1Reverse, recurrent1Reverse, bias1Reverse
    case piece, pieceBias, role, roleBias, person, personBias, task, taskBias, about, aboutBias
    case link, linkBias, verdict, verdictBias, rarity
  }

  /// One byte a weight, one scale a row.
  private struct ByteTable {
    let rows: Int
    let columns: Int
    let scales: Int
    let bytes: Int
  }

  private static let magic = Array("NUDGYRD1".utf8)

  /// The table of this program; nil when it is damaged.
  static let own = unsafe ReaderWeights(nudgy_reader_weights(), count: nudgy_reader_weights_size())

  init?(_ start: UnsafePointer<UInt8>, count: Int) {
    guard count >= 16, (0..<8).allSatisfy({ unsafe start[$0] == ReaderWeights.magic[$0] }) else { return nil }
    let raw = unsafe UnsafeRawPointer(start)
    checksum = UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    var tables: [ByteTable] = []
    var offset = 16
    for _ in Name.allCases {
      guard offset + 8 <= count else { return nil }
      let rows = Int(UInt32(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      let columns = Int(
        UInt32(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)))
      guard rows > 0, columns > 0, rows < 1 << 20, columns < 1 << 20 else { return nil }
      let table = ByteTable(rows: rows, columns: columns, scales: offset + 8, bytes: offset + 8 + 4 * rows)
      offset = table.bytes + (rows * columns + 3) / 4 * 4
      tables.append(table)
    }
    guard offset == count else { return nil }
    self.tables = tables
    unsafe self.start = start
  }

  func rows(_ name: Name) -> Int { tables[name.rawValue].rows }
  func columns(_ name: Name) -> Int { tables[name.rawValue].columns }

  /// Adds a row, times a factor, to the numbers from an index on.
  func add(_ row: Int, of name: Name, times factor: Float, to sums: inout [Float], at index: Int) {
    let table = tables[name.rawValue]
    precondition(row >= 0 && row < table.rows && index + table.columns <= sums.count)
    let scale = factor * scale(table, row)
    let bytes = table.bytes + row * table.columns
    for column in 0..<table.columns {
      sums[index + column] += scale * Float(Int8(bitPattern: unsafe start[bytes + column]))
    }
  }

  /// All of a table, row by row.
  func matrix(_ name: Name) -> Matrix {
    let table = tables[name.rawValue]
    var values = [Float](repeating: 0, count: table.rows * table.columns)
    for row in 0..<table.rows { add(row, of: name, times: 1, to: &values, at: row * table.columns) }
    return Matrix(rows: table.rows, columns: table.columns, values: values)
  }

  /// A table of one column.
  func column(_ name: Name) -> [Float] { matrix(name).values }

  /// One number of a table that is read as one long row.
  func value(_ index: Int, of name: Name) -> Float {
    let table = tables[name.rawValue]
    precondition(index >= 0 && index < table.rows * table.columns)
    return scale(table, index / table.columns) * Float(Int8(bitPattern: unsafe start[table.bytes + index]))
  }

  private func scale(_ table: ByteTable, _ row: Int) -> Float {
    let raw = unsafe UnsafeRawPointer(start)
    return Float(
      bitPattern: UInt32(
        littleEndian: unsafe raw.loadUnaligned(fromByteOffset: table.scales + 4 * row, as: UInt32.self)))
  }
}
