import NudgyCore

/// The times of a message, found once, and those that a piece of it speaks of.
struct PieceTimes {
  private let parser: WhenParser
  private let text: PieceTimesText
  /// Bytes of words that can be one time.
  private static let longestTime = 200

  init(_ text: String, _ context: LanguageContext) {
    parser = WhenParser(context)
    self.text = PieceTimesText(text, parser)
  }

  /// What the words at these places say of time: as a whole, else what of it is a time in the message.
  func times(_ runs: [Range<Int>], of piece: PieceText) -> [When] {
    var times: [When] = []
    for run in joined(runs, of: piece) {
      let words = piece.text(run)
      // A time that the message holds says more than its part: "the 3rd of may at noon".
      let around = PieceTimes.clearest(text.found(in: run))
      if let widest = around.first, around.count == 1, covers(widest.span, run),
        !crosses(widest.span, out: piece)
      {
        times.append(widest)
      } else if run.count <= PieceTimes.longestTime, let whole = parser.whole(words) {
        times.append(moved(whole, by: run.lowerBound))
      } else if run.count > piece.span.count - 1, piece.span.count > 40 {
        times += around
      } else if around.isEmpty, run.count <= PieceTimes.longestTime {
        times += parser.matches(in: Tokenizer.tokenize(words)).map { moved($0, by: run.lowerBound) }
      } else {
        times += around
      }
    }
    return PieceTimes.hours(unique(times))
  }

  /// "On the evening of thursday, at seven": a comma within one time parts nothing.
  func joined(_ runs: [Range<Int>], of piece: PieceText) -> [Range<Int>] {
    runs.reduce(into: []) { joined, run in
      guard let last = joined.last, last.upperBound < run.lowerBound,
        piece.text(last.upperBound..<run.lowerBound).trimmed == ",",
        run.upperBound - last.lowerBound <= PieceTimes.longestTime,
        let whole = parser.whole(piece.text(last.lowerBound..<run.upperBound)), whole.start != nil
      else { return joined.append(run) }
      joined[joined.count - 1] = last.lowerBound..<run.upperBound
    }
  }

  /// "To the afternoon, 2 pm" is two: a part of no day of its own gives way to the hour said with it.
  private static func hours(_ times: [When]) -> [When] {
    guard times.contains(where: { $0.isOnAnyDay && !$0.implied.contains(.hour) && !$0.isAllDay }) else {
      return times
    }
    return times.filter { $0.grain != .partOfDay || !$0.implied.contains(.day) }
  }

  /// "before school pickup at 3" says three; what "before school" alone would mean gives way.
  private static func clearest(_ times: [When]) -> [When] {
    let said = times.filter { $0.start != nil && !$0.isAllDay && !$0.implied.contains(.hour) }
    return said.isEmpty ? times : times.filter { $0.isAllDay || $0.start == nil || said.contains($0) }
  }

  /// "6 is tuesday, | 12 is wednesday": a number behind the comma is no hour of the piece before.
  private func crosses(_ time: Range<Int>, out piece: PieceText) -> Bool {
    guard time.upperBound > piece.span.upperBound else { return false }
    return piece.all.trimmed.last == "," && piece.lower.first.flatMap { Int($0) } != nil
  }

  private func covers(_ time: Range<Int>, _ run: Range<Int>) -> Bool {
    time.lowerBound <= run.lowerBound && time.upperBound >= run.upperBound
  }

  private func moved(_ when: When, by offset: Int) -> When {
    var when = when
    when.span = (when.span.lowerBound + offset)..<(when.span.upperBound + offset)
    return when
  }

  private func unique(_ times: [When]) -> [When] {
    times.enumerated().filter { place, time in !times[..<place].contains { $0.span == time.span } }
      .map(\.element)
  }
}

/// A message with the times in it, looked for when the first is asked for.
private final class PieceTimesText {
  private let text: String
  private let parser: WhenParser
  private lazy var found: [When] = parser.matches(in: Tokenizer.tokenize(text))

  init(_ text: String, _ parser: WhenParser) {
    self.text = text
    self.parser = parser
  }

  /// The times that overlap a stretch; they stand in order, so that only those are looked at.
  func found(in run: Range<Int>) -> [When] {
    var (low, high) = (0, found.count)
    while low < high {
      let middle = (low + high) / 2
      if found[middle].span.upperBound <= run.lowerBound { low = middle + 1 } else { high = middle }
    }
    return Array(found[low...].prefix { $0.span.lowerBound < run.upperBound })
  }
}
