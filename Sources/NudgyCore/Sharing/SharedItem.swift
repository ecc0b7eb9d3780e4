/// One thing that came from elsewhere, as its format tells it.
///
/// It is data: it may become a task of its own, and never change, finish or let go of another.
package struct SharedItem: Sendable, Equatable {
  /// By which it is known when it comes again: a digest of the link, the words, the message's or event's own name,
  /// or the bytes of a file. 64 hexadecimal digits.
  package var identity: String
  /// On one line; may be long.
  package var title: String
  /// `http` or `https`; for a kept file `file`.
  package var url: String?
  /// The first words of what is behind it.
  package var preview: String?
  /// The words as they came.
  package var text: String?
  package var notes: String?
  package var contact: String?
  /// Where the contact is written to.
  package var address: String?
  package var due: DueDate?
  /// An RFC 5545 rule without its prefix.
  package var recurrence: String?
  /// When it is wanted back, in words or ISO 8601, as it was said.
  package var until: String?
  /// Whether it is words that may say themselves what is to be done and when.
  package var isSpoken = false
  /// Whether its title was given, and is no guess from its words.
  package var isNamed = false
  /// The path of a file that is kept beside, for what is no text.
  package var file: String?

  package init(identity: String, title: String) {
    self.identity = identity
    self.title = title
  }
}
