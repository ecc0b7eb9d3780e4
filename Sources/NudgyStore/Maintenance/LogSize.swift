/// How large the write-ahead log may get, in bytes.
///
/// Folding leaves the log's file as large as it is and begins it anew. Each process that finds no other using the store reads the log anew, about a millisecond a megabyte.
enum LogSize {
  /// Folded into the database in the next quiet moment; emptied on closing.
  static let large = 1 << 20
  /// Folded without waiting for a quiet moment, on a connection and a thread beside.
  static let huge = 5 << 19
  /// Folded at once, whoever waits: folding beside did not keep up.
  static let beyond = 9 << 19
  /// SQLite's own standard.
  static let page = 4096
}
