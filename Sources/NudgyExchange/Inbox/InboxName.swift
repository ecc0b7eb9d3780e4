/// Which files of the inbox are for taking in, by their names.
enum InboxName {
  /// Endings of what is still being written.
  private static let unfinished = [
    "~", ".tmp", ".temp", ".part", ".partial", ".crdownload", ".download", ".filepart", ".swp", ".lock",
    ".bak", ".!sync",
  ]
  /// How programs that keep folders alike mark a second version.
  private static let conflicts = [".sync-conflict-", "conflicted copy", "conflict copy", "in conflict"]

  /// Hidden and half-written files, and what a synchronisation could not settle, are left alone.
  static func isForTaking(_ name: String) -> Bool {
    let name = name.lowercased()
    return !name.hasPrefix(".") && !name.hasPrefix("~") && !unfinished.contains(where: name.hasSuffix)
      && !conflicts.contains(where: name.contains) && !InboxFolder.allCases.map(\.rawValue).contains(name)
  }

  /// The first name that is not taken: `note.txt`, `note-2.txt`.
  static func free(_ name: String, isTaken: (String) -> Bool) -> String? {
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    return (1...10_000).lazy.map { $0 == 1 ? name : "\(name[..<dot])-\($0)\(name[dot...])" }
      .first { !isTaken($0) }
  }
}

/// Where files go that were looked at.
enum InboxFolder: String, CaseIterable {
  case done, kept, unread
}
