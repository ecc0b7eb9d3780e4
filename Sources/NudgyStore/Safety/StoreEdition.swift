/// Which of the changes of a store a file has, and whether its log goes on from there.
///
/// Every change raises a number that lies in the first page of the file (SQLite's `application_id`, which is the
/// application's to use). A log holds the pages of the changes since it was begun, the first page among them each time,
/// so its first copy of that page must be one ahead of the file or the file's already. A backup that is copied over the
/// store leaves the old log beside it, and SQLite would read the pages of the one into the other without a word.
struct StoreEdition: Equatable {
  /// As the file has it on the disk.
  let inFile: Int
  /// As the first change in the log has it; nil when the log is empty or says nothing about it.
  let beginningOfLog: Int?
  /// With the log.
  let now: Int

  var belongsTogether: Bool {
    guard let beginningOfLog else { return true }
    return beginningOfLog - 1 <= inFile && inFile <= now
  }

  /// Whether the file can have become what it is by folding the log into it, as against being written over.
  func follows(_ earlier: Int) -> Bool { belongsTogether && earlier <= inFile && inFile <= now }

  /// Where a store or a copy of one begins to count; no two lie close together, so that each is told from the other.
  static func beginning() -> Int { Int.random(in: 1 << 20...1 << 30) }

  /// The big-endian number of four bytes.
  fileprivate static func number(_ bytes: some Sequence<UInt8>) -> Int {
    Int(Int32(truncatingIfNeeded: bytes.reduce(0) { $0 << 8 | Int($1) }))
  }
}

extension SQLiteConnection {
  /// Counts one change more; in its transaction.
  func raiseEdition() throws(SQLiteError) {
    try setEdition(Int(Int32(truncatingIfNeeded: try readEdition() + 1)))
  }

  func setEdition(_ edition: Int) throws(SQLiteError) {
    try execute("PRAGMA application_id = \(edition)")
  }

  private func readEdition() throws(SQLiteError) -> Int { try number("PRAGMA application_id") ?? 0 }

  /// Read while nobody can begin the log anew, as far as this connection needs it.
  func edition() throws -> StoreEdition {
    try reading {
      let now = try readEdition()
      var beginning: Int?
      var inFile: Int
      repeat {
        beginning = try editionBeginningLog()
        inFile = try editionInFile()
        // A log that was folded whole may be begun anew at any moment, the file having been written before.
      } while try editionBeginningLog() != beginning
      // What is read holds up the folding, so the file cannot be ahead of it.
      return StoreEdition(inFile: inFile, beginningOfLog: beginning, now: now)
    }
  }

  /// The `application_id` lies at byte 68 of the file (SQLite's file format, section 1.3).
  private func editionInFile() throws(SQLiteError) -> Int {
    StoreEdition.number(try rawBytes(ofLog: false, at: 68, count: 4) ?? [])
  }

  /// A log is a header of 32 bytes and frames, each a header of 24 bytes and a page (SQLite's file format, section 4).
  private func editionBeginningLog() throws(SQLiteError) -> Int? {
    guard let header = try rawBytes(ofLog: true, at: 0, count: 32) else { return nil }
    let (pageSize, salts) = (StoreEdition.number(header[8..<12]), header[16..<24])
    // Bytes that are no log SQLite leaves alone as well.
    guard header.starts(with: [0x37, 0x7F, 0x06]), (512...65_536).contains(pageSize) else { return nil }
    // The first page comes first among those of a change, but for a change too large to be held in memory.
    for frame in 0..<64 {
      let start = 32 + frame * (24 + pageSize)
      guard let begin = try rawBytes(ofLog: true, at: start, count: 24), begin[8..<16].elementsEqual(salts)
      else {
        return nil
      }
      guard StoreEdition.number(begin[0..<4]) == 1 else { continue }
      return try rawBytes(ofLog: true, at: start + 24 + 68, count: 4).map { StoreEdition.number($0) }
    }
    return nil
  }
}
