/// Verbs known by their shape: "winterize", "notify", "rehang". No table can hold them all.
enum VerbShape {
  /// Words that look like verbs but are none.
  private static let others: Set<String> = ["resort", "remark", "reform", "recall", "relative", "midsize"]

  static func isVerb(_ word: String) -> Bool {
    let bytes = word.utf8
    guard bytes.count >= 5, let first = bytes.first, let last = bytes.last else { return false }
    if bytes.count >= 7, last == UInt8(ascii: "e") || last == UInt8(ascii: "y"),
      word.hasSuffix("ize") || word.hasSuffix("ify")
    {
      return !others.contains(word)
    }
    guard first == UInt8(ascii: "r"), bytes.dropFirst().first == UInt8(ascii: "e"), !others.contains(word)
    else {
      return false
    }
    let stem = word.dropFirst(word.hasPrefix("re-") ? 3 : 2)
    guard stem.utf8.count >= 3, let range = WordTable.taskVerbs.valueRange(of: String(stem)) else {
      return false
    }
    return WordTable.taskVerbs.bytes[range].contains { $0 == UInt8(ascii: "s") || $0 == UInt8(ascii: "v") }
  }
}
