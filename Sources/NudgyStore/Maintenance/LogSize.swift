/// How large the write-ahead log may get, in bytes.
///
/// Folding leaves the log's file as large as it is and begins it anew. Each process that finds no other using the store
/// reads the log anew, about a millisecond a megabyte. Under a load without pauses each folding makes the turns beside
/// it wait for processor and disk, so there it is rare.
enum LogSize {
  /// Folded into the database in the next quiet moment; emptied on closing.
  static let large = 1 << 20
  /// Folded and emptied at once by a process that finds it so: those before it ended without closing.
  static let left = 3 << 20
  /// Folded without waiting for a quiet moment.
  static let huge = 12 << 20
  /// Folded at once: folding beside did not keep up. The first table of SQLite's index of the log holds 4,062 pages, just
  /// short of 16 MiB, and looking up a page stays one step as long as they fit.
  static let beyond = 15 << 20
  /// SQLite's own standard.
  static let page = 4096
}
