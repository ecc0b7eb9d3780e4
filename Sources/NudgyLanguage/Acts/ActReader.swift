import NudgyCore

/// Reads the clauses of a message one after the other and puts acts together from them.
struct ActReader {
  let message: Message
  let context: ActContext
  /// Whether everything is to be captured and nothing carried out, as in a brain dump.
  let isDump: Bool
  var acts: [Act] = []
  /// The drafts of the `create` act being gathered, and its place among the acts.
  var drafts: [TaskDraft] = []
  var createIndex: Int?
  /// The time that began the clause before, for "tomorrow i need to X and Y".
  var sharedWhens: [Int] = []
  /// The day that was last said of what follows, for hours said alone: "tomorrow i'm off and then at one…".
  var dayOfTalk: [Int] = []
  /// The day that was said to be full, before what is to be done on it.
  var announcedDay: [Int] = []
  /// Whether it was said for a list whose items commas part.
  var isSharedInList = false
  /// Whether the clause before was a task; only then can "scratch that" mean it.
  var isAfterTask = false
  var antecedent = Antecedent()
  /// Whether the clause before put something right ("no wait luis is not coming").
  var isCorrecting = false
  /// How many clauses asked for nothing: a dump with several is a story.
  var told = 0
  /// A time told of the thing last named, which the next task is about: "the bill, it's due the 5th, so pay that".
  var pendingWhens: [Int] = []
  /// A day told of the thing last named, for what is concluded from it: "the bulletin goes out today, so finish it".
  var toldDay: Int?
  /// Whether "actually no" was said, and not yet what is wrong.
  var isDoubting = false
  /// Clauses that were neither taken for a task nor are clearly background.
  var unsorted: [Clause] = []
  /// What of them is left at the end.
  var leftovers: [Leftover] = []
  /// The verb of a line that only names things after it: "pay: water, gas".
  var lineVerb: Word?
  /// Whether the clause before was an order to a device or the like.
  var followsOrder = false
  /// Whether nothing else was named since the last task.
  var isAboutLast = false
  /// Whether so much was said that facts in it may stand for tasks.
  var isRamble: Bool { isDump || message.words.count > 24 }

  init(_ message: Message, hints: DialogueHints, isDump: Bool) {
    self.message = message
    self.isDump = isDump
    context = ActContext(message: message, hints: hints)
  }

  // MARK: Whole messages

  /// The acts of the message, in order; never empty.
  mutating func read() -> [Act] {
    if !isDump, let clause = handedOver(), let draft = task(in: clause) {
      capture(draft, clause)
      finish()
      if !acts.isEmpty { return acts }
    }
    if !isDump, message.words.count <= 24 {
      if let both = readDeedAndQuestion() ?? readGapped() { return withoutRestated(both) }
      if let act = readWhole() {
        // "change the input on the tv to hdmi 2", "make it two degrees cooler in here": no change to a task.
        // "make it 4 instead" is one.
        let isShortWord = message.words.count <= 5 && message.words.contains { $0.text == "it" }
        let mayBeOrder =
          act.intent == .drop && act.target != .current
          || act.intent == .update && act.when == nil && !isShortWord
        return [mayBeOrder ? orderInOneBreath() ?? act : act]
      }
      if let order = orderInOneBreath() { return [order] }
    }
    let clauses = ClauseCutter.cut(message)
    for (index, clause) in clauses.enumerated() {
      // "todo: file expenses"
      if index + 1 < clauses.count, CaptureFrames.isLabel(clause, before: clauses[index + 1]) { continue }
      if index + 1 < clauses.count, isVocative(clause, before: clauses[index + 1]) { continue }
      if opensLine(clause, before: index + 1 < clauses.count ? clauses[index + 1] : nil) { continue }
      read(withLineVerb(clause))
    }
    finish()
    if acts.isEmpty {
      let span = message.span(of: message.words)
      acts = [Act(.chat, confidence: 0.5, span: span, rules: ["nothing else fits"])]
    }
    return acts
  }

