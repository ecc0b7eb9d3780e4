import NudgyCore
import NudgyReader

/// Makes typed acts of pieces that are about listed tasks.
struct TaskActAssembler {
  let context: LanguageContext
  let times: PieceTimes
  /// The numbers of the tasks of the scene.
  let listed: Set<Int>

  /// Without the tasks that the words were linked to.
  func act(_ piece: ReadPiece, _ words: PieceText) -> Act {
    var act = Act(TaskActAssembler.intent(piece.act), confidence: Double(piece.certainty), span: piece.span)
    let runs = words.runs(.time) + words.runs(.sharedTime)
    let isDated: Set<ReaderAct> = [.lookup, .reopen, .snooze, .update]
    var said = times.times(runs.isEmpty && isDated.contains(piece.act) ? [words.span] : runs, of: words)
    // "Her birthday is saturday, so it has to be before then".
    if said.isEmpty, piece.act == .update, !runs.isEmpty { said = times.times([words.span], of: words) }
    if piece.act == .update, let meant = meantTimes(said, words) { said = meant }
    // "I was going to tell them yesterday": nothing is moved to a day that is over.
    if act.intent == .update { said.removeAll { isPast($0, words) } }
    act.when = said.first { $0.start != nil } ?? said.first
    act.timeWords = words.of(.time)
    // "Not today, I'm knackered", "later, not today" is another day.
    if act.intent == .snooze, act.when?.start.map({ $0.date == context.today }) ?? true,
      let night = zip(words.lower, words.lower.dropFirst()).first(where: {
        $0 == "not" && ["today", "tonight"].contains($1)
      })?.1
    {
      (act.when, act.timeWords) = (nil, "not \(night)")
    }
    if act.intent == .snooze, act.when?.start != nil, Self.givesAnotherDate(words.lower) {
      act.intent = .update
    }
    act.reference = words.of(.reference).map { Title.written($0).lowercasedFirst }
    // What is to be written or cut into steps need not be listed yet.
    if act.reference == nil, piece.act == .complete { act.reference = StepReference.said(in: words.lower) }
    if act.reference == nil, [.draft, .breakDown].contains(piece.act) {
      act.reference = words.of(.title).map { Title.written($0).lowercasedFirst }
      if act.reference == nil { act.reference = words.persons.first.map(words.text) }
      if act.reference == nil, words.lower.count > 3 { act.reference = words.all.trimmingSigns }
    }
    act.target = target(words) ?? numbers(piece, words) ?? number(piece, words).map { .number($0) }
    if act.target?.isSweeping == true, act.intent != .lookup { sweep(&act, words) }
    act.details = details(piece, words, said)
    // "Steps for the essay: refs, conclusion, proofread".
    if act.intent == .update, let parts = StepWords.listed(in: words.all) {
      (act.intent, act.when, act.details) = (.breakDown, nil, .parts(parts))
    }
    if act.intent == .update, let note = NotedBeside.note(in: words.all) {
      (act.when, act.timeWords, act.details) = (nil, nil, .changes(TaskChanges(note: note)))
    }
    // A time in a step is the step's.
    if case .parts = act.details { (act.when, act.timeWords) = (nil, nil) }
    return act
  }

  /// "Make it sunday" is another date, where "push it to sunday" puts it off.
  private static func givesAnotherDate(_ words: [String]) -> Bool {
    words.indices.contains { isOrderToMake(words, at: $0) }
  }

  /// "I can't make it friday" is no order.
  private static func isOrderToMake(_ words: [String], at place: Int) -> Bool {
    guard words[place] == "make", place + 1 < words.count,
      ["it", "that", "them", "those"].contains(words[place + 1])
    else { return false }
    return !isUnable(words[..<place])
  }

  private static func isUnable(_ before: ArraySlice<String>) -> Bool {
    before.last.map(unable.contains) ?? false || before.suffix(2).elementsEqual(["able", "to"])
  }

  private func isPast(_ time: When, _ words: PieceText) -> Bool {
    guard time.recurrence == nil, !words.lower.contains("due"), let start = time.start else { return false }
    // "He came this morning himself" gives no new time either.
    return start.date < context.today
      || start.date == context.today && !time.isAllDay
        && time.startInstant(in: context.calendar).map { $0 <= context.now } == true
  }

  /// "He can no longer see me on tuesday and has given me friday": the day that a task is due on is not its new one. What the
  /// piece does not say may stand beside it in the message.
  func otherDay(_ piece: ReadPiece, _ words: PieceText, than due: String, in message: Range<Int>) -> When? {
    guard piece.act == .update || piece.act == .snooze else { return nil }
    let said = days(in: words.span, of: words)
    guard said.contains(where: { $0.start?.date.description == due }) else { return nil }
    let others = { (times: [When]) in times.filter { $0.start?.date.description != due } }
    return others(said).last ?? others(days(in: message, of: words)).last
  }

  private func days(in span: Range<Int>, of words: PieceText) -> [When] {
    times.times([span], of: words).filter { $0.start != nil && !$0.isTimeOfDay }
  }

