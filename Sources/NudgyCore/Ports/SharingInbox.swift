package import Foundation

/// A folder in which things from elsewhere are laid down for Nudgy.
package protocol SharingInbox: Sendable {
  /// What lies there whole, by name, at most a few hundred; changes nothing.
  func look(at now: Date, in calendar: ZonedCalendar) -> [InboxArrival]

  /// Puts a file aside once what is in it is stored, or is known to be unreadable. A file that was changed since it
  /// was looked at stays, to be looked at again.
  func putAway(_ arrival: InboxArrival)
}

/// One file of the inbox.
package struct InboxArrival: Sendable, Equatable {
  /// Without its folder.
  package var name: String
  /// Tells the file from a later one of the same name.
  package var stamp: String
  /// Where the file itself is kept, when a task points to it.
  package var keptName: String?
  package var content: Result<[SharedItem], UnreadReason>

  package init(name: String, stamp: String, content: Result<[SharedItem], UnreadReason>) {
    self.name = name
    self.stamp = stamp
    self.content = content
  }
}
