import NudgyCore
import NudgyReader

/// Makes a task of a piece that tells of something to do.
struct TaskAssembler {
  let context: LanguageContext
  let times: PieceTimes

  /// What a piece may borrow from those around it.
  struct Shared {
    /// Times that hold for several pieces.
    var times: [When] = []
    /// The deed of the piece before: "call the dentist and the bank".
    var verb: String?
    /// What the piece before told of: "the gutters".
    var thing: String?
  }

  /// Nil when the piece names nothing.
  func task(_ piece: PieceText, shared: Shared = Shared()) -> TaskCapture? {
    if let link = LoneLink.task(piece.all, piece.span, context) { return link }
    let phones = TaskAssembler.phones(in: piece)
    let isPhone = { (run: Range<Int>) in phones.contains { $0.overlaps(run) } }
    let named = piece.runs(.time).compactMap { nameOfDay(in: $0, of: piece) }
    let runsOfTime = piece.runs(.time).filter { !isPhone($0) }.flatMap {
      TaskAssembler.cut($0, without: named)
    }
    let said = times.joined(runsOfTime, of: piece).map { run in
      (run: run, times: isTopic(run, of: piece) ? [] : times.times([run], of: piece))
    }
    let told = (said.flatMap(\.times) + times.times(piece.runs(.sharedTime), of: piece)).map {
      asDeadline($0, piece)
    }
    // "Moved from the 3rd to the 10th": the day that it was is none of it.
    let own = isMoved(piece) ? moved(told, piece) : told
    // What names no time that can be is kept as words: "after payday", "on feb 30".
    let wordsOfTime =
      said.filter(\.times.isEmpty).map(\.run)
      + piece.runs(.reminder).filter { WhenParser(context).noSuchTime(piece.text($0)) != nil }
    let markers = FieldMarkers(in: piece.all)
    let offset = piece.span.lowerBound
    let markerSpans = markers.spans.map { ($0.lowerBound + offset)..<($0.upperBound + offset) }
    let about = ThingMeant.told(in: piece)
    // "Remind me in 1 minute to stretch": what is a part of the time is none of the title.
    let begun = own.map(\.span).filter { time in
      piece.titles.contains { $0.contains(time.upperBound - 1) && time.lowerBound < $0.lowerBound }
    }
    let spoken = (about?.titles ?? piece.titles).flatMap { TaskAssembler.cut($0, without: phones + begun) }
    let runs = (spoken + phones + wordsOfTime + named).sorted { $0.lowerBound < $1.lowerBound }
      .flatMap { TaskAssembler.cut($0, without: markerSpans) }
    let titles = TitleAssembler(piece: piece, thing: about?.thing ?? shared.thing, verb: shared.verb)
    guard var title = titles.title(of: runs, isTimed: !own.isEmpty) else { return nil }
    let lasting = LastingWords(in: title, context)
    title = lasting?.title ?? title
    // "Monday: … seminar 11am": the hour is of that day.
    let isHour = !own.isEmpty && own.allSatisfy { $0.isOnAnyDay && !$0.isAllDay && $0.start != nil }
    let taken = TaskTimes(
      own.isEmpty ? shared.times : isHour ? shared.times + own : own, of: title, context)
    let persons = piece.persons.map(piece.text)
    var task = capture(
      title, piece, taken, markers, Contacts(title: title, persons: persons, text: piece.all))
    task.minutes = task.minutes ?? lasting?.minutes
    return task
  }

  private func isMoved(_ piece: PieceText) -> Bool {
    piece.lower.contains(where: Self.moves.contains) && piece.lower.contains("from")
  }

  /// The new day of several, or of a stretch that is none: "from the 3rd to the 10th".
  private func moved(_ told: [When], _ piece: PieceText) -> [When] {
    guard told.count == 1, let time = told.first, let to = piece.text(time.span).firstRange(of: " to ") else {
      return Array(told.suffix(1))
    }
    return WhenParser(context).whole(String(piece.text(time.span)[to.upperBound...])).map { [$0] } ?? told
  }

