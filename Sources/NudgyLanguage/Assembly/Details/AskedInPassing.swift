import NudgyCore
import NudgyReader

/// Questions that were read as an order: "wots on friday", "it's not till friday, is it?". Asking changes nothing.
enum AskedInPassing {
  /// What the words ask, where they begin as a question does and were taken for a change; nil for all else.
  static func act(_ piece: ReadPiece, _ words: [String]) -> ReaderAct? {
    guard piece.act.isChange || piece.act == .create, piece.certainty < surely else { return nil }
    let said = words.drop { OpeningWords.contain($0) || $0 == "morning" }
    guard let first = said.first, questions.contains(first), said.count > 1, said.count <= longest else {
      return nil
    }
    if let second = said.dropFirst().first, ["about", "if", "a", "an", "abt"].contains(second) { return nil }
    let text = " " + said.joined(separator: " ") + " "
    let asksWhatToDo = deeds.contains(where: text.contains)
    return asksWhatToDo ? .next : .lookup
  }

  /// "The plate's not till the end of the month, is it?": said as a statement, and asked.
  static func endsAsking(_ text: String) -> Bool {
    let plain = text.lowercased().replacing("\u{2019}", with: "'").trimmed
    let words = plain.split { !$0.isLetter && $0 != "'" }.map(String.init)
    let tail = words.suffix(2).joined(separator: " ")
    // "Lola says dentist is wednesday is it", without the mark.
    guard plain.hasSuffix("?") else { return words.count > 4 && unmarkedTags.contains(tail) }
    return words.count > 3 && (tags.contains(tail) || words.last == "right" || words.last == "innit")
  }

  private static let surely: Float = 0.985
  private static let longest = 12
  private static let questions: WordTable = """
    what whats what's wot wots wat wats when whens when's where wheres where's who whos who's which how hows how's
    """
  private static let deeds = [
    " can i do ", " should i do ", " shall i do ", " do i do ", " to do now ", " to do next ",
    " to do first ",
    " can i get done ",
  ]
  private static let unmarkedTags: Set = ["is it", "isn't it", "isnt it", "was it", "wasn't it", "wasnt it"]
  private static let tags: Set = [
    "is it", "isn't it", "isnt it", "was it", "wasn't it", "are they", "aren't they", "do i", "don't i",
    "did i",
    "didn't i", "have i", "haven't i", "am i", "aren't i", "is that", "isn't that",
  ]
}
