import NudgyCore
import NudgyReader

/// What is said once in a message and holds for several things to do.
struct SharedWords {
  /// Times for what follows.
  var ahead: [When] = []
  /// Times for what came before: how many tasks had been made by then.
  var behind: (count: Int, times: [When])?
  /// The deed of the last task, when it is one that is done to people.
  private var verb: String?

  /// What the last task was about: "the gutters".
  private(set) var thing: String?

  mutating func note(_ task: TaskCapture, verb shared: String?, _ words: PieceText) {
    thing = words.titles.first.flatMap { ThingMeant.phrase($0, of: words) }
    let first = task.title.prefix { $0 != " " }.lowercased()
    if shared == nil { verb = SharedWords.deeds.contains(first) && task.title.contains(" ") ? first : nil }
  }

  /// "call the dentist and the bank": what names only whom to call goes on with the deed of the piece before.
  func verb(for piece: PieceText) -> String? {
    guard let verb, let person = piece.persons.first, let title = piece.runs(.title).first,
      person.lowerBound == title.lowerBound
    else { return nil }
    return verb.uppercasedFirst
  }

  private static let deeds: WordTable = """
    call ring text email phone message tell ask thank chase telephone invite remind visit see meet pay
    whatsapp
    """
}