  /// "Pay ZUS until the 10th" has to be done by then, "not until the 10th" rests so long.
  private func asDeadline(_ time: When, _ piece: PieceText) -> When {
    guard time.role == .until, !piece.lower.contains(where: Self.resting.contains) else { return time }
    var time = time
    time.role = .deadline
    return time
  }

  private static let moves: WordTable = "moved changed rescheduled switched shifted"
  private static let resting: WordTable = """
    not don't dont can't cant cannot won't wont nothing never wait waits leave park hide rest rests snooze hold later off
    keep forget ignore quiet
    """

  /// A number to call says no hour, and is not torn apart: "+1 (555) 010-0199".
  private static func phones(in piece: PieceText) -> [Range<Int>] {
    Tokenizer.tokenize(piece.all).tokens.filter { $0.kind == .phone }.map {
      ($0.span.lowerBound + piece.span.lowerBound)..<($0.span.upperBound + piece.span.lowerBound)
    }
  }

  /// "Parents evening thursday", "quiz night friday": who means the evening of a day says it behind the day.
  private func nameOfDay(in run: Range<Int>, of piece: PieceText) -> Range<Int>? {
    let words = piece.text(run)
    guard let first = words.split(separator: " ").first, first.utf8.count < words.utf8.count,
      ["evening", "night", "morning", "afternoon"].contains(first.lowercased()),
      piece.runs(.title).contains(where: { $0.upperBound + 1 == run.lowerBound }),
      let rest = WhenParser(context).matches(in: Tokenizer.tokenize(String(words.dropFirst(first.count))))
        .first,
      rest.start != nil, !rest.isTimeOfDay
    else { return nil }
    return run.lowerBound..<(run.lowerBound + first.utf8.count)
  }

  /// "Phone Moira about sunday lunch": it is what the call is about, and not when.
  private func isTopic(_ run: Range<Int>, of piece: PieceText) -> Bool {
    let before = piece.text(piece.span.lowerBound..<run.lowerBound).lowercased().split(separator: " ")
    return ["about", "regarding", "re"].contains(before.last ?? "")
  }

  private func capture(
    _ title: String, _ piece: PieceText, _ times: TaskTimes, _ markers: FieldMarkers, _ contacts: Contacts
  ) -> TaskCapture {
    var capture = TaskCapture(title: title, source: piece.span, sourceText: piece.all)
    (capture.due, capture.snoozedUntil) = (times.due, times.snoozedUntil)
    (capture.recurrence, capture.when, capture.minutes) = (times.recurrence, times.when, times.minutes)
    (capture.priority, capture.energy) = (markers.priority, markers.energy)
    (capture.action, capture.contact) = (contacts.action, contacts.contact)
    (capture.target, capture.url) = (contacts.target, contacts.url)
    capture.emoji = TitleEmoji.emoji(for: title, action: contacts.action)
    remind(&capture, piece)
    return capture
  }

  /// A moment to be reminded is when a task without a time of its own is due; else it is kept beside the time. Words
  /// that name no moment are noted as they were said.
  private func remind(_ capture: inout TaskCapture, _ piece: PieceText) {
    let runs = piece.runs(.reminder)
    guard !runs.isEmpty else { return }
    let said = TaskTimes(times.times(runs, of: piece), of: capture.title, context)
    if capture.due == nil, capture.recurrence == nil, said.due != nil || said.recurrence != nil {
      (capture.due, capture.when, capture.recurrence) = (said.due, said.when, said.recurrence)
    } else if let words = piece.of(.reminder) {
      let names = !ReminderTimes(context).reminders(in: words, due: capture.due).isEmpty
      if names { capture.reminder = words } else { capture.notes = words }
    }
  }

  /// A run without the stretches that lie in it.
  private static func cut(_ run: Range<Int>, without spans: [Range<Int>]) -> [Range<Int>] {
    var rest = [run]
    for span in spans {
      rest = rest.flatMap { part -> [Range<Int>] in
        guard part.overlaps(span) else { return [part] }
        let before = part.lowerBound..<max(part.lowerBound, span.lowerBound)
        let after = min(part.upperBound, span.upperBound)..<part.upperBound
        return [before, after].filter { !$0.isEmpty }
      }
    }
    return rest
  }
}
