/// How what a task is about is reached: numbers, addresses and links, and the programs that open them.
package protocol Reach: Sendable {
  /// The number, the address or the link in what somebody wrote; nil when there is none, or more than that.
  ///
  /// - Parameter name: whose it is, which may be said along: "Sarah's number is 555 0100".
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
