/// A link to a page: `http` or `https`, and nothing that a browser would run.
package struct WebAddress: Sendable, Equatable {
  /// Bytes of the longest link; as much as a task's link holds.
  static let longest = 2000

  /// As it was given, on one line.
  package let text: String
  private let scheme: String
  private let host: String
  private let port: String?
  /// From the slash behind the host on; empty when there is none.
  private let rest: String

  /// - Returns: nil when all of `text` is no such link.
  package init?(_ text: String) {
    let text = text.trimmed
    guard text.utf8.count <= WebAddress.longest, text.utf8.allSatisfy(WebAddress.isLinkByte),
      !text.unicodeScalars.contains(where: { PlainText.isControl($0) || $0.properties.isWhitespace })
    else { return nil }
    let lowered = text.prefix(8).lowercased()
    guard let scheme = ["https", "http"].first(where: { lowered.hasPrefix("\($0)://") }) else { return nil }
    let body = text.dropFirst(scheme.count + 3)
    let end = body.firstIndex { "/?#\\".contains($0) } ?? body.endIndex
    // Whoever stands before an `@` is not the host, and is left out of every name.
    let authority = body[..<end].split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let colon = authority.last == "]" ? nil : authority.lastIndex(of: ":")
    let host = authority[..<(colon ?? authority.endIndex)]
    guard !host.isEmpty, host.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let port = colon.map { authority[authority.index(after: $0)...] } ?? ""
    guard port.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    (self.text, self.scheme, self.host) = (text, scheme, host.lowercased())
    let usual = scheme == "https" ? "443" : "80"
    self.port = port.isEmpty || port == usual ? nil : String(port)
    rest = String(body[end...])
  }

  /// Spelled as every spelling of the same link is: without what only tells who passed it on, where on the page it
  /// points, or a slash at its end.
  package var canonical: String {
    let (head, fragment) = WebAddress.cut(rest, at: "#")
    let (path, query) = WebAddress.cut(head, at: "?")
    var place = path.hasPrefix("/") ? path : "/" + path
    while place.count > 1, place.hasSuffix("/") { place.removeLast() }
    let asked =
      query?.split(separator: "&").filter { !WebAddress.isTracking($0) }.joined(separator: "&") ?? ""
    // Some pages are told apart behind the sign alone.
    let view = fragment.flatMap { $0.first.map("!/".contains) == true ? "#" + $0 : nil } ?? ""
    return
      "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")\(place)\(asked.isEmpty ? "" : "?" + asked)\(view)"
  }

  private static func cut(_ text: String, at sign: Character) -> (String, String?) {
    guard let place = text.firstIndex(of: sign) else { return (text, nil) }
    return (String(text[..<place]), String(text[text.index(after: place)...]))
  }

  /// Whether a part of a query tells who passed the link on, and nothing of the page.
  private static func isTracking(_ part: Substring) -> Bool {
    let name = part.prefix { $0 != "=" }.lowercased()
    return name.hasPrefix("utm_") || tracking.contains(name)
  }

  private static let tracking: Set = [
    "_hsenc", "_hsmi", "dclid", "fbclid", "gbraid", "gclid", "igsh", "igshid", "mc_cid", "mc_eid", "mkt_tok",
    "msclkid", "ref_src", "twclid", "vero_id", "wbraid", "yclid",
  ]

  /// Characters of the name at most.
  private static let longestName = 60

  /// Host and path in words: `example.com/great-article`.
  package var name: String {
    let site = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/").map { PlainText.singleLine(PercentCoding.decoded(String($0))) }
      .filter { !$0.isEmpty }
    let whole = ([site] + parts).joined(separator: "/")
    guard whole.count > WebAddress.longestName, let last = parts.last else {
      return cut(whole)
    }
    return cut(parts.count > 1 ? "\(site)/…/\(last)" : whole)
  }

  private func cut(_ name: String) -> String {
    name.count <= WebAddress.longestName ? name : name.prefix(WebAddress.longestName - 1) + "…"
  }

  private static func isLinkByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: true
    }
  }
}
