// How every connection behaves (design §9), and how the health of a file is asked for.
extension SQLiteConnection {
  /// Settings of the connection; the log's mode is a property of the file and set when it is made.
  func configure() throws(SQLiteError) {
    // FULL: what was acknowledged is on the disk, also after a loss of power.
    try execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
  }

  /// Readers and one writer side by side. Others may be asking for the same, so it is asked for again.
  func useWriteAheadLog() throws(SQLiteError) {
    var attempts = 0
    while true {
      do {
        try execute("PRAGMA journal_mode = WAL")
        return
      } catch  where error.isBusy && attempts < 100 {
        attempts += 1
      }
    }
  }

  /// Whether every page is where it should be. Reads the whole file.
  func isSound() throws(SQLiteError) -> Bool {
    try first("PRAGMA quick_check(1)") { $0.text(0) } == "ok"
  }
}
