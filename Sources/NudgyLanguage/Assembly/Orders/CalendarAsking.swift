import NudgyCore
import NudgyReader

/// "Is the 10th a thursday", "what day is christmas", "how many days till the 24th": questions to the calendar, which are
/// about no task.
enum CalendarAsking {
  /// - Returns: nil where the words name no day, or a listed task has a word of them.
  static func act(_ text: String, in scene: ReaderScene, _ context: LanguageContext) -> Act? {
    guard text.utf8.count < longest else { return nil }
    var words = text.lowercased().replacing("\u{2019}", with: "'")
      .split { $0.isWhitespace || ["?", "!", ".", ","].contains($0) }.map(String.init)[...].drop(
        while: OpeningWords.contain)
    let lead = leads.first { words.starts(with: $0.words) }
    guard let lead else { return nil }
    words = words.dropFirst(lead.words.count)
    var asked = words.joined(separator: " ")
    if lead.asks == .isIt {
      guard let day = words.last, words.count > 2, ["a", "on"].contains(words[words.endIndex - 2]),
        WhenParser(context).whole(day)?.isAllDay == true
      else { return nil }
      asked = words.dropLast(2).joined(separator: " ")
    }
    for ending in endings where asked.hasSuffix(ending) { asked = String(asked.dropLast(ending.count)) }
    guard let when = day(asked, lead.asks, context) else { return nil }
    let said = ReaderWords(asked).content
    guard scene.tasks.allSatisfy({ ReaderWords($0.title).content.isDisjoint(with: said) }) else { return nil }
    let question: ClockQuestion = lead.asks == .count ? .daysUntil : .weekday
    return Act(.clock, confidence: 1, span: 0..<text.utf8.count, when: when, details: .clock(question))
  }

  private enum Asked { case day, isIt, count, name }

  /// A day that is said without its weekday, as that is asked for; a name alone asks for a holiday.
  private static func day(_ words: String, _ asked: Asked, _ context: LanguageContext) -> When? {
    guard let when = WhenParser(context).whole(words), when.start != nil, when.recurrence == nil,
      when.isAllDay,
      when.end == nil || when.grain == .day
    else { return nil }
    // Nobody counts the days to what is over.
    if asked == .count, when.start.map({ $0.date < context.today }) == true { return nil }
    if asked == .name,
      words.contains(where: \.isNumber) || WeekdayAlone.isOne(words) || relative.contains(words)
    {
      return nil
    }
    return when
  }

  private static let relative: Set = ["today", "tomorrow", "tonight", "yesterday"]

  private static let leads: [(words: [String], asks: Asked)] = [
    (["what", "day", "of", "the", "week", "is"], .day), (["what", "day", "is"], .day),
    (["what", "day", "does"], .day),
    (["what's", "the", "day", "on"], .day), (["which", "day", "is"], .day), (["what", "date", "is"], .day),
    (["what", "weekday", "is"], .day), (["what's", "the", "date", "on"], .day),
    (["what's", "the", "date"], .day),
    (["is"], .isIt), (["when", "is"], .name), (["when's"], .name),
    (["how", "many", "days", "till"], .count), (["how", "many", "days", "til"], .count),
    (["how", "many", "days", "until"], .count), (["how", "many", "days", "to"], .count),
    (["how", "long", "till"], .count), (["how", "long", "until"], .count), (["how", "long", "to"], .count),
    (["how", "many", "days", "are", "left", "until"], .count),
    (["how", "many", "days", "is", "it", "to"], .count),
  ]
  private static let endings = [" this year", " on", " fall on", " fall"]
  /// Bytes.
  private static let longest = 80
}
