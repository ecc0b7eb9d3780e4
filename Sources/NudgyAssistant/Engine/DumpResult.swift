package import NudgyCore
package import NudgyLanguage

/// What became of a ramble.
package struct DumpResult: Sendable, Equatable {
  package var receipts: [Receipt]
  /// Tasks of links that were there already.
  package var known: [TaskItem] = []
  /// What may be a task as well and was not made one.
  package var leftovers: [Leftover]
  /// Lines that came to nothing and are not asked about either.
  package var background: [Leftover]
  /// Asks about the leftovers; the next message of the conversation answers it. Nil when nothing is left over.
  package var question: Question?

  package init(
    receipts: [Receipt], leftovers: [Leftover] = [], background: [Leftover] = [], question: Question? = nil
  ) {
    self.receipts = receipts
    self.leftovers = leftovers
    self.background = background
    self.question = question
  }
}
