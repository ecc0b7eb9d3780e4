package import NudgyCore

/// What became of things that someone shared.
package struct ShareResult: Sendable, Equatable {
  package var receipts: [Receipt] = []
  /// The tasks that were there already.
  package var known: [TaskItem] = []
}

/// What became of what lay in the inbox.
package struct InboxResult: Sendable, Equatable {
  package var receipts: [Receipt] = []
  /// Files that could not be read.
  package var unread: [String] = []

  package var isEmpty: Bool { receipts.isEmpty && unread.isEmpty }

  /// One line for what came in and one for what could not be read, each if there is any.
  package var lines: [String] {
    [
      ShareWording.arrivals(receipts.compactMap(\.task)), ReceiptWording.unfit(receipts),
      ShareWording.unread(unread),
    ]
    .compactMap(\.self)
  }
}
