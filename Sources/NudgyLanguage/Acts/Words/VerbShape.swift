/// Verbs known by their shape: "winterize", "notify", "rehang". No table can hold them all.
enum VerbShape {
  /// Words that look like verbs but are none.
  private static let others: Set<String> = ["resort", "remark", "reform", "recall", "relative", "midsize"]

  static func isVerb(_ word: String) -> Bool {
    let count = word.utf8.count
    guard count >= 5 else { return false }
    if count >= 7, word.hasSuffix("ize") || word.hasSuffix("ify") { return !others.contains(word) }
    guard word.hasPrefix("re"), !others.contains(word) else { return false }
    let stem = word.dropFirst(word.hasPrefix("re-") ? 3 : 2)
    guard stem.utf8.count >= 3, let range = WordTable.taskVerbs.valueRange(of: String(stem)) else {
      return false
    }
    return WordTable.taskVerbs.bytes[range].contains { [UInt8(ascii: "s"), UInt8(ascii: "v")].contains($0) }
  }
}
