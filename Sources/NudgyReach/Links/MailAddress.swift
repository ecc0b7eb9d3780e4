import NudgyCore

/// An address for mail, and the link that writes to it (RFC 6068).
struct MailAddress: Equatable {
  let text: String

  /// Nil when the text is more than one address. Commas and questions marks would add readers and headers.
  init?(_ written: String) {
    var rest = written.trimmed
    if rest.lowercased().hasPrefix("mailto:") {
      rest = String(rest.dropFirst("mailto:".count).prefix { $0 != "?" })
      guard let decoded = PercentCode.decoded(rest) else { return nil }
      rest = decoded
    }
    let parts = rest.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), rest.utf8.count <= 254,
      parts[0].unicodeScalars.allSatisfy(MailAddress.isLocal),
      parts[1].unicodeScalars.allSatisfy(MailAddress.isDomain),
      parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty })
    else { return nil }
    text = rest
  }

  private static func isLocal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "!#$%&'*+-/=?^_`{|}~.".unicodeScalars.contains(scalar)
  }

  private static func isDomain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-.".unicodeScalars.contains(scalar)
  }

  /// - Parameter address: nil where the reader is still to be chosen.
  static func url(to address: MailAddress?, draft: MessageDraft?) -> String {
    var fields: [String] = []
    if let subject = draft?.subject.map(PlainText.singleLine), !subject.isEmpty {
      fields.append("subject=\(PercentCode.encoded(subject))")
    }
    if let body = draft?.body, !body.isBlank {
      let lines = PlainText.multiLine(body).replacing("\n", with: "\r\n")
      fields.append("body=\(PercentCode.encoded(lines))")
    }
    let reader = address.map { PercentCode.encoded($0.text, keeping: "@+") } ?? ""
    return "mailto:\(reader)" + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
  }
}