  // MARK: Clauses

  private mutating func read(_ original: Clause) {
    let clause = Politeness.strippingTail(original)
    if isDoubt(clause) || takesBack(clause) || deniesLast(clause) { return }
    if !isDump, !acts.isEmpty, drafts.isEmpty, isOuch(clause) { return }
    dropUnfulfilled(before: clause)
    let bare = Politeness.strippingLead(clause)
    let isPromise = TaskReader.promise.read(bare) != nil
    if bare.count < clause.count, takesBack(bare) { return }
    if !isDump, !isPromise, clause.count <= 24, let act = act(in: clause, ActRule.all),
      !isListed(clause, act), !isDutyBeside(bare, act)
    {
      add(act)
      return
    }
    if isTicked(bare.words) || isHeading(bare) || isPutIn(bare) || addsAmount(clause) { return }
    // "next track please", before "next" is taken for a connective
    if OutOfScope.isPlayerOrder(clause) { return background(original) }
    // "i forgot to mail that package, i need to do that today"
    if isAfterTask, isAboutLast, saysWhenToDo(bare), addsTime(bare) { return }
    let followsOrder = self.followsOrder
    self.followsOrder = isOrder(bare)
    if SayingWords.isOffer(clause) || SayingWords.isAskedOfNoOne(clause, bare) { return background(original) }
    if isDump, isSaidDone(bare), TaskReader.promise.read(bare) == nil { return background(original) }
    if var draft = task(in: bare) ?? deedOnNamed(bare, original) {
      // "Then the update": in its turn among the things to do, no topic.
      if draft.words.count > 1, ["then", "also", "plus"].contains(original.words.first?.text ?? "") {
        draft.isTopic = false
      }
      // "turn on the radio, 101.5 fm": how the order is meant.
      if followsOrder, draft.ground == .fragment { return background(original) }
      // "write to the committee. deadline's monday"
      if isAfterTask, isDeadline(draft), let last = drafts.indices.last, drafts[last].isUntimed {
        drafts[last].leadingWhens = draft.leadingWhens + draft.saidWhens
        return
      }
      // "book the venue, and that has to be confirmed by wednesday": until when, and no deed of its own
      if draft.ground == .passiveNeed, isAfterTask, isAboutLast, saysUntilWhen(bare), addsTime(bare) {
        return
      }
      // "post doreen's card, her anniversary is the fifth": when the task before is due.
      if draft.ground == .occasion, isAfterTask, isOwned(bare), addsTime(bare) { return }
      capture(draft, original)
    } else {
      background(original)
    }
  }

  /// "print photos, christmas list, call mom": among things to do, the name of a list is one of them.
  private func isListed(_ clause: Clause, _ act: Act) -> Bool {
    isAfterTask && act.intent == .lookup && act.target == nil && clause.count <= 3
      && !clause.words.contains { $0.isAny([.question, .doForm, .modal]) }
      && !ActOpeners.contains(clause.words, at: 0)
  }

  /// "dentist, the rent thing is due tomorrow": among things to do one more of them, no news of a card.
  private func isDutyBeside(_ clause: Clause, _ act: Act) -> Bool {
    guard isAfterTask, act.intent == .update, act.target != .current,
      !["make", "set", "change", "mark"].contains(clause.words[0].text)
    else { return false }
    return TaskReader.dueStatement.read(clause) != nil
  }

  /// "i already paid the rent" in a dump is background, nothing to do.
  private func isSaidDone(_ clause: Clause) -> Bool {
    guard clause.count <= 24, !TaskReader.isCausative(clause) else { return false }
    // "complete the training module": an order, and nothing done.
    if ["complete", "finish"].contains(clause.words[0].text) { return false }
    return ActRule.completePast.read(clause, context) != nil
      || ActRule.completeNamed.read(clause, context) != nil
      || ActRule.feeling.read(clause, context) != nil
  }

