/// A stretch of a message that does one thing.
package struct ReadPiece: Sendable, Equatable {
  package struct Link: Sendable, Equatable {
    package let number: Int
    /// Between 0 and 1.
    package let certainty: Float
    /// At most 1: how like the likest two of their words are; 1 where they share one, 0 where nothing is known of them.
    package let likeness: Float

    package init(number: Int, certainty: Float, likeness: Float = 1) {
      self.number = number
      self.certainty = certainty
      self.likeness = likeness
    }
  }

  package let act: ReaderAct
  /// Places of its words among those of the message.
  package let words: Range<Int>
  /// UTF-8 offsets in the text.
  package let span: Range<Int>
  /// Between 0 and 1: how likely its words do what they are said to do, in the mean.
  package var certainty: Float = 0
  /// Between 0 and 1: how likely its words tell of something to do.
  package var creates: Float = 0
  /// One a word.
  package var roles: [ReaderRole] = []
  package var wordSpans: [Range<Int>] = []
  /// Whether each word names somebody to contact.
  package var persons: [Bool] = []
  package var kind: ReaderKind?
  /// Between 0 and 1.
  package var kindCertainty: Float = 0
  /// How likely it is about each listed task.
  package var links: [Link] = []

  package init(act: ReaderAct, words: Range<Int>, span: Range<Int>) {
    self.act = act
    self.words = words
    self.span = span
  }

  /// The listed tasks it is about.
  package var targets: [Int] { links.filter { $0.certainty > 0.5 }.map(\.number) }
}
