// How every connection behaves (design §9), and how the health of a file is asked for.
extension SQLiteConnection {
  /// Settings of a connection that is used, as against one that only makes or copies a file.
  ///
  /// `SQLiteStore` folds the log itself, see `LogSize`.
  func configure() throws(SQLiteError) {
    // FULL: what was acknowledged is on the disk, also after a loss of power.
    try execute(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      """)
    watchLog()
  }

  /// Runs changes that a loss of power may take back, though never in part or out of order; they are safe from
  /// the end of the process all the same. The next change that waits for the disk brings them there, too.
  func withoutWaiting<Value>(_ body: () throws -> Value) throws -> Value {
    // In a transaction it is the end of that which waits, and the setting cannot be changed.
    guard !isInTransaction else { return try body() }
    // Takes effect as it is read, so it cannot be a statement that is kept.
    try execute("PRAGMA synchronous = NORMAL")
    let result = Result { try body() }
    try execute("PRAGMA synchronous = FULL")
    return try result.get()
  }

  /// Readers and one writer side by side.
  func useWriteAheadLog() throws(SQLiteError) {
    try execute("PRAGMA journal_mode = WAL")
  }

  /// Writes the log into the file and empties it. Waits for no one: what others still read stays in it.
  ///
  /// For the end of a session: a file system that hands freed blocks back at once takes 10 ms to empty a file.
  func foldLogAway() throws(SQLiteError) {
    setBusyTimeout(0)
    defer { setBusyTimeout(SQLiteConnection.busyTimeout) }
    try execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Writes the log into the file, as far as no one reads it, and in no one's way. The next change overwrites the
  /// log from its beginning; the file of the log keeps its size.
  func foldLog() throws(SQLiteError) {
    try execute("PRAGMA wal_checkpoint(PASSIVE)")
  }

  /// Whether every page is where it should be. Reads the whole file.
  func isSound() throws(SQLiteError) -> Bool {
    try first("PRAGMA quick_check(1)") { $0.text(0) } == "ok"
  }
}
