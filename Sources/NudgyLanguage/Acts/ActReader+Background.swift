import NudgyCore

// What asks for nothing by itself and yet says something of a task: when it is due, how much it is, that it is done.
extension ActReader {
  /// "groceries, I did those last night": what was only named turns out to be done.
  mutating func dropDone(by clause: Clause) {
    guard isRamble, let last = drafts.last else { return }
    switch last.ground {
    case .fragment where last.words.first?.isAny([.strongVerb]) == false:
      if Self.doings.match(clause) != nil { drafts.removeLast() }
    // "we need raffle prizes; pauline's begging those off the shops"
    case .neededThing where Self.doneByOthers.match(clause) != nil || isSomeoneAt(clause): drafts.removeLast()
    // "i'm seeing the optician on the third so that's booked"
    case .meeting where Self.settled.match(clause) != nil: drafts.removeLast()
    // "the car is making that noise again. my brother said he'd look at it"
    case .broken where Self.takenOver.match(clause) != nil: drafts.removeLast()
    default: break
    }
  }

  /// "pauline's begging those": an 's that stayed with its name.
  private func isSomeoneAt(_ clause: Clause) -> Bool {
    let words = clause.words
    return words.count > 2 && words[0].text.hasSuffix("'s") && words[1].text.hasSuffix("ing")
      && ["it", "that", "those", "them", "these"].contains(words[2].text)
  }

  private static let doneByOthers = PatternTable(
    """
    [but|and|so] <ref> is (doing|handling|begging|bringing|getting|sorting|making|buying|picking up|ordering|baking) (it|that|those|them|these) *
    """)

  private static let settled = PatternTable(
    """
    [so] (that|it) is [all|already] (done|sorted|covered|booked|arranged|fine|in the diary|on the calendar) *
    """)

  private static let takenOver = PatternTable(
    """
    [but] <ref> ~ (says|said) (he|she|they) [would|will] ~ (look at|fix|see to|sort|handle|deal with|mend|take) *
    [but] <ref> ~ (is|are) ~ (coming|going) to (look at|fix|see to|sort|handle|deal with|mend) *
    [but] <ref> ~ (is|are) ~ (fixing|sorting|handling|seeing to|dealing with|on) (it|that) *
    """)

  /// "the bulletin has to go to print today, so I need to finish the bulletin": a day told of a thing, for the task that
  /// is concluded from it.
  mutating func noteDay(of clause: Clause) {
    let bare = Politeness.strippingLead(clause)
    guard bare.count <= 24, let verb = Self.bindings.match(bare),
      verb.reference != nil || verb.words != nil
    else { return }
    let said = bare.words.map(\.when).filter { $0 >= 0 }
    guard let when = said.last, Set(said).count == 1, message.whens[when].recurrence == nil else { return }
    // "they want me to read on the tenth so tell them": the day of what they want, and not of what is done now.
    guard
      message.whens[when].role == .deadline
        || bare.words.contains(where: { Self.bindingVerbs.contains($0.text) })
    else { return }
    toldDay = when
  }

  private static let bindingVerbs: Set<String> = [
    "has", "must", "expires", "expire", "lapses", "lapse", "runs", "ends", "closes", "renews",
  ]

  private static let bindings = PatternTable(
    """
    <ref> (has|have|needs|need|must|got) [got] to <words> [on|by|at|before] <when> *
    (they|he|she|<ref>) ~ (want|wants|need|needs|expect|expects|asked for) <words> [on|by|at|before] <when> *
    (i|we) ~ promised <words> [on|by|at|before] <when> *
    <ref> ~ (expires|expire|lapses|lapse|runs out|ends|closes|renews) [on|by|at|before] <when> *
    """)

  private static let doings = PatternTable(
    """
    (i|we) ~ (did|had|bought|got|finished|sorted|paid|cleaned|washed|booked|made|sent|called|fixed|ordered|canceled|cancelled) (it|that|those|them|these|one|some) *
    (i|we) ~ have [already] (did|done|had|bought|got|finished|sorted|paid|booked|sent) (it|that|those|them|these|one|some) *
    <ref> (did|does|is doing|is handling|takes care of|handles|took|is getting|is bringing) (it|that|those|them|these) *
    (that|those|it) (is|are) [all|already] (done|sorted|covered|handled|booked|paid|fine|taken care of) *
    """)

  /// What asks for nothing: a question, a feeling, a story.
  mutating func background(_ clause: Clause) {
    sharedWhens = []
    noteDayOfTalk(Politeness.strippingLead(clause))
    noteAnnouncedDay(Politeness.strippingLead(clause))
    if addsTime(clause) { return }
    told += 1
    dropDone(by: Politeness.strippingLead(clause))
    noteDay(of: clause)
    noteUnsorted(clause)
    let thing = antecedent.thing
    antecedent.note(statement: Politeness.strippingLead(clause))
    if antecedent.thing != thing || tellsDeed(clause) { isAboutLast = false }
    // "the fridge is making a noise but Ben says it's fine"
    if isAfterTask, clause.words.first?.text == "but", drafts.last?.ground == .broken {
      drafts.removeLast()
    }
    isCorrecting = isAfterTask && ["no", "wait"].contains(clause.words.first?.text ?? "")
    isAfterTask = false
    guard !isDump else { return }
    acts.append(
      Act(
        .chat, confidence: 0.7, span: clause.span, details: Asking.asks(clause) ? .question : .none,
        rules: ["said in passing"]))
  }

