import Foundation
import NudgyCore

/// A wish to be told ahead, said in the same breath as the task: "buy milk friday, remind me the day before".
struct ReminderClause: Sendable, Equatable {
  /// UTF-8 offsets in the message, with what joins it to the words before.
  var span: Range<Int>
  /// "an hour before".
  var words: String

  /// The wishes of a message, in order. One that the message begins with is about what is there already, unless a thing with
  /// a time of its own follows: "remind me 10 minutes before my meeting at 3".
  static func all(in text: String, _ context: LanguageContext) -> [ReminderClause] {
    // Most messages hold none, and shall not pay for it.
    guard text.utf8.count <= longest else { return [] }
    let words = spelled(text)
    guard words.contains(where: { ends.contains($0.norm) }) else { return [] }
    var found: [ReminderClause] = []
    var place = 0
    while place < words.count {
      if let end = clause(at: place, words, context) {
        var start = place
        while start > 1, joints.contains(words[start - 1].norm) { start -= 1 }
        let lead = lead(words[(place + 2)...end])
        let next = words.dropFirst(end + 1).first
        // A mark behind the wish is its own.
        let mark = next.flatMap { ["?", "!"].contains($0.norm) ? $0.span.upperBound : nil }
        if place == 0, !isNew(words[(end + 1)...], context) { return [] }
        found.append(
          ReminderClause(
            span: words[start].span.lowerBound..<(mark ?? words[end].span.upperBound), words: lead))
        place = end + 1
      } else {
        place += 1
      }
    }
    return found
  }

  /// A wish that the message begins with, about what is there already: when to be told, and the words behind it.
  static func leading(in text: String, _ context: LanguageContext) -> (lead: String, rest: [String])? {
    guard text.utf8.count <= longest else { return nil }
    let words = Array(spelled(text).drop { OpeningWords.contain($0.norm) || joints.contains($0.norm) })
    guard let end = clause(at: 0, words, context) else { return nil }
    return (lead(words[2...end]), words[(end + 1)...].map(\.norm))
  }

  private static func lead(_ words: ArraySlice<Word>) -> String {
    words.filter { $0.norm != "," }.map(\.norm).joined(separator: " ")
  }

  /// The text with the clauses blanked out: what else is said keeps its place.
  static func without(_ clauses: [ReminderClause], in text: String) -> String {
    var bytes = Array(text.utf8)
    for clause in clauses {
      for index in clause.span { bytes[index] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct Word {
    var norm: String
    var span: Range<Int>
  }

  /// The last word of the wish that begins with "remind me" at `place`.
  private static func clause(at place: Int, _ words: [Word], _ context: LanguageContext) -> Int? {
    guard place + 3 < words.count, openers.contains(words[place].norm), words[place + 1].norm == "me",
      let end = words[(place + 2)...].prefix(mostWords).firstIndex(where: { ends.contains($0.norm) })
    else { return nil }
    // "Before the meeting" and "before I leave" hang on something else.
    if place > 0, end + 1 < words.count, !follows(words[end + 1].norm) { return nil }
    let count = { (last: Int) in
      ReminderTimes(context).reminders(in: lead(words[(place + 2)...last]), due: probe(context)).count
    }
    guard count(end) > 0 else { return nil }
    // "The day before and one hour before" are two moments of one wish.
    guard
      let second = words.dropFirst(end + 1).prefix(mostWords).firstIndex(where: { ends.contains($0.norm) }),
      place == 0 || second + 1 == words.count || follows(words[second + 1].norm),
      count(second) == count(end) + 1
    else { return end }
    return second
  }

  /// Whether the words name a thing and when it is.
  private static func isNew(_ words: ArraySlice<Word>, _ context: LanguageContext) -> Bool {
    guard let first = words.first, first.norm.first?.isLetter == true, !tellers.contains(first.norm) else {
      return false
    }
    let times = WhenParser(context).matches(in: Tokenizer.tokenize(words.map(\.norm).joined(separator: " ")))
    return times.contains { $0.start != nil && $0.span.lowerBound > 0 }
  }

  /// "Before I leave" hangs on what somebody does.
  private static let tellers: Set = [
    "i", "i'm", "we", "you", "he", "she", "they", "it", "that", "this", "then",
  ]

  /// A day far enough for anything to lie before it.
  private static func probe(_ context: LanguageContext) -> DueDate {
    .instant(context.now.addingTimeInterval(300 * 86_400), in: context.calendar)
  }

  private static func follows(_ norm: String) -> Bool {
    joints.contains(norm) || ["also", "but", "plus", "thanks", "oh", "?", "!", ";"].contains(norm)
  }

  /// Words and single marks, with where they stand.
  private static func spelled(_ text: String) -> [Word] {
    var words: [Word] = []
    var start: Int?
    let bytes = Array(text.utf8)
    func close(_ end: Int) {
      guard let from = start else { return }
      let norm = String(decoding: bytes[from..<end], as: UTF8.self).lowercased()
      words.append(Word(norm: norm, span: from..<end))
      start = nil
    }
    for (index, byte) in bytes.enumerated() {
      let isSpace = byte <= 0x20
      let isMark = [",", ".", ";", "!", "?"].contains(UInt8(byte).ascii)
      if isSpace || isMark { close(index) }
      if isMark {
        words.append(Word(norm: UInt8(byte).ascii, span: index..<(index + 1)))
      } else if !isSpace, start == nil {
        start = index
      }
    }
    close(bytes.count)
    return words
  }

  private static let longest = 20_000
  private static let mostWords = 7
  private static let openers: Set = ["remind", "ring", "nudge", "ping", "tell", "warn", "alert", "poke"]
  private static let ends: Set = ["before", "beforehand", "ahead", "earlier", "prior"]
  private static let joints: Set = [",", ".", "and", "then", "please", "so", "pls", "can", "could", "you"]
}

extension UInt8 {
  fileprivate var ascii: String { self < 0x80 ? String(UnicodeScalar(self)) : "" }
}
