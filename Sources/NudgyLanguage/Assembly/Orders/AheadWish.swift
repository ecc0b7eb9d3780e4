import Foundation
import NudgyCore
import NudgyReader

/// "Please remind me an hour and a half before it, the tram is slow": a wish to be told ahead that begins the message, of what
/// is at hand or named.
enum AheadWish {
  static func act(_ text: String, in scene: ReaderScene, _ context: LanguageContext) -> Act? {
    guard text.utf8.count < longest, scene.isKnown else { return nil }
    let words = text.lowercased().replacing("\u{2019}", with: "'").split { $0 == " " || ",.;!?".contains($0) }
      .map(String.init).drop { OpeningWords.contain($0) || openings.contains($0) }
    guard words.count > 3, openers.contains(words[words.startIndex]), words[words.startIndex + 1] == "me",
      let end = words.dropFirst(2).prefix(mostWords).firstIndex(where: { ends.contains($0) })
    else { return nil }
    let lead = words[(words.startIndex + 2)...end].joined(separator: " ")
    let far = DueDate.instant(context.now.addingTimeInterval(300 * 86_400), in: context.calendar)
    guard !ReminderTimes(context).reminders(in: lead, due: far).isEmpty,
      let number = meant(Array(words[(end + 1)...]), in: scene)
    else { return nil }
    var act = Act(.update, confidence: 1, span: 0..<text.utf8.count, target: .number(number))
    var changes = TaskChanges()
    changes.reminder = lead
    act.details = .changes(changes)
    return act
  }

  /// What "it" is, or what is named behind "the"; nil for what is not listed.
  private static func meant(_ words: [String], in scene: ReaderScene) -> Int? {
    let open = scene.tasks.filter(\.isOpen)
    if words.first.map(pointing.contains) ?? true {
      let touched = scene.touched.filter { number in open.contains { $0.number == number } }
      return touched.count == 1 ? touched[0] : open.contains { $0.number == scene.card } ? scene.card : nil
    }
    let said = ReaderWords(words.prefix(mostWords).joined(separator: " ")).content
    let named = open.filter { !ReaderWords($0.title).content.isDisjoint(with: said) }
    return named.count == 1 && words.first.map { ["the", "my", "that", "our"].contains($0) } == true
      ? named[0].number : nil
  }

  /// Bytes.
  private static let longest = 200
  private static let mostWords = 7
  private static let openings: WordTable = "can could you just and"
  private static let pointing: WordTable = "it that this then because cos as so i"
  private static let openers: WordTable = "remind ring nudge ping tell warn alert poke"
  private static let ends: WordTable = "before beforehand ahead earlier prior"
}
