import NudgyCore

/// "Right monday: bloods for Mrs Tuohy before 9, the sharps bin, …": a day with a colon at the beginning is the day of all of it.
enum HeaderDay {
  static func time(in text: String, _ context: LanguageContext) -> When? {
    guard let colon = text.firstIndex(of: ":"), text[text.index(after: colon)...].first?.isWhitespace == true
    else {
      return nil
    }
    let words = text[..<colon].split(separator: " ").drop { OpeningWords.contain(String($0)) }
    guard (1...3).contains(words.count), let when = WhenParser(context).whole(words.joined(separator: " ")),
      when.start != nil, when.isAllDay, when.recurrence == nil
    else { return nil }
    return when
  }
}
