import NudgyCore
import NudgyReader

/// "Move the car in half an hour": a while from now at the end of a piece says when, whatever it was read as.
struct TimeTail {
  let times: PieceTimes
  let bytes: [UInt8]

  /// - Parameter isAlone: whether the piece is all of the message; then what stands before the time is to be done by it.
  func marked(_ piece: ReadPiece, isAlone: Bool) -> ReadPiece {
    let isIdle = [.none, .context, .chat].contains(piece.act)
    guard piece.act == .create || isIdle && isAlone else { return piece }
    let words = PieceText(piece, in: bytes)
    let norms = piece.wordSpans.map { words.text($0).lowercased() }
    guard let start = norms.lastIndex(of: "in"), (1..<TimeTail.mostWords).contains(norms.count - start),
      start > 0,
      !isIdle || !TimeTail.tellers.contains(norms[0]) && norms.count < TimeTail.mostWords * 2
    else { return piece }
    let tail = piece.wordSpans[start].lowerBound..<(piece.wordSpans.last?.upperBound ?? 0)
    let said = times.times([tail], of: words)
    guard let time = said.first, said.count == 1, time.start != nil, !time.isAllDay,
      time.span.lowerBound <= tail.lowerBound, time.span.upperBound >= tail.upperBound - 1
    else { return piece }
    var piece = isIdle ? piece.as(.create) : piece
    if isIdle {
      for index in 0..<start { piece.roles[index] = .title }
      piece.certainty = max(piece.certainty, TimeTail.sure)
    }
    for index in start..<norms.count { piece.roles[index] = .time }
    return piece
  }

  private static let mostWords = 7
  private static let sure: Float = 0.8

  /// Who begins so tells of something: "back in five minutes", "it starts in an hour".
  private static let tellers: WordTable = """
    i i'm im i'll ill i've we we're we'll it it's its he she they you that this there back be brb home see ready what
    when is are am was will did do does have has had not no yes ok okay maybe only just got done everything nothing
    my the a our your his her their born interested lost stuck live lives
    """
}
