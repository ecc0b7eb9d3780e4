/// Decides when the write-ahead log is folded into the database, as it grows.
struct LogKeeper {
  enum Folding: Equatable {
    /// In the next quiet moment.
    case whenQuiet
    /// Without waiting for a quiet moment, on a connection and a thread beside.
    case beside
    /// At once, whoever waits.
    case atOnce
    /// At once, and emptied: whoever opens the store next would not know that the log was folded.
    case away
  }

  private var hasSeenLog = false
  /// Pages that were there when the log was last folded beside. What is written meanwhile stays in the log, so under a
  /// load without pauses it goes on growing.
  private var foldedBeside = 0

  /// What is to be done with a log of so many pages after a change, if anything.
  mutating func folding(of pages: Int) -> Folding? {
    defer { hasSeenLog = true }
    if pages < foldedBeside { foldedBeside = 0 }
    guard hasSeenLog else { return foldingOfFound(pages) }
    if pages > LogSize.beyond / LogSize.page { return .atOnce }
    if pages > LogSize.huge / LogSize.page, pages > foldedBeside + LogSize.large / LogSize.page {
      foldedBeside = pages
      return .beside
    }
    return pages > LogSize.large / LogSize.page ? .whenQuiet : nil
  }

  /// A large log that others left has made this launch slower already, and would the next.
  private func foldingOfFound(_ pages: Int) -> Folding? {
    if pages > LogSize.left / LogSize.page { return .away }
    return pages > LogSize.large / LogSize.page ? .whenQuiet : nil
  }
}
