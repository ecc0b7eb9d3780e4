package import NudgyCore

/// `nudge:add?text=…&until=…&title=…&url=…`: a link that any page can hold, so it may add and nothing else.
package enum NudgyLink {
  static let scheme = "nudge:"
  /// Bytes of a link at most.
  static let longest = 64 << 10

  package static func isOne(_ text: String) -> Bool { text.prefix(scheme.count).lowercased() == scheme }

  package static func item(_ link: String) throws(UnreadReason) -> SharedItem {
    let link = link.trimmed
    guard link.utf8.count <= longest else { throw .tooLong(limit: longest) }
    guard isOne(link) else { throw .damaged(format: "nudge: link") }
    let body = link.dropFirst(scheme.count).drop { $0 == "/" }
    let end = body.firstIndex { $0 == "?" || $0 == "#" } ?? body.endIndex
    let verb = body[..<end].prefix { $0 != "/" }
    guard verb.lowercased() == "add" else {
      let name = PlainText.singleLine(PercentCoding.decoded(String(verb)))
      throw .forbiddenVerb(String(name.prefix(40)))
    }
    let values = values(body[end...])
    // Some systems hand a link on with a slash before its question mark.
    var item = try SharedText.item(values["text"] ?? "", title: values["title"], link: values["url"])
    item.until = values["until"].map(PlainText.singleLine).flatMap { $0.isEmpty ? nil : $0 }
    return item
  }

  /// The first value of each name.
  private static func values(_ query: Substring) -> [String: String] {
    var values: [String: String] = [:]
    for pair in query.dropFirst().prefix(while: { $0 != "#" }).split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = PercentCoding.decoded(String(parts[0])).lowercased()
      guard parts.count == 2, values[name] == nil else { continue }
      values[name] = PercentCoding.decoded(String(parts[1]), plusIsSpace: true)
    }
    return values
  }
}