  private static let ends = PatternTable(
    """
    (it|that|this|they|those|these) ~ (has|have|needs|need|must) [to] (be|get) ~ (done|finished|confirmed|sent|in|submitted|ready|sorted|booked|paid|there|back|completed) *
    """)

  /// "the deadline is monday": when another thing is due.
  private func isDeadline(_ draft: TaskDraft) -> Bool {
    let named = draft.words.filter { $0.when < 0 && !$0.isAny([.determiner]) }
    return !draft.isUntimed && named.count == 1
      && ["deadline", "cutoff", "deadline's"].contains(named[0].text)
  }

  /// "that has to be confirmed by wednesday"
  private func saysUntilWhen(_ clause: Clause) -> Bool { Self.ends.match(clause) != nil }

  /// "her anniversary", "their wedding": of whom the task before speaks.
  private func isOwned(_ clause: Clause) -> Bool {
    ["his", "her", "their"].contains(clause.words.first?.text ?? "")
  }

  private static let doings = PatternTable(
    """
    [and|so|but] (i|we) ~ (need|have|want|got|ought|should|must|better) [got] [to] do (it|that|this|those|them) *
    """)

  /// "i need to do that today"
  private func saysWhenToDo(_ clause: Clause) -> Bool {
    clause.count <= 10 && clause.words.contains { $0.when >= 0 } && Self.doings.match(clause) != nil
  }

  private static let puttings = PatternTable(
    """
    (put|write|add|note|jot) (that|it|this|them) (in|down|on there|on|on the list|in there|too)
    """)

  /// "… so put that in": said of the task before it.
  private func isPutIn(_ clause: Clause) -> Bool {
    !drafts.isEmpty && clause.count <= 5 && Self.puttings.match(clause) != nil
  }

  func task(in clause: Clause) -> TaskDraft? {
    // "could you add milk to my list?" asks politely; what else is asked is no task.
    if clause.isQuestion, TaskFrames.obligations.prefix(of: clause) == nil, !isDoubtfulLine(clause),
      !CaptureFrames.isSaidOutright(clause), ReminderAhead.read(clause, in: message) == nil
    {
      return nil
    }
    if let ahead = ReminderAhead.read(clause, in: message) { return ahead }
    if let framed = CaptureFrames.read(clause), TaskReader.isWorthDoing(framed.words) {
      let times = TaskReader.leadingTimes(Clause(framed.words, span: clause.span))
      var words = Array(framed.words.dropFirst(times.count))
      // "remind me about the rent": "about" is gone, an article at the start with it.
      while words.count > 1, ["a", "an", "the"].contains(words[0].text) {
        words.removeFirst()
      }
      if words.count > 1, ["to", "about", "for"].contains(words[0].text) { words.removeFirst() }
      guard !words.isEmpty else { return nil }
      return TaskDraft(
        words: words, source: clause.words, leadingWhens: times.whens, confidence: 0.95,
        ground: .captureFrame)
    }
    if let words = AskedOfMe.read(clause) {
      return TaskDraft(words: words, source: clause.words, confidence: 0.85, ground: .askedOfMe)
    }
    if OutOfScope.contains(clause) || isOrder(clause) { return nil }
    if SayingWords.isSaid(clause) { return nil }
    if let draft = TaskReader.read(clause, isDump: isRamble) { return draft }
    let fragments = FragmentReader(
      message: message, followsTask: !drafts.isEmpty,
      followsEvent: drafts.last.map { $0.words.contains { TaskReader.engagementNouns.contains($0.text) } }
        == true)
    return fragments.read(clause)
  }

  /// "- ask Sam re: keys?": a line of a list with a doubt behind it is still one.
  private func isDoubtfulLine(_ clause: Clause) -> Bool {
    guard isDump, message.lineCount > 1, clause.opening == .stop, let first = clause.words.first else {
      return false
    }
    return first.isAny([.strongVerb]) || first.isAny([.likelyVerb]) && clause.count > 1
  }
}
