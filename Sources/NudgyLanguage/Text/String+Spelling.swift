// Rules ask of every word some hundred times whether it is this one or that one. Words are compared by how they are
// spelled, and nearly always their length answers, where the standard library would also look for other spellings
// of the same characters.
extension String {
  @inline(__always) static func == (left: String, right: String) -> Bool {
    left.utf8.count == right.utf8.count && isEqual(left, right)
  }

  @inline(__always) static func != (left: String, right: String) -> Bool { !(left == right) }

  /// For the cases of a `switch`.
  @inline(__always) static func ~= (pattern: String, word: String) -> Bool { pattern == word }

  @inline(__always) func hasSuffix(_ suffix: String) -> Bool {
    utf8.count >= suffix.utf8.count && utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  @inline(__always) func hasPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }
}

extension Array<String> {
  @inline(__always) func contains(_ word: String) -> Bool {
    for one in self where one == word { return true }
    return false
  }
}

extension String {
  /// The phrases between its commas, in words: how tables of phrases are written down.
  var phrases: [[String]] {
    split(separator: ",").map { $0.split { $0 == " " || $0 == "\n" }.map(String.init) }
  }
}

/// The standard library's comparison, which the one above hides in this module.
@inline(__always) private func isEqual<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
  left == right
}
