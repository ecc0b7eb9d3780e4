import CReaderWeights

/// What one network learnt, where it lies in the program: a table of matrices in bytes, in the order that
/// `Tools/Reader/export.py` writes them.
///
/// `@unchecked Sendable`: the bytes are constant and live as long as the program.
@safe
struct ReaderWeights: @unchecked Sendable {
  private let start: UnsafePointer<UInt8>
  /// Of the corpus it was learnt from.
  let checksum: UInt64
  private let tables: [ByteTable]
  /// Where the hashes of the stems stand that a meaning is known of, ascending, four bytes each, a row of `meaning` each.
  private let stems: Int

  enum Name: Int, CaseIterable {
    case word, affix
    case input0, recurrent0, bias0, input0Reverse, recurrent0Reverse, bias0Reverse
    case input1, recurrent1, bias1, input1Reverse, recurrent1Reverse, bias1Reverse
    case piece, pieceBias, role, roleBias, person, personBias, kind, kindBias, task, taskBias, about,
      aboutBias
    case link, linkBias, verdict, verdictBias, rarity, meaning
  }

  /// One byte a weight, one scale a row.
  private struct ByteTable {
    let rows: Int
    let columns: Int
    let scales: Int
    let bytes: Int

    /// Nil where no table can be.
    init?(in start: UnsafePointer<UInt8>, at offset: Int) {
      rows = unsafe ReaderWeights.number(in: start, at: offset)
      columns = unsafe ReaderWeights.number(in: start, at: offset + 4)
      guard rows > 0, columns > 0, rows < 1 << 20, columns < 1 << 20 else { return nil }
      scales = offset + 8
      bytes = offset + 8 + 4 * rows
    }
  }

  private static let magic = Array("NUDGYRD3".utf8)
  /// What all networks share stands behind the last of them.
  private static let shared: [Name] = [.rarity, .meaning]
  private static let mostNetworks = 8

  /// The tables of this program, a network each; none when they are damaged.
  static let own = unsafe all(nudgy_reader_weights(), count: nudgy_reader_weights_size())

  static func all(_ start: UnsafePointer<UInt8>, count: Int) -> [ReaderWeights] {
    guard count >= 20, (0..<8).allSatisfy({ unsafe start[$0] == magic[$0] }) else { return [] }
    let raw = unsafe UnsafeRawPointer(start)
    let checksum = UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    let networks = unsafe number(in: start, at: 16)
    let own = Name.allCases.count - shared.count
    guard (1...mostNetworks).contains(networks) else { return [] }
    var tables: [ByteTable] = []
    var offset = 20
    while tables.count < networks * own + shared.count {
      guard offset + 8 <= count, let table = unsafe ByteTable(in: start, at: offset) else { return [] }
      offset = table.bytes + (table.rows * table.columns + 3) / 4 * 4
      tables.append(table)
    }
    guard let meaning = tables.last, offset + 4 * meaning.rows == count else { return [] }
    return (0..<networks).map { network in
      let tables = tables[network * own..<(network + 1) * own] + tables.suffix(shared.count)
      return unsafe ReaderWeights(start: start, checksum: checksum, tables: Array(tables), stems: offset)
    }
  }

  private static func number(in start: UnsafePointer<UInt8>, at offset: Int) -> Int {
    let raw = unsafe UnsafeRawPointer(start)
    return Int(UInt32(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  private init(start: UnsafePointer<UInt8>, checksum: UInt64, tables: [ByteTable], stems: Int) {
    unsafe self.start = start
    (self.checksum, self.tables, self.stems) = (checksum, tables, stems)
  }

  func rows(_ name: Name) -> Int { tables[name.rawValue].rows }
  func columns(_ name: Name) -> Int { tables[name.rawValue].columns }

  /// The row of `meaning` that belongs to a stem.
  func row(ofStem stem: String) -> Int? {
    let hash = ReaderHash.value("~", stem.unicodeScalars)
    var (low, high) = (0, rows(.meaning))
    while low < high {
      let middle = (low + high) / 2
      if self.stem(middle) < hash { low = middle + 1 } else { high = middle }
    }
    return low < rows(.meaning) && self.stem(low) == hash ? low : nil
  }

  private func stem(_ row: Int) -> UInt32 {
    let raw = unsafe UnsafeRawPointer(start)
    return UInt32(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: stems + 4 * row, as: UInt32.self))
  }

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

  /// All of a table.
  func matrix(_ name: Name) -> Matrix { Matrix(name, of: self) }

  /// Puts a row, four weights a quad, at every so many places; the last quad is filled up with zeros.
  @unsafe
  func unpack(
    _ row: Int, of name: Name, into quads: UnsafeMutablePointer<Quad>, every distance: Int
  ) {
    let table = tables[name.rawValue]
    precondition(row >= 0 && row < table.rows)
    let scale = scale(table, row)
    let raw = unsafe UnsafeRawPointer(start) + table.bytes + row * table.columns
    let whole = table.columns / 4
    for step in 0..<whole {
      let bits = UInt32(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: 4 &* step, as: UInt32.self))
      unsafe quads[step &* distance] = ReaderWeights.quad(bits, scale)
    }
    guard whole * 4 < table.columns else { return }
    let rest = (whole * 4..<table.columns).reversed().reduce(UInt32(0)) { bits, column in
      unsafe bits << 8 | UInt32(raw.load(fromByteOffset: column, as: UInt8.self))
    }
    unsafe quads[whole * distance] = ReaderWeights.quad(rest, scale)
  }

  /// Four weights of a byte each.
  ///
  /// Each byte stays where it is in a lane of its own and is brought down as a float, which costs a fraction of shifting
  /// each by another distance. The last one has its sign at the top of its lane; the others are made positive for the
  /// time being.
  @inline(__always)
  private static func quad(_ bits: UInt32, _ scale: Float) -> Quad {
    let lanes = SIMD4(repeating: bits ^ 0x80_8080) & SIMD4(0xFF, 0xFF00, 0xFF_0000, 0xFF00_0000)
    return Quad(SIMD4<Int32>(truncatingIfNeeded: lanes)) * (Quad(0x1p0, 0x1p-8, 0x1p-16, 0x1p-24) * scale)
      - Quad(128, 128, 128, 0) * scale
  }

  /// A table of one column.
  func column(_ name: Name) -> [Float] { (0..<rows(name)).map { value($0, of: name) } }

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
