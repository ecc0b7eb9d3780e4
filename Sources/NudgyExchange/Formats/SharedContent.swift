package import Foundation
package import NudgyCore

/// The bytes of something shared, read by what their name or their beginning says they are.
package enum SharedContent {
  /// Bytes of a text at most; more are kept as a file.
  package static let longestText = 1 << 20

  package enum Kind: Sendable, Equatable {
    case json, text, mail, calendar, shortcut, webloc
    /// Nothing to read: a picture, a document.
    case file
  }

  package static func kind(ofFile name: String) -> Kind {
    switch name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased() {
    case "json": .json
    case "txt", "text", "md", "markdown": .text
    case "eml": .mail
    case "ics", "ical", "ifb", "icalendar": .calendar
    case "url", "desktop": .shortcut
    case "webloc": .webloc
    default: .file
    }
  }

  /// What has no name: a pipe.
  package static func kind(of bytes: [UInt8]) -> Kind {
    let head = bytes.prefix(64).drop { " \t\r\n\u{FEFF}".utf8.contains($0) }
    if String(decoding: head.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR" { return .calendar }
    return MailMessage.looksLikeOne(bytes) ? .mail : .text
  }

  /// - Parameter name: of the file, for what has no title of its own.
  package static func items(
    _ bytes: [UInt8], _ kind: Kind, name: String?, now: Date, calendar: ZonedCalendar
  ) throws(UnreadReason) -> [SharedItem] {
    guard !bytes.isEmpty else { throw .empty }
    let title = name.map(withoutEnding)
    switch kind {
    case .json: return try SharedJSON.items(bytes)
    case .text: return [try text(bytes)]
    case .mail: return [try MailMessage.item(bytes)]
    case .calendar: return try CalendarFile.items(bytes, now: now, calendar: calendar)
    case .shortcut: return [try LinkFile.shortcut(bytes, name: title ?? "")]
    case .webloc: return [try LinkFile.webloc(bytes, name: title ?? "")]
    case .file:
      var item = SharedItem(identity: ShareIdentity.file(bytes), title: PlainText.singleLine(name ?? ""))
      if item.title.isEmpty { item.title = item.identity }
      return [item]
    }
  }

  /// The link or the words of a text.
  package static func text(_ bytes: [UInt8]) throws(UnreadReason) -> SharedItem {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    let words = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    return NudgyLink.isOne(words.trimmed) ? try NudgyLink.item(words) : try SharedText.item(words)
  }

  /// `Great article.url` is called `Great article`.
  private static func withoutEnding(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
