import NudgyCore
import NudgyReader

/// "Stretch in two minutes", "task 12 today at 1:10pm": a while from now, or a day with an hour, at the end of a piece says
/// when, though the reader took it for something else.
struct TimeTail {
  let times: PieceTimes
  let bytes: [UInt8]

  /// - Parameter isAlone: whether the piece is all of the message; then what stands before the time is to be done by it.
  func marked(_ piece: ReadPiece, isAlone: Bool) -> ReadPiece {
    // What is over in a while is not over yet.
    let isIdle = [.none, .context, .chat, .complete].contains(piece.act)
    guard piece.act == .create || isIdle && isAlone else { return piece }
    let words = PieceText(piece, in: bytes)
    let norms = piece.wordSpans.map { words.text($0).lowercased() }
    guard let start = start(of: norms, piece, words, isIdle),
      !piece.roles[..<start].contains(where: TimeTail.isTime)
    else { return piece.act == .create ? withAsides(piece, words, norms) : piece }
    var marked = isIdle ? piece.as(.create) : piece
    let isPlain = isIdle || isAlone && !TimeTail.tellers.contains(norms[0])
    if isIdle || isPlain && !piece.roles.contains(.title) {
      for index in 0..<start { marked.roles[index] = .title }
    }
    if isPlain { marked.certainty = max(piece.certainty, TimeTail.sure) }
    for index in start..<norms.count { marked.roles[index] = .time }
    return marked
  }

  /// "Write the chapter, takes 2 hours, today": what stands behind a comma at the end and is a time says when or how long.
  private func withAsides(_ piece: ReadPiece, _ words: PieceText, _ norms: [String]) -> ReadPiece {
    var marked = piece
    var end = norms.count
    while let comma = norms[..<end].lastIndex(of: ","), comma > 0, end - comma <= TimeTail.mostWords {
      let start = norms[(comma + 1)..<end].firstIndex { !TimeTail.asides.contains($0) } ?? end
      guard start < end, piece.roles[start..<end].allSatisfy({ $0 == .other }) else { break }
      let span = piece.wordSpans[start].lowerBound..<piece.wordSpans[end - 1].upperBound
      let said = times.times([span], of: words)
      guard said.count == 1, said[0].span.lowerBound <= span.lowerBound,
        said[0].span.upperBound >= span.upperBound
      else { break }
      for index in (comma + 1)..<end { marked.roles[index] = .time }
      end = comma
    }
    return marked
  }

  private static let asides: WordTable =
    "takes take about around roughly due it'll it will should maybe like and so"

  /// Where the words begin that are a time to the end of the piece; nil without any. A day with an hour is one wherever
  /// it stands behind something to do; only a while from now makes something to do of what was read as talk.
  private func start(of norms: [String], _ piece: ReadPiece, _ words: PieceText, _ isIdle: Bool) -> Int? {
    guard norms.count > 1,
      !isIdle || !isTold(norms[0], piece) && norms.count < TimeTail.mostWords * 2
    else { return nil }
    return (max(1, norms.count - TimeTail.mostWords)..<norms.count).first { place in
      guard norms[place] == "in" || !isIdle && TimeTail.heads.contains(norms[place]) else { return false }
      return isTime(
        from: piece.wordSpans[place].lowerBound, to: piece.wordSpans[norms.count - 1].upperBound, words)
    }
  }

  private func isTold(_ first: String, _ piece: ReadPiece) -> Bool {
    TimeTail.tellers.contains(first) || piece.act == .complete && first.hasSuffix("ed")
  }

  private func isTime(from start: Int, to end: Int, _ words: PieceText) -> Bool {
    let said = times.times([start..<end], of: words)
    guard let time = said.first, said.count == 1, time.start != nil, !time.isAllDay else { return false }
    return !time.implied.contains(.hour) && time.span.lowerBound <= start && time.span.upperBound >= end - 1
  }

  private static func isTime(_ role: ReaderRole) -> Bool { [.time, .sharedTime, .reminder].contains(role) }

  /// What a day with an hour begins with.
  private static let heads: WordTable = """
    in at on by today tonight tomorrow tmrw monday tuesday wednesday thursday friday saturday sunday mon tue tues wed
    thu thurs fri sat sun this next
    """
  private static let mostWords = 7
  private static let sure: Float = 0.8

  /// Who begins so tells of something: "back in five minutes", "it starts in an hour".
  private static let tellers: WordTable = """
    i i'm im i'll ill i've we we're we'll it it's its he she they you that this there back be brb home see ready what
    when is are am was will do does have has had not no yes ok okay maybe only just got done everything nothing
    finished made took went sent paid bought ran did sorted my the a our your his her their born interested lost stuck live lives
    """
}
