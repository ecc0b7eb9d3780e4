import NudgyCore
import NudgyReader

/// Questions that were read as an order: "wots on friday", "what can i do tonight". Asking changes nothing.
enum AskedInPassing {
  /// What the words ask, where they begin as a question does and were taken for a change; nil for all else.
  static func act(_ piece: ReadPiece, _ words: [String]) -> ReaderAct? {
    guard piece.act.isChange || piece.act == .create, piece.certainty < surely else { return nil }
    let said = words.drop { openings.contains($0) }
    guard let first = said.first, questions.contains(first), said.count > 1, said.count <= longest else {
      return nil
    }
    if let second = said.dropFirst().first, ["about", "if", "a", "an", "abt"].contains(second) { return nil }
    let text = " " + said.joined(separator: " ") + " "
    let asksWhatToDo = deeds.contains(where: text.contains)
    return asksWhatToDo ? .next : .lookup
  }

  private static let surely: Float = 0.985
  private static let longest = 12
  private static let openings: WordTable = """
    so and but ok okay k right rite mornin morning hi hey hello then also well now um uh hmm oh
    """
  private static let questions: WordTable = """
    what whats what's wot wots wat wats when whens when's where wheres where's who whos who's which how hows how's
    """
  private static let deeds = [
    " can i do ", " should i do ", " shall i do ", " do i do ", " to do now ", " to do next ",
    " to do first ",
    " can i get done ",
  ]
}
