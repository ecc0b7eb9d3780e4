import NudgyCore
import NudgyReader

/// A task that begins or ends with in how long it is to be done.
enum AheadOrder {
  /// "In 20 min call bob": what begins with so many minutes is to be done then, whatever time there is for it.
  static func isOne(_ text: String, _ context: LanguageContext) -> Bool {
    guard text.lowercased().hasPrefix("in "), text.utf8.count < 200, !text.hasSuffix("?"),
      let when = WhenParser(context).matches(in: Tokenizer.tokenize(text)).first, when.span.lowerBound == 0,
      when.start != nil, !when.isAllDay
    else { return false }
    let rest = String(decoding: Array(text.utf8)[when.span.upperBound...], as: UTF8.self).lowercased()
      .split { !$0.isLetter && $0 != "'" }.map(String.init)
    return rest.count > 1 && !tellers.contains(rest[0])
  }

  /// "Stand up in 5 seconds", where the reader saw nothing surer in it: "finished the taxes in 20 minutes" is news.
  static func endsSo(_ text: String, read: [ReadPiece], _ context: LanguageContext) -> Bool {
    let words = text.lowercased().split(separator: " ").map(String.init)
    guard read.count == 1, read[0].act != .complete, read[0].certainty < 0.6, (4...7).contains(words.count),
      words[words.count - 3] == "in", Int(words[words.count - 2]) != nil,
      !PutOffWords.areAll(words.dropLast(3).joined(separator: " ")), let first = words.first,
      !tellers.contains(first), !returning.contains(first)
    else { return false }
    let end = words.suffix(3).joined(separator: " ")
    return WhenParser(context).whole(end).map { $0.start != nil && !$0.isAllDay } ?? false
  }

  private static let returning: Set = [
    "back", "be", "home", "there", "done", "see", "brb", "what", "what's", "whats", "something", "anything",
    "one",
  ]
  private static let tellers: Set = [
    "i", "i'm", "i'll", "im", "we", "he", "she", "it", "they", "the", "my", "there", "is",
  ]
}