  /// "It isn't tomorrow, it's the 5th": the day that holds no longer is not the new one; nil where none is given up.
  private func meantTimes(_ said: [When], _ words: PieceText) -> [When]? {
    let isOver = { (time: When) in
      let before = words.text(words.span.lowerBound..<max(words.span.lowerBound, time.span.lowerBound))
      // "He can't come before the 1st": then he may.
      let behind = before.lowercased().split(separator: " ").map(String.init)
      let limit = words.text(time.span).lowercased().split(separator: " ").first.map(String.init)
      if [behind.last, limit].contains(where: { $0.map(Self.limits.contains) == true }) { return false }
      return Self.isGivenUp(behind: behind)
    }
    // "Moved from tuesday to friday" names the old day first; "it is from tuesday to friday" is a stretch of days.
    if said.count == 1, let time = said.first, time.isAllDay,
      words.lower.contains(where: Self.moves.contains),
      let to = words.text(time.span).firstRange(of: " to ")
    {
      return WhenParser(context).whole(String(words.text(time.span)[to.upperBound...])).map { [$0] }
    }
    // "I can't at 8:45, make it my break at 10:30".
    let lower = words.all.lowercased()
    if Self.givesAnotherDate(words.lower), let order = lower.ranges(of: "make it ").last {
      let start = words.span.lowerBound + lower.utf8.distance(from: lower.startIndex, to: order.upperBound)
      let after = start < words.span.upperBound ? times.times([start..<words.span.upperBound], of: words) : []
      if after.contains(where: { $0.start != nil }) { return after }
    }
    guard said.contains(where: isOver) else { return nil }
    let rest = said.filter { !isOver($0) }
    return rest.isEmpty ? times.times([words.span], of: words).filter { !isOver($0) } : rest
  }

  /// "Can't make it friday": what stands behind such words, up to a comma, holds no longer.
  private static func isGivenUp(behind words: [String]) -> Bool {
    if words.suffix(2).contains(where: givesUp.contains) { return true }
    guard let place = words.lastIndex(of: "make"), isUnable(words[..<place]) else { return false }
    return !words[place...].contains { $0.hasSuffix(",") }
  }

  /// "Everything on friday" is what is due then, and not all there is; "everything on friday to monday" goes to monday.
  private func sweep(_ act: inout Act, _ words: PieceText) {
    let parts = words.all.split(separator: " ").map(String.init)
    let isMoved = act.intent == .snooze || act.intent == .update
    let goal = isMoved ? parts.lastIndex { Self.towards.contains($0.lowercased()) } : nil
    let first = { (words: ArraySlice<String>) in
      WhenParser(context).matches(in: Tokenizer.tokenize(words.joined(separator: " "))).first {
        $0.start != nil
      }
    }
    if let goal, let time = first(parts[(goal + 1)...]) { act.when = time } else if isMoved { return }
    let today = context.calendar.day(of: context.now)
    if act.target == .all(.all), let days = first(parts[..<(goal ?? parts.count)])?.days(from: today) {
      act.target = .due(days)
    }
  }

  private static let unable: WordTable = """
    not can't cant cannot won't wont couldn't couldnt didn't didnt don't dont might may nae
    """
  private static let limits: WordTable = "before until till til"
  private static let towards: WordTable = "to until till til"
  private static let moves: WordTable =
    "move moved moving shift shifted change changed switch switched push pushed"
  private static let givesUp: WordTable = "not isn't isnt can't cant cannot from instead than won't wont nae"

  private static func intent(_ act: ReaderAct) -> Intent {
    switch act {
    case .why: .lookup
    default: Intent(rawValue: act.rawValue) ?? .chat
    }
  }

  /// Numbers, places and "everything" mean what they say, whatever the titles hold; beside a name they say how and not what:
  /// "the report is all done".
  private func target(_ words: PieceText) -> TaskReference? {
    let named = words.of(.reference)
    let all = Self.words(words.withoutTimes)
    let isPointing = named.map { ReferenceWords.onlyPoints(Self.words($0)) } ?? true
    if let named, !isPointing, !words.all.contains("#"), !ReferenceWords.excepts(all) {
      return ReferenceWords.reference(Self.words(named))
    }
    return ReferenceWords.reference(all, sparing: isPointing ? nil : named)
  }

  private func numbers(_ piece: ReadPiece, _ words: PieceText) -> TaskReference? {
    let said = ListedNumber(listed: listed).all(in: Self.words(words.all), of: piece.act)
    return said.isEmpty ? nil : said.count == 1 ? .number(said[0]) : .numbers(said)
  }

  private func number(_ piece: ReadPiece, _ words: PieceText) -> Int? {
    ListedNumber(listed: listed).said(in: Self.words(words.withoutTimes), of: piece.act)
  }

  /// In lower case, "#" by itself.
  private static func words(_ text: String) -> [String] {
    Tokenizer.tokenize(text).tokens.filter { $0.kind == .word || $0.kind == .number || $0.lower == "#" }
      .map(\.lower)
  }

  private func details(_ piece: ReadPiece, _ words: PieceText, _ times: [When]) -> ActDetails {
    switch piece.act {
    case .update:
      if let steps = StepWords.added(in: words.all) { return .parts(steps) }
      let changes = ChangeWords.changes(words, times: times)
      return changes.isEmpty ? .none : .changes(changes)
    case .lookup: return .lookup(QuestionWords.question(piece.kind, words))
    case .skip:
      return MoodWords.asksForLess(words.lower) ? .easier : MoodWords.size(words.lower) ?? .none
    case .why: return .lookup(LookupQuestion(.why))
    case .breakDown: return StepWords.parts(in: words.all).map { .parts($0) } ?? .none
    case .draft:
      let tone = DraftTone.allCases.first { tone in words.lower.contains(where: tone.isSaid) }
      return tone.map { .tone($0) } ?? .none
    default: return .none
    }
  }
}
