import NudgyCore
import NudgyReader

/// "Please remind me an hour and a half before it, the tram is slow": a wish to be told ahead that begins the message, of what
/// is at hand or named.
enum AheadWish {
  static func act(_ text: String, in scene: ReaderScene, _ context: LanguageContext) -> Act? {
    guard text.utf8.count < longest, scene.isKnown, let wish = ReminderClause.leading(in: text, context),
      let number = meant(wish.rest, in: scene)
    else { return nil }
    var act = Act(.update, confidence: 1, span: 0..<text.utf8.count, target: .number(number))
    var changes = TaskChanges()
    changes.reminder = wish.lead
    act.details = .changes(changes)
    return act
  }

  /// What "it" is, or what is named behind "the"; nil for what is not listed.
  private static func meant(_ words: [String], in scene: ReaderScene) -> Int? {
    let open = scene.tasks.filter(\.isOpen)
    guard let first = words.first, first.first?.isLetter == true, !pointing.contains(first) else {
      let touched = scene.touched.filter { number in open.contains { $0.number == number } }
      return touched.count == 1 ? touched[0] : open.contains { $0.number == scene.card } ? scene.card : nil
    }
    guard owning.contains(first) else { return nil }
    let said = ReaderWords(words.prefix(longestName).joined(separator: " ")).content
    let named = open.filter { !ReaderWords($0.title).content.isDisjoint(with: said) }
    return named.count == 1 ? named[0].number : nil
  }

  /// Bytes.
  private static let longest = 200
  /// Words.
  private static let longestName = 7
  private static let pointing: WordTable = "it that this then because cos as so i"
  private static let owning: WordTable = "the my that our"
}
