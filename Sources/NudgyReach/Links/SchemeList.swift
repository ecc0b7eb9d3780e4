/// The kinds of links that are opened at all.
package struct SchemeList: Sendable, Equatable {
  private static let standard: Set<String> = ["https", "http", "tel", "mailto", "sms"]
  /// These carry a program within; nobody means to open one from a task.
  private static let never: Set<String> = ["javascript", "data", "vbscript"]

  static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")

  private let added: Set<String>

  /// - Parameter more: what the user added: `zoommtg, slack`.
  package init(adding more: String? = nil) {
    added = Set(SchemeList.names(in: more ?? ""))
  }

  func allows(_ scheme: String) -> Bool {
    !SchemeList.never.contains(scheme) && (SchemeList.standard.contains(scheme) || added.contains(scheme))
  }

  /// Whether the text is a list of schemes that can be added.
  package static func isList(_ text: String) -> Bool {
    let names = names(in: text)
    return !names.isEmpty
      && names.allSatisfy { name in
        name.utf8.first.map(letters.contains) == true && name.utf8.allSatisfy(isPart) && !never.contains(name)
      }
  }

  static func isPart(_ byte: UInt8) -> Bool {
    letters.contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || "+-.".utf8.contains(byte)
  }

  /// With or without the colon that follows them.
  private static func names(in text: String) -> [String] {
    text.lowercased().split { $0 == "," || $0.isWhitespace }
      .map { String($0.hasSuffix(":") ? $0.dropLast() : $0) }
  }
}
