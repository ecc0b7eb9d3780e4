import NudgyCore

/// A line that begins with a slash, taken apart: `/snooze 3 friday` → `snooze`, `3 friday`.
package struct CommandEntry: Sendable, Equatable {
  package let name: String
  package let rest: String

  /// Nil when the line is a message rather than a command.
  ///
  /// A path (`/etc/hosts is broken`) and a date fragment are messages: a command's name has only letters.
  package init?(_ line: String) {
    guard let first = line.firstIndex(where: { !$0.isWhitespace }), line[first] == "/" else { return nil }
    let body = line[line.index(after: first)...]
    let name = body.prefix { !$0.isWhitespace }
    guard !body.isEmpty, name == "?" || name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    self.name = name.lowercased()
    rest = body.dropFirst(name.count).trimmed
  }

  var firstWord: String { rest.prefix { !$0.isWhitespace }.lowercased() }

  init(_ command: SlashCommand.Name) {
    name = command.rawValue
    rest = ""
  }
}
