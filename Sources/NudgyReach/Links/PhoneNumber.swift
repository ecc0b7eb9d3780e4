import NudgyCore

/// A number that can be dialled.
struct PhoneNumber: Equatable {
  /// Digits, `+`, `*`, `#` and the separators ` `, `-`, `.`, `(` and `)`; perhaps an extension: `+1 555-0100;ext=12`.
  let text: String

  var digits: String { text.filter { ("0"..."9").contains($0) } }

  /// As many digits as the longest number has (E.164), and some for an extension.
  private static let mostDigits = 24

  /// Nil when the text is more than a number, or would dial another one than it shows.
  init?(_ written: String) {
    guard !written.unicodeScalars.contains(where: PlainText.isControl) else { return nil }
    var rest = written.trimmed[...]
    for scheme in ["tel:", "sms:", "callto:"] where rest.lowercased().hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
    }
    // What follows a number in a link is no part of it.
    if let query = rest.firstIndex(of: "?") { rest = rest[..<query] }
    rest = rest.replacing("%23", with: "#")[...]
    let (main, ending) = PhoneNumber.split(rest)
    guard let number = PhoneNumber.kept(main), let ending = ending.map(PhoneNumber.kept) ?? "" else {
      return nil
    }
    let isShort = number.contains { "*#".contains($0) }
    let count = number.count { ("0"..."9").contains($0) }
    guard count >= (isShort ? 1 : 3), count + ending.count <= PhoneNumber.mostDigits else { return nil }
    text = ending.isEmpty ? number : "\(number);ext=\(ending)"
  }

  /// `555 0100 x12` and `555 0100 ext. 12` in two.
  private static func split(_ text: Substring) -> (Substring, Substring?) {
    for mark in [";ext=", "extension", "ext.", "ext", "x"] {
      guard let range = text.lowercased().firstRange(of: mark) else { continue }
      let start = text.lowercased().distance(from: text.lowercased().startIndex, to: range.lowerBound)
      let main = text.prefix(start)
      return (main, text.dropFirst(start + mark.count))
    }
    return (text, nil)
  }

  /// With single spaces; nil where something else stands among the digits.
  private static func kept(_ text: Substring) -> String? {
    var kept = ""
    for character in text {
      switch character {
      case "0"..."9", "*", "#", "-", ".", "(", ")": kept.append(character)
      case "+": if kept.allSatisfy({ $0 == "(" }) { kept.append(character) } else { return nil }
      case " ", "\u{A0}", "\u{202F}", "\u{2009}": if kept.last != " " { kept.append(" ") }
      case "/": kept.append("-")
      case "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}": kept.append("-")
      default: return nil
      }
    }
    while let last = kept.last, " -.(".contains(last) { kept.removeLast() }
    while let first = kept.first, " -.)".contains(first) { kept.removeFirst() }
    return kept
  }

  /// As RFC 3966 has it: without spaces, and a number sign would begin a fragment.
  var uri: String { text.replacing(" ", with: "").replacing("#", with: "%23") }
}