  /// "i signed us up for puppy class already": what is told next is told of that.
  private func tellsDeed(_ clause: Clause) -> Bool {
    let words = Politeness.strippingLead(clause).words
    guard words.count > 3, words[0].text == "i" || words[0].text == "we", ClauseCutter.isPast(words[1]) else {
      return false
    }
    return words.dropFirst(2).contains { Noun.isKnown($0.text) }
  }

  private static let added = PatternTable(
    """
    [and|so|but] (it|that|this|they|that one|that thing|those) (is|are) * due [on|by|at] <when> *
    [and|so|but] (it|that) is (on|at|by|due) <when> *
    [and|so|but] (it|that) is [for] <when> [then|right|yes] [then|is not it]
    [and|so|but] (it|that|this|they|those|these) (has|have|needs|need|must|got) [got] to (happen|go out|go in|go|leave|be <words>) [on|by|at|before] <when> *
    [and|so|but] (it|that|this|they|those|these) must (happen|go out|go in|be <words>) [on|by|at|before] <when> *
    [and|so|but] (it|that|this|they|those) (has|have|needs|need|got|ought) [got] to be <when> *
    [and|so|but] (it|that|this|they|those) (needs|need|wants|want) (doing|sorting|sending|finishing|paying|handing in|sorting out) [on|by|at|before] <when> *
    (and|so|yes) <when>
    (and|so) (i|we) ~ (go|will go|do it|will do it|will be|can go) [there] [on|at] <when>
    [and|so|but] it is (his|her|their|the) (birthday|party|wedding|recital|anniversary|baptism) [on] <when>
    [and|so|but] (hers|his|mine|ours|theirs) is due [on|by|at] <when> *
    [and|so|but] (that thing's|it is|that is) due [on|by|at] <when> *
    [and|so|but] (it|that|this|they) (has|have|needs|need) to (be|get) (done|finished|there|in|sent|submitted|ready) [on|by|at|before] <when> *
    [and|so|but] (i|we|they|she|he) (need|needs|want|wants) (it|that|them|this|those) [done|back|ready|finished|there] [on|by|at|before] <when> *
    [and|so|but] (it|that|they|which) (expires|ends|closes|renews|starts|expire|end|close) [on|by|at] <when> *
    [and|so|but] (his|her|their) [birthday|party|wedding|shower|baptism|recital|anniversary] is [on] <when> *
    [and|so|but] (it|that|they) (is|are) (on|by|at) <when> *
    [and|so|but] i think (it|that|they) (is|are) due [on|by|at] <when> *
    [and|so|but] its due [on|by|at] <when> *
    [and|so|but] (the|its|their) (window|registration|booking|enrollment|enrolment|signup|sign up|portal|cutoff|sale|offer) (closes|ends|is|expires) [on|by|at] <when> *
    [and|so|but] (i|we) ~ (need|have|want|got|ought|should|must|better) [got] [to] (do|get|finish|handle|send|mail|post|pay|sort) (it|that|this|those|them) [done|out|off|in|sent|over with] [on|by|at|before] <when> *
    [and|so|but] (the deadline is|deadline is|due|due date is) [on|by|at] <when> *
    """)

  /// "… it is due on monday": a time for the task just said.
  mutating func addsTime(_ clause: Clause) -> Bool {
    guard clause.count <= 20, clause.words.contains(where: { $0.when >= 0 }) else { return false }
    let bare = Politeness.strippingLead(clause)
    guard Self.added.match(clause) != nil || Self.added.match(bare) != nil else { return false }
    if saysWhatDayItIs(bare) { return true }
    let isSo = isRamble && clause.words.first?.text == "so" && drafts.last?.isUntimed == true
    guard let last = drafts.indices.last, isAboutLast || isSo && ["that", "it"].contains(bare.words[0].text)
    else {
      pendingWhens = clause.words.map(\.when).filter { $0 >= 0 }
      return true
    }
    // "her party's on saturday so I need it by thursday": what is needed counts more.
    let isNeeded = clause.words.contains { ["need", "needs", "due", "deadline"].contains($0.text) }
    guard !drafts[last].words.contains(where: { $0.when >= 0 }), drafts[last].leadingWhens.isEmpty || isNeeded
    else {
      return true
    }
    let said = clause.words.map(\.when).filter { $0 >= 0 }
    let deadline = said.last { message.whens[$0].role == .deadline }
    drafts[last].leadingWhens = (deadline ?? said.first).map { [$0] } ?? []
    drafts[last].source += clause.words
    return true
  }

  /// "… and it's friday" on a Friday.
  private func saysWhatDayItIs(_ clause: Clause) -> Bool {
    guard clause.count <= 5, clause.words.contains(where: { $0.text == "it" }), let last = clause.words.last,
      last.when >= 0, last.isAny([.day]), clause.words.filter({ $0.when >= 0 }).count == 1,
      !clause.words.contains(where: { $0.isAny([.preposition]) || $0.text == "due" }),
      let day = message.whens[last.when].start?.date
    else { return false }
    return day == message.context.today || day == message.context.today.adding(days: 7)
  }

  /// "rent is due on the 1st, 1450 dollars": how much it is belongs to what was just said.
  mutating func addsAmount(_ clause: Clause) -> Bool {
    guard isAfterTask, let last = drafts.indices.last, clause.opening > .none,
      clause.opening < .stop || message.lineCount == 1
    else { return false }
    let words = clause.words
    guard TaskReader.isAmount(words) else { return false }
    drafts[last].words += words
    drafts[last].source += words
    return true
  }
}
