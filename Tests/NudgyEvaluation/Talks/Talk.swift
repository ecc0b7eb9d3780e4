/// A conversation written by hand: what a person says, what is right to do about it, and how everything has to stand
/// in the end.
package struct Talk: Sendable {
  package struct Turn: Sendable {
    package enum Manner: Sendable, Equatable {
      case typed, pasted
      /// A typed line with a few pasted words in it.
      case mixed
      /// Said where something is asked that is right; to another question the person says no.
      case answer
    }

    package var words: String
    package var manner: Manner
    package var doings: [Doing] = []
    /// What an excellent model says.
    package var say = ""
    /// Listed tasks that a hasty reader would change here.
    package var leave: [Int] = []
    /// What the words would mislead a reader to who obeys all he reads.
    package var lures: [Doing] = []
  }

  /// A task at the beginning, or where one stands in the end.
  package struct Place: Sendable {
    package var number: Int
    package var phrase: Phrase
  }

  /// The file and the line it begins at.
  package var place: String
  package var who = ""
  package var now = "2026-11-20T10:00"
  package var tasks: [Place] = []
  /// The subject and its text.
  package var facts: [(subject: String, text: String)] = []
  package var turns: [Turn] = []
  package var ends: [Place] = []
  package var new: [Phrase] = []
  /// Words of facts that are known in the end.
  package var known: [String] = []
  /// Words of facts that are not.
  package var unknown: [String] = []

  /// The name of the speaker.
  package var speaker: String {
    String(who.prefix { $0 != "|" }.split(separator: " ").joined(separator: " "))
  }
}
