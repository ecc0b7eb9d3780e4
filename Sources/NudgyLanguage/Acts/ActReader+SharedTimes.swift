import NudgyCore

// A time said before one thing to do that holds for those that follow: "tomorrow i need to rake the leaves clean the
// gutters and call mom".
extension ActReader {
  /// Gives the draft the time that was said for all, and notes a time that is said for those to come.
  mutating func shareTimes(with draft: inout TaskDraft, said clause: Clause) {
    if takesAnnouncedDay(&draft) { return }
    if !dayOfTalk.isEmpty, goesOn(clause), saysOnlyHour(Set(draft.leadingWhens)) {
      draft.leadingWhens = dayOfTalk + draft.leadingWhens
      return
    }
    guard draft.leadingWhens.isEmpty else {
      sharedWhens = draft.leadingWhens
      dayOfTalk = sharedWhens
      isSharedInList = announcesDay(draft, clause)
      return
    }
    let own = Set(draft.saidWhens)
    if !dayOfTalk.isEmpty, goesOn(clause), saysOnlyHour(own) {
      // "tomorrow i need to pack and then i have to be there at one": at one on that day.
      draft.leadingWhens = dayOfTalk
      return
    }
    if clause.opening == .stop || !own.isEmpty { dayOfTalk = [] }
    guard !sharedWhens.isEmpty else { return }
    if continues(draft, clause), own.isEmpty {
      draft.leadingWhens = sharedWhens
    } else {
      sharedWhens = []
    }
  }

  private static let fullDays = PatternTable(
    """
    <when> [is|will be|looks|is looking] [going to be] [a|an] [really|so|pretty|super|very|quite|already|gonna be|total|proper] [big|really|very] (crazy|busy|packed|hectic|full|nuts|insane|mental|mad|wild|chaos|chaotic|a lot|nightmare|stacked|rammed|jam packed|jam-packed|busy one|busy day|big day|big one|long day|long one|full day|full on|madness|zoo)
    """)

  /// "tomorrow is gonna be crazy": what follows is to be done on that day.
  mutating func noteAnnouncedDay(_ clause: Clause) {
    guard Self.fullDays.match(clause) != nil else { return }
    let said = Set(clause.words.map(\.when).filter { $0 >= 0 })
    // Of today nothing more is said by it: what is told is for today anyway, or for when it fits.
    guard let when = said.first, said.count == 1, message.whens[when].isAllDay,
      message.whens[when].grain == .day, let day = message.whens[when].start?.date,
      day > message.context.today
    else { return }
    announcedDay = [when]
  }

  /// Gives the draft the day that was announced; one with a day of its own ends it.
  private mutating func takesAnnouncedDay(_ draft: inout TaskDraft) -> Bool {
    guard !announcedDay.isEmpty else { return false }
    let own = Set(draft.leadingWhens + draft.saidWhens)
    guard own.isEmpty || saysOnlyHour(own, of: announcedDay) else {
      announcedDay = []
      return false
    }
    draft.leadingWhens = announcedDay + draft.leadingWhens
    return true
  }

  /// "tomorrow i'm in leeds and at four i have to call ana": a day that begins what is told.
  mutating func noteDayOfTalk(_ clause: Clause) {
    let times = TaskReader.leadingTimes(clause)
    if !times.whens.isEmpty {
      dayOfTalk = times.whens
    } else if let when = ownDay(of: clause) {
      dayOfTalk = [when]
    } else if clause.opening == .stop || clause.words.contains(where: { $0.when >= 0 }) {
      dayOfTalk = []
    }
  }

  /// "i'm at the office all day tomorrow": the one day of which someone tells what they do.
  private func ownDay(of clause: Clause) -> Int? {
    guard let first = clause.words.first, ["i", "we"].contains(first.text) else { return nil }
    let said = Set(clause.words.map(\.when).filter { $0 >= 0 })
    guard let when = said.first, said.count == 1, message.whens[when].isAllDay else { return nil }
    return when
  }

  /// Whether the draft goes on with what the time was said of.
  private func continues(_ draft: TaskDraft, _ clause: Clause) -> Bool {
    guard draft.ground != .obligation, let first = clause.words.first else { return false }
    if joins(first), first.pause != .stop { return true }
    // Without a pause the verbs stand in one row, as does what a colon announced.
    return draft.ground == .imperative && (first.pause <= .slight || isSharedInList && first.pause == .comma)
  }

  private func goesOn(_ clause: Clause) -> Bool {
    clause.words.first.map { joins($0) && $0.pause != .stop } ?? false
  }

  private func joins(_ word: Word) -> Bool { word.isAny([.connective]) }

  /// "at one", "before noon": the hour of a day that was said before.
  private func saysOnlyHour(_ whens: Set<Int>, of day: [Int]? = nil) -> Bool {
    let days = (day ?? dayOfTalk).map { message.whens[$0] }
    guard !whens.isEmpty, days.contains(where: { $0.isAllDay && $0.recurrence == nil && $0.grain == .day })
    else {
      return false
    }
    return whens.allSatisfy { message.whens[$0].isOnAnyDay && message.whens[$0].recurrence == nil }
  }

  /// "today: finish the budget, reply to helen", "tomorrow i need to call the vet, get gas": a day said for a whole list.
  private func announcesDay(_ draft: TaskDraft, _ clause: Clause) -> Bool {
    if draft.ground == .obligation { return true }
    guard let verb = draft.words.first else { return false }
    return verb.pause == .slight
  }
}
