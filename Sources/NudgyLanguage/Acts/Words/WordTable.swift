/// Words kept as one alphabetical text, found by halving: nothing is built at launch, nothing is parsed.
///
/// `WordTable("buy:s call:n")["call"]` is `n`. An entry without a colon has the empty value.
struct WordTable: Sendable {
  let bytes: [UInt8]

  init(_ entries: String) {
    bytes = Array(entries.utf8)
  }

  subscript(word: String) -> String? {
    guard let range = valueRange(of: word) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  func contains(_ word: String) -> Bool {
    valueRange(of: word) != nil
  }

  /// Where the value of `word` stands in `bytes`; empty when it has none.
  func valueRange(of word: String) -> Range<Int>? {
    var word = word
    return word.withUTF8 { key in
      var low = 0
      var high = bytes.count
      while low < high {
        let start = entryStart(around: (low + high) / 2, from: low)
        var end = start
        var comparison = 0
        var index = 0
        while end < bytes.count, bytes[end] > Self.space, bytes[end] != Self.colon {
          if comparison == 0 {
            let wanted = index < key.count ? Int(unsafe key[index]) : -1
            comparison = Int(bytes[end]) - wanted
          }
          index += 1
          end += 1
        }
        if comparison == 0, index < key.count { comparison = -1 }
        if comparison == 0 { return value(from: end) }
        if comparison < 0 { low = nextEntry(after: end) } else { high = start }
      }
      return nil
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let colon = UInt8(ascii: ":")

  private func entryStart(around index: Int, from low: Int) -> Int {
    var start = index
    while start > low, bytes[start - 1] > Self.space { start -= 1 }
    while start < bytes.count, bytes[start] <= Self.space { start += 1 }
    return start
  }

  private func nextEntry(after index: Int) -> Int {
    var end = index
    while end < bytes.count, bytes[end] > Self.space { end += 1 }
    while end < bytes.count, bytes[end] <= Self.space { end += 1 }
    return end
  }

  private func value(from index: Int) -> Range<Int> {
    guard index < bytes.count, bytes[index] == Self.colon else { return index..<index }
    var end = index + 1
    while end < bytes.count, bytes[end] > Self.space { end += 1 }
    return index + 1..<end
  }

  /// The entries in order, for the test that checks the order.
  var words: [String] {
    bytes.split(whereSeparator: { $0 <= Self.space }).map { entry in
      String(decoding: entry.prefix { $0 != Self.colon }, as: UTF8.self)
    }
  }
}
