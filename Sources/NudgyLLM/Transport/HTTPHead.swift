/// The status and the header fields of a response.
struct HTTPHead: Sendable, Equatable {
  var status = 0
  /// Names in lower case.
  private(set) var fields: [String: String] = [:]

  var isSuccess: Bool { (200...299).contains(status) }

  subscript(name: String) -> String? { fields[name] }

  /// Takes the next line as it came. A status line begins a new head: proxies and interim responses send their
  /// own first.
  ///
  /// - Returns: whether this was the empty line at the end of a head that is not an interim one.
  mutating func take(_ line: [UInt8]) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return status >= 200 }
    if first.hasPrefix("HTTP/") {
      self = HTTPHead()
      status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    } else if let colon = text.firstIndex(of: ":") {
      let value = text[text.index(after: colon)...].split(whereSeparator: \.isWhitespace)
      fields[text[..<colon].lowercased()] = value.joined(separator: " ")
    }
    return false
  }
}
