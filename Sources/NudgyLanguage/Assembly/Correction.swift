import NudgyCore
import NudgyReader

/// "I meant dad", "actually make that cat food", right after something was made or changed: other words for it.
enum Correction {
  private static let leads = [
    "i meant", "i mean", "no i meant", "no i mean", "sorry i meant", "actually make that", "make that",
    "actually with",
    "sorry with", "no make that", "rename it to", "call it", "rename that to",
  ]

  /// Whether words say that something was to be otherwise.
  static func isOne(_ words: [String]) -> Bool { words.contains(where: signs.contains) }

  private static let signs: Set = [
    "actually", "add", "also", "be", "call", "called", "change", "correction", "edit", "i", "instead", "is",
    "it", "it's",
    "its", "make", "mean", "meant", "name", "no", "nope", "not", "note", "oops", "rather", "rename", "should",
    "sorry", "that",
    "them", "they", "this", "wait", "with",
  ]

  private static let orders: WordTable =
    "change move put push set shift delete drop remove rename bin scrap swap switch undo tick mark"

  /// What is to be different about the task at hand; nil for words that are no such correction.
  static func act(_ text: String, in scene: ReaderScene, _ context: LanguageContext) -> Act? {
    guard let number = scene.touched.last, scene.just == .created || scene.just == .updated,
      text.utf8.count < 200
    else {
      return nil
    }
    let plain = text.filter { !",.!".contains($0) }.split(separator: " ").joined(separator: " ")
    let lower = plain.lowercased()
    guard let lead = leads.filter({ lower.hasPrefix($0 + " ") }).max(by: { $0.count < $1.count }) else {
      return nil
    }
    let rest = String(plain.dropFirst(lead.hasSuffix("with") ? lead.count - 4 : lead.count)).trimmed
    let named = ReaderWords(rest).content
    let isOther = scene.tasks.contains {
      $0.number != number && !ReaderWords($0.title).content.isDisjoint(with: named)
    }
    // "No, I mean change the trial to seven" is the order once more.
    let isOrder = rest.lowercased().split(separator: " ").first.map { orders.contains(String($0)) } == true
    guard rest.split(separator: " ").count < 9, !rest.isEmpty, !isOther, !isOrder else { return nil }
    var act = Act(.update, confidence: 1, span: 0..<text.utf8.count, target: .number(number))
    let title = scene.tasks.first { $0.number == number }?.title ?? ""
    // "No, I mean call mom friday": the task once more, with its day.
    let isAgain = !title.isEmpty && rest.lowercased().hasPrefix(title.lowercased() + " ")
    act.when = WhenParser(context).whole(isAgain ? String(rest.dropFirst(title.count)).trimmed : rest)
    if act.when == nil {
      act.details = .changes(changes(rest, isName: lead.hasPrefix("rename") || lead == "call it", context))
    }
    return act
  }

  private static func changes(_ rest: String, isName: Bool, _ context: LanguageContext) -> TaskChanges {
    var changes = TaskChanges()
    if isName { changes.title = Title.written(rest) } else { changes.replacement = rest }
    return changes
  }
}
