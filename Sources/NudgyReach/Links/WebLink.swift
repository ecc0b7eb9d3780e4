import NudgyCore

/// A link as somebody wrote it, made fit to be handed on.
struct WebLink: Equatable {
  /// In lower case.
  let scheme: String
  let url: String

  /// What a link may hold beside letters and digits (RFC 3986).
  private static let kept = ":/?#[]@!$&'()*+,;=%"
  private static let longest = 8192

  /// Nil when the text is no link. `example.org/a` is one.
  init?(_ written: String) {
    let text = written.trimmed
    guard !text.isEmpty, text.utf8.count <= WebLink.longest,
      !text.unicodeScalars.contains(where: { PlainText.isControl($0) || $0.properties.isWhitespace })
    else { return nil }
    if let colon = text.firstIndex(of: ":"), WebLink.isScheme(text[..<colon]), !WebLink.isPort(text[colon...])
    {
      scheme = text[..<colon].lowercased()
      let rest = text[text.index(after: colon)...]
      guard !rest.isEmpty else { return nil }
      if ["http", "https"].contains(scheme) {
        guard rest.hasPrefix("//"), let first = rest.dropFirst(2).first, !"/?#:@".contains(first) else {
          return nil
        }
      }
      url = "\(scheme):\(PercentCode.encoded(String(rest), keeping: WebLink.kept))"
    } else {
      let host = text.prefix { !"/?#:".contains($0) }
      let names = host.split(separator: ".", omittingEmptySubsequences: false)
      guard names.count > 1, names.allSatisfy({ !$0.isEmpty }), !host.contains("@"),
        let last = names.last, last.count > 1, last.allSatisfy(\.isLetter)
      else { return nil }
      scheme = "https"
      url = "https://\(PercentCode.encoded(text, keeping: WebLink.kept))"
    }
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, SchemeList.letters.contains(first | 0x20) else { return false }
    return text.utf8.allSatisfy { SchemeList.isPart($0 | ($0 > 0x40 ? 0x20 : 0)) }
  }

  /// `example.org:8080` names no scheme.
  private static func isPort(_ text: Substring) -> Bool {
    let digits = text.dropFirst().prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return !digits.isEmpty && digits.count <= 5 && digits.allSatisfy { ("0"..."9").contains($0) }
  }
}
