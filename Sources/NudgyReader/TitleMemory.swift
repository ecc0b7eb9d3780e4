import Synchronization

/// What is known of listed titles whatever is said: a board changes little from one message to the next.
final class TitleMemory: Sendable {
  struct Title: Sendable {
    /// The stems of the words that tell what it is about.
    let content: Set<String>
    /// What it is about in the eyes of each network.
    let meanings: [[Float]]
  }

  private let networks: ReaderEnsemble
  private let known = Mutex<[String: Title]>([:])

  /// More than any board shows; about a kilobyte each.
  private static let most = 256

  init(_ networks: ReaderEnsemble) { self.networks = networks }

  func title(_ text: String) -> Title {
    if let title = known.withLock({ $0[text] }) { return title }
    let words = ReaderWords(text)
    let title = Title(content: words.content, meanings: networks.meanings(of: words))
    known.withLock {
      if $0.count >= TitleMemory.most { $0.removeAll(keepingCapacity: true) }
      $0[text] = title
    }
    return title
  }
}
