import NudgyFiles

/// The file and the log that a connection has open, as they were seen last.
struct SeenStore: Sendable {
  private var stamp: FileStamp
  /// `StoreEdition.inFile`.
  private var editionInFile: Int
  /// Nil when there was none.
  let log: FileIdentity?

  enum Change {
    /// The file at the path is the one that is open, and only SQLite wrote to it.
    case none
    /// Another file is at the path, or none, or one that cannot be read.
    case replaced
    /// Something else was written into the open file, as by `cp`; the log does not go on from that.
    case writtenOver
  }

  init(stamp: FileStamp, editionInFile: Int, log: FileIdentity?) {
    self.stamp = stamp
    self.editionInFile = editionInFile
    self.log = log
  }

  /// Costs one call of the system as long as nobody wrote to the file.
  mutating func change(of file: StoreFile, openIn connection: SQLiteConnection) -> Change {
    guard let now = file.stamp, now.identity == stamp.identity else { return .replaced }
    if now == stamp { return .none }
    guard let edition = try? connection.edition() else { return .replaced }
    guard edition.follows(editionInFile) else { return .writtenOver }
    stamp = now
    editionInFile = edition.inFile
    return .none
  }
}
