/// What a message does to a scene, with every word of it accounted for.
package struct SceneReading: Sendable, Equatable {
  /// What becomes of a piece.
  package enum Fate: String, Sendable {
    case kept, changed, answered, background, unsure
  }

  package struct Piece: Sendable, Equatable {
    package let text: String
    /// UTF-8 offsets in the message.
    package let span: Range<Int>
    package let act: ReaderAct
    package var fate: Fate
  }

  package struct Act: Sendable, Equatable {
    package let act: ReaderAct
    package let certainty: Float
    /// The task of a `create`.
    package var task: TaskCapture?
    /// The numbers of the listed tasks it is about.
    package var targets: [Int] = []
    /// A new date, a time of return, the time at hand, the day asked about.
    package var when: When?
    /// The words that name the task.
    package var reference: String?
  }

  /// The one thing to ask.
  package enum Question: Sendable, Equatable {
    /// Whether words that were heard are something to keep.
    case keep([String])
    /// Whether this is to be done to a listed task.
    case change(ReaderAct, Int)
    /// Which of these, or of all where there are none, it is to be done to.
    case which(ReaderAct, [Int])
  }

  package let text: String
  package var pieces: [Piece]
  package var acts: [Act]
  package var question: Question?
  /// What the network read, for traces.
  package var read: [ReadPiece] = []
}
