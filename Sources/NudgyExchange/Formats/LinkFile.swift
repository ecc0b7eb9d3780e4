import Foundation
package import NudgyCore

/// Links as desktops keep them: `.url` of Windows, `.desktop` of Linux, `.webloc` of macOS.
package enum LinkFile {
  private static let format = "link"

  private struct Webloc: Decodable {
    var link: String

    private enum CodingKeys: String, CodingKey { case link = "URL" }
  }

  /// `[InternetShortcut]`, `[Desktop Entry]`
  package static func shortcut(_ bytes: [UInt8], name: String) throws(UnreadReason) -> SharedItem {
    // Windows writes these in the code page of the day; the link itself is ASCII.
    let text = String(decoding: bytes, as: UTF8.self).drop { $0 == "\u{FEFF}" }
    var section = ""
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmed }) {
      if line.hasPrefix("["), line.hasSuffix("]") {
        section = line.lowercased()
      } else if ["[internetshortcut]", "[desktop entry]"].contains(section),
        let sign = line.firstIndex(of: "=")
      {
        let key = line[..<sign].trimmed.lowercased()
        if values[key] == nil { values[key] = line[line.index(after: sign)...].trimmed }
      }
    }
    // What a desktop entry would start is none of our business.
    guard let address = values["url"].flatMap(WebAddress.init) else {
      throw values.isEmpty ? .damaged(format: format) : .nothingInIt(format: format)
    }
    return try SharedText.item("", title: values["name"] ?? name, link: address.text)
  }

  package static func webloc(_ bytes: [UInt8], name: String) throws(UnreadReason) -> SharedItem {
    guard let list = try? PropertyListDecoder().decode(Webloc.self, from: Data(bytes)) else {
      throw .damaged(format: format)
    }
    guard let address = WebAddress(list.link) else {
      throw .nothingInIt(format: format)
    }
    return try SharedText.item("", title: name, link: address.text)
  }
}
