package import NudgyReader

/// Everything a message means, with every word of it accounted for.
package struct Understanding: Sendable, Equatable {
  /// What becomes of a piece.
  package enum Fate: String, Sendable {
    case kept, changed, answered, background, unsure
  }

  package struct Piece: Sendable, Equatable {
    package let text: String
    /// UTF-8 offsets in the message.
    package var span: Range<Int>
    package let act: ReaderAct
    package var fate: Fate
  }

  /// What is to be asked.
  package enum Question: Sendable, Equatable {
    /// Whether words that were heard are something to keep.
    case keep([Leftover])
    /// Whether this is to be done; the act holds to which listed task.
    case change(Act)
    /// To which of these it is to be done, or to which of all where there are none.
    case which(Act, [Int])

    /// What is asked about a listed task; nil for words to keep.
    package var act: Act? {
      switch self {
      case .keep: nil
      case .change(let act), .which(let act, _): act
      }
    }
  }

  package var text: String
  /// What is to be done and answered, in the order it was said.
  package var acts: [Act]
  /// They cover the text.
  package var pieces: [Piece]
  /// One after the other, what changes a listed task first; none is asked for what is sure.
  package var questions: [Question] = []
  /// What may be something to do as well.
  package var leftovers: [Leftover]
  /// What the network read, for traces.
  package var read: [ReadPiece] = []

  package init(text: String, acts: [Act], pieces: [Piece] = [], leftovers: [Leftover] = []) {
    self.text = text
    self.acts = acts
    self.pieces = pieces
    self.leftovers = leftovers
  }

  /// Whether it is a story with things in it rather than an order.
  package var isRamble: Bool { Ramble.isOne(text) }

  /// What is asked first.
  package var question: Question? { questions.first }

  /// Pieces that came to nothing: stories, reasons, what is done already.
  package var background: [Leftover] {
    pieces.filter { $0.fate == .background }.map { Leftover(text: $0.text, span: $0.span) }
  }
}
