package import NudgyCore

/// Words, with or without a link among them.
package enum SharedText {
  /// Characters of a preview at most.
  static let previewLength = 200

  /// One thing of the words.
  ///
  /// A link alone, or with its title in the line before it, is the link; any other words are a text, which is called by
  /// its first line.
  /// - Parameters:
  ///   - words: what was shared.
  ///   - title: what it is to be called; nil takes it from the words.
  ///   - link: a link that was given beside the words.
  package static func item(
    _ words: String, title: String? = nil, link: String? = nil
  ) throws(UnreadReason) -> SharedItem {
    let text = PlainText.multiLine(PlainText.withoutEscapeSequences(words)).trimmed
    let given = title.map(PlainText.singleLine).flatMap { $0.isEmpty ? nil : $0 }
    let foreign = link.map(PlainText.singleLine).flatMap { $0.isEmpty ? nil : $0 }
    if let address = foreign.flatMap(WebAddress.init) ?? WebAddress(text) {
      return page(address, title: given, text: text == address.text ? "" : text)
    }
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmed }.filter { !$0.isEmpty }
    if given == nil, lines.count == 2, let address = WebAddress(lines[1]), WebAddress(lines[0]) == nil {
      return page(address, title: PlainText.singleLine(lines[0]), text: "")
    }
    // A link that is none is kept as the words it is.
    let whole = [text, foreign ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
    guard let name = given ?? firstLine(of: lines) ?? foreign else { throw .empty }
    var item = SharedItem(identity: ShareIdentity.text(whole.isEmpty ? name : whole), title: name)
    item.text = whole.isEmpty ? nil : whole
    (item.isSpoken, item.isNamed) = (foreign == nil && !text.isEmpty, given != nil)
    item.preview = preview(of: text, besides: name)
    item.url = firstLink(in: text)?.text
    return item
  }

  private static func page(_ address: WebAddress, title: String?, text: String) -> SharedItem {
    var item = SharedItem(
      identity: ShareIdentity.link(address), title: title ?? ShareWording.title(ofPage: address.name))
    item.url = address.text
    item.text = text.isEmpty ? nil : text
    item.preview = preview(of: text, besides: item.title)
    return item
  }

  /// Without the marks that Markdown begins a line with.
  private static func firstLine(of lines: [String]) -> String? {
    lines.lazy.map { line in
      let plain = PlainText.singleLine(line)
      let bare = plain.drop { "#>*-•".contains($0) }.trimmed
      return (bare.isEmpty ? plain : bare).uppercasedFirst
    }.first { $0.unicodeScalars.contains { !$0.properties.isWhitespace } }
  }

  /// The first words on one line; nil when the title says them all.
  static func preview(of text: String, besides title: String) -> String? {
    let line = PlainText.singleLine(String(text.prefix(4 * previewLength)))
    guard !line.isEmpty, line.uppercasedFirst != title.uppercasedFirst else { return nil }
    return line.count <= previewLength ? line : line.prefix(previewLength - 1).trimmed + "…"
  }

  private static func firstLink(in text: String) -> WebAddress? {
    text.split(whereSeparator: \.isWhitespace).lazy.filter { $0.contains("://") }.compactMap { word in
      let start = word.firstRange(of: "http")?.lowerBound ?? word.startIndex
      var link = word[start...]
      while let last = link.last, ".,;:!?'\"»)]>".contains(last) { link.removeLast() }
      return WebAddress(String(link))
    }.first
  }
}
