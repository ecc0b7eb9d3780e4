import NudgyCore

/// "remind me 10 minutes before my meeting at 3", "the day before the exam on friday": what takes place, to be reminded of
/// some time ahead.
enum ReminderAhead {
  private static let leads = PatternTable(
    """
    [please|can you|could you|would you] [please] @remind me
    [please|can you|could you] (give me|send me|set|set me|i need|i want|add|create|make) [me] (a|an) [quick] (reminder|heads up|nudge|alert|warning|shout)
    [please] (set|add|create) [me] (an alert|an alarm|a reminder)
    """)

  private static let longestSpan = 5

  static func read(_ clause: Clause, in message: Message) -> TaskDraft? {
    guard let lead = leads.prefix(of: clause), let place = place(in: clause, after: lead.count) else {
      return nil
    }
    let span = Array(clause.words[lead.count..<place.before])
    var event = Array(clause.words[(place.before + place.length)...])
    guard let minutes = minutes(span, message) else { return nil }
    event.removeAll { beginnings.contains($0.text) && $0.when < 0 }
    // "the night before to pack my bag"
    if let to = event.firstIndex(where: { $0.when < 0 }), event[to].text == "to" { event.remove(at: to) }
    guard let first = event.first(where: { $0.when < 0 }), event.contains(where: { isNoun($0) }),
      !first.isAny([.subject]) || first.isAny([.determiner, .capital]) || PersonWord.contains(first.text)
    else { return nil }
    while event.count > 1, event[0].isAny([.determiner]), event[0].when < 0 { event.removeFirst() }
    var draft = TaskDraft(words: event, source: clause.words, confidence: 0.95, ground: .captureFrame)
    draft.minutesAhead = minutes
    return draft
  }

  /// Where "before", "ahead of" stands, and in how many words.
  private static func place(in clause: Clause, after start: Int) -> (before: Int, length: Int)? {
    for index in clause.words.indices.dropFirst(start + 1).prefix(longestSpan) where index + 1 < clause.count
    {
      switch clause.words[index].text {
      // "5 minutes before noon" is itself a time.
      case "before" where clause.words[index].when >= 0: return nil
      case "before": return (index, 1)
      case "ahead" where clause.words[index + 1].text == "of",
        "prior" where clause.words[index + 1].text == "to":
        return index + 2 < clause.count ? (index, 2) : nil
      default: continue
      }
    }
    return nil
  }

  /// "10 minutes", "half an hour", "the day", "the night": in minutes.
  private static func minutes(_ span: [Word], _ message: Message) -> Int? {
    let texts = span.map(\.text).filter { !["about", "like", "at", "least", "for"].contains($0) }
    switch texts {
    case ["the", "day"], ["a", "day"], ["one", "day"], ["the", "night"], ["the", "evening"]: return 24 * 60
    case ["the", "week"]: return 7 * 24 * 60
    default:
      let said = texts.joined(separator: " ")
      guard let length = WhenParser(message.context).whole("for " + said)?.duration else { return nil }
      let days = length.weeks * 7 + length.days
      return length.estimateInMinutes ?? (days > 0 ? days * 24 * 60 : nil)
    }
  }

  private static let beginnings: Set = [
    "starts", "begins", "start", "starting", "beginning", "ends", "is", "are",
  ]

  private static func isNoun(_ word: Word) -> Bool { word.when < 0 && !word.isAny(.small) }
}
