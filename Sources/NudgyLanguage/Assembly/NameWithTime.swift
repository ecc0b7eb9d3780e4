import NudgyCore
import NudgyReader

/// A name and a time with nothing between them, "gym next thursday": where no listed task has the name, it is a new one,
/// however near the task of the moment is.
struct NameWithTime {
  private let end: Int
  private let said: Set<String>

  /// Nil for a piece that says what is to be done with a task, or names nothing.
  init?(_ piece: ReadPiece, _ words: PieceText, _ times: PieceTimes) {
    guard piece.act == .update || piece.act == .snooze,
      let time = times.times([words.span], of: words).first(where: { $0.start != nil }),
      time.span.upperBound >= piece.span.upperBound - 1, time.recurrence == nil
    else { return nil }
    end = piece.wordSpans.prefix { $0.lowerBound < time.span.lowerBound }.count
    let name = words.text(piece.span.lowerBound..<max(piece.span.lowerBound, time.span.lowerBound))
    let plain = ReaderWords(name).words.map(\.norm)
    guard end > 0, !plain.contains(where: NameWithTime.orders.contains),
      // Something of it was read as a name, or as a part of the time that it is not; or it is more than a word.
      piece.roles[..<end].contains(where: { $0 != .other }) || ReaderWords(name).content.count > 1
    else { return nil }
    said = ReaderWords(name).content.subtracting(NameWithTime.nameless)
    guard !said.isEmpty else { return nil }
  }

  /// Whether neither the tasks that are meant nor any other has a word of it.
  func isNone(of meant: [Int], in scene: ReaderScene, _ titles: SceneWords) -> Bool {
    scene.isKnown
      && scene.tasks.allSatisfy {
        titles.of($0).subtracting(NameWithTime.nameless).isDisjoint(with: said)
      }
  }

  /// The piece with the name as what is to be done.
  func marked(_ piece: ReadPiece) -> ReadPiece {
    var marked = piece
    for index in piece.roles.indices { marked.roles[index] = index < end ? .title : .time }
    return marked
  }

  /// What says that something is done with a task, or that the words before were not meant.
  private static let orders: WordTable = """
    actually also better but bump can earlier hmm how just later let's maybe nah please rather say then uh um well
    can change changed defer delay do due for i i'm in instead is it it's its make makes mean meant move
    moved needs no nope not oh ok okay on out postpone push pushed put remind reschedule rescheduled set shift
    should sleep snooze sorry switch take that that's the them this those to until wait was what when why yeah yes you
    """
  /// What gives something listed another time.
  static let moving: WordTable = """
    move moved push pushed put postpone postponed change changed reschedule rescheduled delay bump switch
    snooze make set defer instead
    """

  /// Words that tell no task from another, by their stems.
  private static let nameless = ReaderWords("appointment item meeting one reminder stuff task thing todo")
    .content
}
