import NudgyCore

/// A task that begins with how long it has time.
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

  private static let tellers: Set = [
    "i", "i'm", "i'll", "im", "we", "he", "she", "it", "they", "the", "my", "there", "is",
  ]
}
