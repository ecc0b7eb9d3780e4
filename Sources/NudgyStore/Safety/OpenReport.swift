package import Foundation

/// What happened while the store was opened, for the user to hear of.
package struct OpenReport: Sendable, Equatable {
  /// There was no store before.
  package var isNew = false
  /// Where a damaged store was put.
  package var setAside: URL?
  /// The backup that took its place; nil when a new store did.
  package var restoredFrom: URL?
  /// Where the log of a file that was written over was put.
  package var logSetAside: URL?

  package init(isNew: Bool = false, setAside: URL? = nil, restoredFrom: URL? = nil) {
    self.isNew = isNew
    self.setAside = setAside
    self.restoredFrom = restoredFrom
  }
}
