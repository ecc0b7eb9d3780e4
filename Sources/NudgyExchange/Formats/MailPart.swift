import NudgyCore

/// A message, or a part of one: its headers and what stands below them.
struct MailPart {
  /// By lowercased name, the first of each; unfolded.
  private var headers: [String: String] = [:]
  private let body: ArraySlice<UInt8>

  /// Parts within parts, and parts of one whole, that are looked at.
  private static let deepest = 8
  private static let most = 50

  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    var name = ""
    while let line = MailPart.nextLine(&rest), !line.isEmpty {
      let text = String(decoding: line, as: UTF8.self)
      if line.first == 0x20 || line.first == 0x09 {
        headers[name]? += " " + text.trimmed
      } else if let colon = text.firstIndex(of: ":"), !text[..<colon].contains(" ") {
        name = text[..<colon].lowercased()
        if headers[name] == nil {
          headers[name] = text[text.index(after: colon)...].trimmed
        } else {
          name = ""
        }
      } else {
        name = ""
      }
    }
    body = rest
  }

  var isEmpty: Bool { headers.isEmpty }

  /// A header with its encoded words read, on one line; nil when it is absent or empty.
  func header(_ name: String) -> String? {
    guard let value = headers[name] else { return nil }
    let line = PlainText.singleLine(MailCoding.words(value))
    return line.isEmpty ? nil : line
  }

  /// The words of the first part that is for reading; those without marks before those of HTML.
  var words: String? {
    text(of: "text/plain", depth: 0) ?? text(of: "text/html", depth: 0).map(HTMLText.words)
  }

  private func text(of kind: String, depth: Int) -> String? {
    let type = headers["content-type"] ?? "text/plain"
    let name = type.prefix { $0 != ";" }.trimmed.lowercased()
    if name.hasPrefix("multipart/"), depth < MailPart.deepest,
      let boundary = MailPart.parameter("boundary", of: type), !boundary.isEmpty
    {
      return parts(boundary).lazy.compactMap { $0.text(of: kind, depth: depth + 1) }.first
    }
    let isAttached = headers["content-disposition"]?.lowercased().hasPrefix("attachment") ?? false
    guard name == kind, !isAttached else { return nil }
    let set = MailPart.parameter("charset", of: type) ?? "utf-8"
    let text = CharacterSet.text(decodedBody, named: set)
    return text.isBlank ? nil : text
  }

  private var decodedBody: [UInt8] {
    switch headers["content-transfer-encoding"]?.lowercased() {
    case "base64": MailCoding.base64(body)
    case "quoted-printable": MailCoding.quotedPrintable(Array(body))
    default: Array(body)
    }
  }

  private func parts(_ boundary: String) -> [MailPart] {
    let (opening, closing) = (Array("--\(boundary)".utf8), Array("--\(boundary)--".utf8))
    var rest = body
    var parts: [MailPart] = []
    var start: Int?
    while parts.count < MailPart.most {
      let before = rest.startIndex
      guard let line = MailPart.nextLine(&rest) else { break }
      let bare = Array(line.prefix { $0 != 0x20 && $0 != 0x09 })
      guard bare == opening || bare == closing else { continue }
      if let start { parts.append(MailPart(body[start..<before])) }
      start = bare == closing ? nil : rest.startIndex
      if bare == closing { return parts }
    }
    if let start, parts.count < MailPart.most { parts.append(MailPart(body[start...])) }
    return parts
  }

  /// `charset="utf-8"`
  private static func parameter(_ name: String, of header: String) -> String? {
    for part in header.split(separator: ";").dropFirst() {
      guard let sign = part.firstIndex(of: "="), part[..<sign].trimmed.lowercased() == name else { continue }
      return part[part.index(after: sign)...].trimmed.filter { $0 != "\"" }
    }
    return nil
  }

  /// The next line without its end; nil when nothing is left.
  private static func nextLine(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
    var line = rest[rest.startIndex..<end]
    rest = end == rest.endIndex ? rest[end...] : rest[(end + 1)...]
    if line.last == 0x0D { line.removeLast() }
    return line
  }
}
