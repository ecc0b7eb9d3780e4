/// The words of a page, for a preview.
enum HTMLText {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "#39": "'",
  ]
  private static let silent: Set = ["style", "script", "head", "title"]

  /// Without marks, and without what a page does not show.
  static func words(_ page: String) -> String {
    var words = ""
    var rest = page[...]
    var hidden: String?
    while let start = rest.firstIndex(of: "<") {
      if hidden == nil { words += rest[..<start] }
      let after = rest[rest.index(after: start)...]
      guard let end = after.firstIndex(of: ">") else { return unescaped(words) }
      let name = after[..<end].drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if hidden == name, after.first == "/" {
        hidden = nil
      } else if hidden == nil, silent.contains(name), after.first != "/" {
        hidden = name
      } else if !name.isEmpty {
        words += " "
      }
      rest = after[after.index(after: end)...]
    }
    return unescaped(hidden == nil ? words + rest : words)
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let after = rest[rest.index(after: start)...]
      if let end = after.prefix(8).firstIndex(of: ";"), let sign = names[after[..<end].lowercased()] {
        result += sign
        rest = after[after.index(after: end)...]
      } else {
        result += "&"
        rest = after
      }
    }
    return result + rest
  }
}
