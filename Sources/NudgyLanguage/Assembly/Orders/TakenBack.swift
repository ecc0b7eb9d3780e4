/// "Delete 7 no wait move 7 to 5 december": an order that takes the one before it back.
enum TakenBack {
  /// The words behind the last taking back, where they begin with a deed; nil where nothing is taken back.
  static func rest(of text: String) -> String? {
    guard text.utf8.count < longest else { return nil }
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count else { return nil }
    let ends = signs.compactMap { lower.ranges(of: $0).last?.upperBound }.max()
    guard let end = ends, lower.distance(from: lower.startIndex, to: end) > 6 else { return nil }
    let rest = text[end...].drop { !$0.isLetter && !$0.isNumber && $0 != "#" }
    return rest.isEmpty ? nil : String(rest)
  }

  /// Bytes.
  private static let longest = 200
  private static let signs = [
    " no wait", " wait no", " no, wait", " wait, no", " actually no", " no no", " scratch that",
  ]
}
