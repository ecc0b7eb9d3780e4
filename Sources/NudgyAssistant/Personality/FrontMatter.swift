import NudgyCore

/// The `key: value` lines between two `---` at the head of a persona file.
struct FrontMatter {
  struct Entry: Equatable {
    var key: String
    var values: [String]
    var line: Int

    var value: String { values.joined(separator: ", ") }
  }

  private(set) var entries: [Entry] = []
  private(set) var issues: [(line: Int, kind: PersonaIssue.Kind)] = []

  /// Takes in one line. Comments begin with `#`; a list may go on with `- item` lines.
  mutating func read(_ raw: String, line: Int) {
    let text = PlainText.singleLine(raw)
    if text.isEmpty || text.hasPrefix("#") { return }
    if text.hasPrefix("- "), let last = entries.indices.last {
      entries[last].values.append(unquoted(String(text.dropFirst(2)).trimmed))
      return
    }
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else {
      issues.append((line, .notKeyAndValue(text)))
      return
    }
    let key = text[..<colon].trimmed.lowercased().replacing("-", with: "_")
    let rest = text[text.index(after: colon)...].trimmed
    let entry = Entry(key: key, values: rest.isEmpty ? [] : values(rest), line: line)
    guard !entries.contains(where: { $0.key == key }) else {
      issues.append((line, .repeatedKey(key)))
      return
    }
    entries.append(entry)
  }

  func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// `[warm, clumsy]` is a list; anything else is one value.
  private func values(_ text: String) -> [String] {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return [unquoted(text)] }
    return text.dropFirst().dropLast().split(separator: ",").map { unquoted($0.trimmed) }
  }

  private func unquoted(_ text: String) -> String {
    for quote in ["\"", "'"] where text.count > 1 && text.hasPrefix(quote) && text.hasSuffix(quote) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }
}
