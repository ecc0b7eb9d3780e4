import NudgyCore
import NudgyLanguage

/// Joins the tasks that a model found in a ramble with those of the reading.
///
/// A model's title wins where it covers the same words, with all else that the reading knows of them: dates, people.
/// What it says nothing of comes from the reading; what it accounts for and leaves out is not made, and asked about
/// only where the reading is certain.
struct DumpMerge {
  private struct Found {
    let capture: TaskCapture
    let certainty: Double
    let piece: Int?
    var isTaken = false
  }

  /// What was read so surely is asked about, whatever a model says of it.
  private static let certain = 0.8

  private let understanding: Understanding
  private let pieces: [Range<Int>]
  private let context: LanguageContext
  private var found: [Found]
  private var made: [(place: Int, task: NewTask)] = []
  private var titles: [String] = []
  private var leftOut: Set<Int> = []
  /// How many of a model's tasks say that they come from a piece.
  private var cited: [Int: Int] = [:]

  /// - Parameter pieces: the spans of the pieces that a model was shown, in order.
  init(_ understanding: Understanding, pieces: [Range<Int>], _ context: LanguageContext) {
    self.understanding = understanding
    self.pieces = pieces
    self.context = context
    found = understanding.acts.flatMap { act in
      act.tasks.filter { !$0.isOfCrisis }.map { capture in
        Found(
          capture: capture, certainty: act.confidence,
          piece: pieces.firstIndex { $0.overlaps(capture.source) })
      }
    }
  }

  /// - Parameter title: nil for one that the words do not support; then nothing is taken.
  mutating func take(_ task: JSONValue, titled title: String?) {
    guard let title, !titles.contains(title) else { return }
    titles.append(title)
    let named = (task["pieces"]?.arrayValue ?? []).compactMap(\.intValue).map { $0 - 1 }
      .filter(pieces.indices.contains)
    for piece in named { cited[piece, default: 0] += 1 }
    let match = match(title, named)
    if let match { found[match].isTaken = true }
    let capture = match.map { found[$0].capture }
    let place = capture?.source.lowerBound ?? named.first.map { pieces[$0].lowerBound } ?? .max
    made.append((place, newTask(task, title, capture)))
  }

  mutating func leaveOut(_ piece: Int) { leftOut.insert(piece) }

  /// The reading's task that the title is for.
  private func match(_ title: String, _ named: [Int]) -> Int? {
    let free = found.indices.filter { !found[$0].isTaken }
    let words = Set(GivenText.content(of: title))
    func shared(_ index: Int) -> Int {
      GivenText.things(in: found[index].capture.title).intersection(words).count
    }
    let likely = free.filter { shared($0) * 2 >= max(1, GivenText.things(in: found[$0].capture.title).count) }
    if let best = likely.max(by: { shared($0) < shared($1) }), shared(best) > 0 { return best }
    // Worded beyond recognition, and said to come from where one thing was said.
    let there = free.filter { found[$0].piece.map(named.contains) == true }
    return there.count == 1 ? there[0] : nil
  }

  private func newTask(_ task: JSONValue, _ title: String, _ capture: TaskCapture?) -> NewTask {
    let words = task["words"]?.stringValue.flatMap { GivenText(understanding.text).supports($0) ? $0 : nil }
    let due = task["due"]?.stringValue.flatMap { try? TimeArgument(context).due($0) }
    var own = capture ?? Understander(context).capture(words ?? title)
    // First the date: to be told ahead of it hangs on it.
    if own?.due == nil { own?.due = due }
    var new = own?.newTask(in: context) ?? NewTask(title: title)
    new.title = better(title, capture?.title)
    new.due = new.due ?? due
    return new
  }

  /// The model's title, unless it drops most of what the words name.
  private func better(_ title: String, _ read: String?) -> String {
    guard let read else { return title }
    let wanted = GivenText.things(in: read)
    let kept = wanted.intersection(GivenText.content(of: title))
    return kept.count * 2 >= wanted.count ? title : read
  }

  // MARK: - What came of it

  /// Those of the reading that no task of the model's is.
  private var missing: [Found] {
    let open = found.filter { !$0.isTaken }
    var spare = cited
    for taken in found where taken.isTaken {
      if let piece = taken.piece { spare[piece, default: 0] -= 1 }
    }
    let absent = TitleMatch.missing(open.map(\.capture), from: titles)
    return open.filter { one in
      guard absent.contains(one.capture) else { return false }
      // Worded anew from the same piece, beyond recognition.
      guard let piece = one.piece, spare[piece, default: 0] > 0 else { return true }
      spare[piece, default: 0] -= 1
      return false
    }
  }

  private func isLeftOut(_ one: Found) -> Bool { one.piece.map(leftOut.contains) == true }

  /// In the order they were said.
  var tasks: [NewTask] {
    let restored = missing.filter { !isLeftOut($0) }.map {
      (place: $0.capture.source.lowerBound, task: $0.capture.newTask(in: context))
    }
    return (made + restored).enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element.task)
  }

  var leftovers: [Leftover] {
    let doubted = missing.filter { isLeftOut($0) && $0.certainty >= Self.certain }
      .map { Leftover(text: $0.capture.sourceText, span: $0.capture.source) }
    let unsure = understanding.leftovers.filter { leftover in
      let piece = pieces.firstIndex { $0.overlaps(leftover.span) }
      guard piece.map({ leftOut.contains($0) || cited[$0] != nil }) != true else { return false }
      guard let capture = Understander(context).capture(leftover.text) else { return true }
      return !TitleMatch.missing([capture], from: titles).isEmpty
    }
    return (doubted + unsure).sorted { $0.span.lowerBound < $1.span.lowerBound }
  }
}
