import NudgyCore
import NudgyReader

/// A message that is one plain command, or names a day and nothing else: meant as it stands, whatever lies on the table.
package enum BareOrder {
  static func act(_ text: String, in scene: ReaderScene, _ context: LanguageContext) -> Act? {
    let plain = text.lowercased().trimmed
    let span = 0..<text.utf8.count
    if plain.filter({ !"!.?".contains($0) }) == "help" { return Act(.help, confidence: 1, span: span) }
    guard isOfDay(plain, in: scene), plain.split(separator: " ").count < 4,
      let when = WhenParser(context).whole(plain.filter { $0 != "?" }), when.start != nil, when.isAllDay,
      when.recurrence == nil, let range = try? AgendaWords(context).range(plain.filter { $0 != "?" })
    else { return nil }
    return Act(
      .lookup, confidence: 1, span: span, details: .lookup(LookupQuestion(.list, agenda: .days(range))))
  }

  /// Whether a message is a day and nothing else.
  package static func isDay(_ text: String, _ context: LanguageContext) -> Bool {
    act(text, in: ReaderScene(), context)?.intent == .lookup
  }

  /// "In 20 min call bob": what begins with so many minutes is to be done then, whatever time there is for it.
  static func beginsAhead(_ text: String, _ context: LanguageContext) -> Bool {
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

  /// Right behind a card, something new or a question, a day belongs to that; elsewhere it asks what there is.
  private static func isOfDay(_ text: String, in scene: ReaderScene) -> Bool {
    scene.isKnown && (text.hasSuffix("?") || scene.card == nil && (scene.just == nil || scene.just == .said))
  }
}
