/// How what a task is about is reached: numbers, addresses and links, and the programs that open them.
package protocol Reach: Sendable {
  /// The number, the address or the link in what somebody wrote; nil when there is none, or more than that.
  ///
  /// - Parameters:
  ///   - words: as they were written.
  ///   - action: what it is wanted for.
  ///   - name: whose it is, which may be said along: "Sarah's number is 555 0100".
  func target(in words: String, for action: TaskAction, of name: String?) -> String?

  /// Where somebody can be reached, by the contacts on this machine; the preferred one first.
  func known(_ name: String, for action: TaskAction) async -> [ReachTarget]

  /// The URL that begins the task.
  ///
  /// - Parameter target: as `target` or `known` returned it; nil for a mail whose reader is still to be chosen.
  /// - Throws: `schemeNotAllowed` for a link that is not to be opened.
  func url(for task: TaskItem, by action: TaskAction, to target: String?) throws(NudgyError) -> String

  /// Hands the URL to the desktop; false where nothing could open it.
  func open(_ url: String) async -> Bool

  /// Puts the text where it can be pasted from; nil where there is no such place.
  func copy(_ text: String) async -> ClipboardPlace?
}

extension Reach {
  /// Begins the task. The link of a text has no room for a draft: that is on the clipboard by then.
  ///
  /// - Returns: what is to be said of the draft; nil where there is none, or where it is in the mail.
  /// - Throws: `notOpened`.
  package func begin(_ task: TaskItem, by action: TaskAction, _ url: String) async throws(NudgyError)
    -> String?
  {
    let draft = action == .text ? task.draft?.body : nil
    var place: ClipboardPlace?
    if let draft { place = await copy(draft) }
    guard await open(url) else { throw .notOpened(url: url) }
    return draft.map { ReachWording.draft($0, at: place) }
  }
}

/// Where a copied text is.
package enum ClipboardPlace: Sendable, Equatable {
  case desktop
  /// The terminal was asked to take it, and does not say whether it did.
  case terminal
}

/// One of the ways to reach somebody.
package struct ReachTarget: Sendable, Equatable {
  package var value: String
  /// What tells it from the others: `mobile`, `Sarah Lind, work`.
  package var label: String

  package init(value: String, label: String) {
    self.value = value
    self.label = label
  }
}
