import NudgyReader

/// A title that names two things: "Get petrol and milk".
enum JoinedTitle {
  /// Whether the words speak of one of the two, and not of the other.
  ///
  /// - Parameter said: the telling words of the piece.
  static func isHalfSaid(_ title: String, by said: Set<String>) -> Bool {
    let words = title.lowercased().split(separator: " ").map(String.init)
    guard let joint = words.lastIndex(where: { ["and", "&", "+"].contains($0) }), joint > 0,
      joint + 1 < words.count,
      // "Call and book" is two deeds of one thing; what stands before the joint has to be a thing with its deed.
      joint > 1
    else { return false }
    let first = ReaderWords(words[1..<joint].joined(separator: " ")).content
    let second = ReaderWords(words[(joint + 1)...].joined(separator: " ")).content
    guard !first.isEmpty, !second.isEmpty, first.isDisjoint(with: second) else { return false }
    return first.isDisjoint(with: said) != second.isDisjoint(with: said)
  }
}
