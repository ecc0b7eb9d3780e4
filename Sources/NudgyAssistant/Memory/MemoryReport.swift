/// Something that happened to the memory file, to be told once.
package enum MemoryReport: Sendable, Equatable {
  /// The file could not be understood and was set aside under a new name.
  case damaged(path: String, setAside: String, restored: Restored)

  package enum Restored: Sendable, Equatable {
    /// From the last good version, with that many facts.
    case backup(facts: Int)
    /// There was no good version.
    case nothing
  }
}
