import Foundation
import NudgyCore
import NudgyReader

/// From pieces to what is to be done: titles in the user's words, times, tasks, corrections within the message applied,
/// and where that is not sure enough, the question to ask.
struct Assembler {
  let context: LanguageContext
  let scene: ReaderScene
  let bytes: [UInt8]
  let times: PieceTimes
  let sceneWords: SceneWords
  private let letter: LetterFrame
  var result: Understanding
  /// What may be something to keep.
  var heard: [Leftover] = []
  /// The tasks made so far: where their pieces and acts stand.
  var made: [(piece: Int, act: Int)] = []
  private var shared = SharedWords()
  /// What was said last, which is what is taken back or put right in the same breath.
  var last = Last.nothing

  /// A piece that a retraction may be about, by the place of its act or question.
  enum Last { case nothing, made, changed(piece: Int, act: Int), asked(piece: Int, question: Int) }

  init(_ text: String, in scene: ReaderScene, _ context: LanguageContext) {
    self.context = context
    self.scene = scene
    bytes = Array(text.utf8)
    times = PieceTimes(text, context)
    sceneWords = SceneWords(scene)
    letter = LetterFrame(bytes)
    result = Understanding(text: text, acts: [])
  }

  mutating func assemble(_ read: [ReadPiece]) -> Understanding {
    result.read = read
    let read = PieceSplitter.split(PieceJoiner.joined(read, in: bytes), in: bytes)
    let tail = TimeTail(times: times, bytes: bytes)
    if read.count > 1 { shared.ahead = [HeaderDay.time(in: result.text, context)].compactMap(\.self) }
    for piece in read {
      var piece = tail.marked(piece, isAlone: read.count == 1)
      let words = PieceText(piece, in: bytes)
      if result.pieces.isEmpty, let asked = AskedInPassing.act(piece, words.lower) { piece = piece.as(asked) }
      var told = Understanding.Piece(
        text: words.all, span: piece.span, act: piece.act, fate: Assembler.fate(piece.act))
      share(piece, words)
      if keepsOpen(piece, words) { told.fate = .background } else { take(piece, words, &told) }
      result.pieces.append(told)
    }
    giveSharedTimes()
    giveBackground()
    result.acts = result.acts.filter { $0.confidence > 0 && !isVain($0) }
    leaveCommandsOfDumps()
    result.leftovers = heard
    if !heard.isEmpty { result.questions.append(.keep(heard)) }
    // Words that come to nothing are talk, and are answered as that.
    if result.acts.isEmpty, result.question == nil, let last = read.last {
      result.acts = [Act(.chat, confidence: Double(last.certainty), span: 0..<last.span.upperBound)]
    }
    return result
  }

  static func fate(_ act: ReaderAct) -> Understanding.Fate {
    switch act {
    case .create: .kept
    case .none, .chat: .background
    case .remember, .undo, .redo, .forget, .breakDown, .persona, .context, .retract, .complete, .snooze,
      .skip, .drop,
      .reopen, .update:
      .changed
    default: .answered
    }
  }

  private mutating func take(_ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece) {
    switch piece.act {
    case _ where SlipWords.areAll(words): listen(piece, words, &told)
    // "Ugh no" is a no, and nothing to keep.
    case .none where YesOrNo(result.text) == .no: other(piece.as(.no), words)
    case _ where isFrame(piece, words): told.fate = .background
    // "I hate my mum" is nothing to be known for good.
    case .remember where MoodWords.vents(words.lower):
      result.acts.append(
        Act(.feeling, confidence: Double(piece.certainty), span: piece.span, details: .feeling(.angry)))
    case .create: create(piece, words, &told)
    case .retract: retract(words, &told)
    case .update where putsRight(piece, words), .snooze where putsRight(piece, words): retract(words, &told)
    case .none: listen(piece, words, &told)
    case .chat:
      listen(piece, words, &told)
      if told.fate != .unsure { result.acts.append(TalkWords.act(piece, words.lower)) }
    // "Show me everything" asks for no reason.
    case .why where words.lower.contains("everything"), .next where words.lower.contains("everything"):
      onTasks(piece.as(.lookup), words, &told)
    // "Something small": that one is to be found, and nothing set aside for it.
    case .skip where wishesForSize(words), .breakDown where wishesForSize(words):
      other(piece.as(.next), words)
    case _ where piece.act.isOnTasks:
      let before = (acts: result.acts.count, questions: result.questions.count)
      onTasks(piece, words, &told)
      note(before)
    // "Do the taxes", where nothing like it is listed: it is something to do.
    case .next where isOfNothingListed(words): createOfNews(piece, words, &told)
    // "The whole list again": nothing is brought back that was not just taken back.
    case .redo where scene.isKnown && scene.just != .undone && !words.lower.contains("redo"):
      let asks = words.lower.contains { ["list", "show", "see", "read"].contains($0) }
      if asks { onTasks(piece.as(.lookup), words, &told) } else { listen(piece, words, &told) }
    case .undo: takeBack(piece, words)
    default: other(piece, words)
    }
  }

  private func wishesForSize(_ words: PieceText) -> Bool {
    guard words.of(.reference) == nil, MoodWords.refusesNothing(words.lower) else { return false }
    if MoodWords.size(words.lower) != nil { return true }
    if MoodWords.asksForOne(words.lower) { return true }
    return words.lower.contains { ["something", "anything", "one"].contains($0) }
      && MoodWords.minutes(times.times([words.span], of: words), words.lower, context) != nil
  }

  /// A line of a letter that only frames it, and "2." of a list, torn from what it counts.
  private func isFrame(_ piece: ReadPiece, _ words: PieceText) -> Bool {
    guard [.create, .none, .chat].contains(piece.act) else { return false }
    return letter.holds(piece.span)
      || result.read.count > 1 && words.lower.count == 1 && Int(words.lower[0]) != nil
  }

  private func isOfNothingListed(_ words: PieceText) -> Bool {
    guard scene.isKnown, let named = words.of(.reference) else { return false }
    let said = ReaderWords(named).content
    return !said.isEmpty && scene.tasks.allSatisfy { sceneWords.of($0).isDisjoint(with: said) }
  }

  private mutating func note(_ before: (acts: Int, questions: Int)) {
    if result.acts.count > before.acts, result.acts[before.acts].intent != .create {
      last = .changed(piece: result.pieces.count, act: before.acts)
    } else if result.questions.count > before.questions {
      last = .asked(piece: result.pieces.count, question: before.questions)
    }
  }

  /// What is likely enough to be something to do is asked about, though it looks like talk.
  mutating func listen(_ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece) {
    let isSlip = SlipWords.areIn(words)
    let enough =
      result.read.count > 2
      ? ReadingPolicy.perhapsToDoInRamble
      : piece.certainty < 0.45 ? ReadingPolicy.perhapsToDoUnsure : ReadingPolicy.perhapsToDo
    // "And I'm so tired" is nothing to do, whatever it stands beside.
    let isMood = words.lower.count < 6 && MoodWords.ofSelf(words.lower) && words.runs(.title).isEmpty
    // "He wants", "what a day": of a ramble that says nothing by itself.
    let isScrap =
      result.read.count > 2 && ReaderWords(words.all).content.count < 2
      || result.read.count > 1 && Ramble.isAside(words.lower)
    let isFault = piece.creates >= ReadingPolicy.perhapsFault && StatementWords.tellsOfFault(words.lower)
    let isReason =
      result.read.count > 1 && Ramble.isReason(words.lower) && piece.creates < ReadingPolicy.surelyToDo
    guard
      isSlip || isFault || StatementWords.tellsOfNeed(words.lower)
        || piece.act == .update && StatementWords.tellsOfMore(words.lower)
        || piece.creates >= enough && words.lower.count > 1 && !isMood && !isScrap && !isReason
    else { return }
    hear(piece, words, &told)
  }

  /// What is asked about: shall it be kept?
  mutating func hear(_ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece) {
    told.fate = .unsure
    heard.append(Leftover(text: words.all.trimmingSigns, span: piece.span))
  }

  // MARK: - New tasks

  private mutating func create(_ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece) {
    // "The" of "the exam": the rest of its name was taken for that of something listed.
    // And "gym next thursday" names nothing else.
    let isName = piece.roles.allSatisfy { [.reference, .time, .sharedTime].contains($0) }
    guard !piece.roles.contains(.reference) || !piece.roles.contains(.title) && !isName else {
      return createOfNews(piece, words, &told)
    }
    let assembler = TaskAssembler(context: context, times: times)
    let verb = shared.verb(for: words)
    let task = assembler.task(words, shared: .init(times: shared.ahead, verb: verb, thing: shared.thing))
    guard ReadingPolicy.verdict(.create, certainty: piece.certainty) == .act, var task,
      SlipWords.leave(words.of(.title) ?? task.title), YesOrNo(task.title) == nil,
      !PutOffWords.areAll(task.title),
      piece.certainty >= ReadingPolicy.ofOthers || !DoubtWords.wishOfAnother(words.lower)
    else {
      // "Okay", within a ramble, says nothing.
      if result.read.count > 1, words.lower.allSatisfy(OpeningWords.contain) {
        return told.fate = .background
      }
      return hear(piece, words, &told)
    }
    let twins = TwinTask(scene: scene, titles: sceneWords, isAlone: result.read.count == 1)
    if let twin = twins.twin(of: task.title, words), !isAdded(task, beside: twin, words),
      keepOne(twin, task, piece, &told)
    {
      return
    }
    let rings = words.lower.contains { ["timer", "alarm", "countdown"].contains($0) }
    if rings { ring(&task, words) }
    shared.note(task, verb: verb, words)
    made.append((result.pieces.count, result.acts.count))
    last = .made
    result.acts.append(
      Act(
        .create, confidence: Double(piece.certainty), span: piece.span, when: task.when, tasks: [task],
        details: rings ? .timer : .none))
  }

  /// A timer is due when it has run.
  private func ring(_ task: inout TaskCapture, _ words: PieceText) {
    guard task.due == nil, let minutes = task.minutes else { return }
    task.due = DueDate(
      instant: context.now.addingTimeInterval(Double(minutes) * 60), isAllDay: false,
      zoneID: context.calendar.zone.identifier)
    task.minutes = nil
    let all = words.all.lowercased()
    let lead = ["set a ", "set an ", "start a "].first { all.hasPrefix($0) } ?? ""
    task.title = Title.written(String(words.all.dropFirst(lead.count)))
  }

  /// News of something that is not listed is something to keep.
  mutating func createOfNews(_ piece: ReadPiece, _ words: PieceText, _ told: inout Understanding.Piece) {
    var news = piece
    news.roles = piece.roles.map { $0 == .reference ? .title : $0 }
    // "Do the taxes": the deed stands before what it is done to.
    if piece.act == .next, let first = news.roles.firstIndex(of: .title), first > 0 {
      for index in 0..<first { news.roles[index] = .title }
    }
    told.fate = .kept
    create(news.as(.create), PieceText(news, in: bytes), &told)
  }

  /// A time that holds for several pieces, before or after them.
  private mutating func share(_ piece: ReadPiece, _ words: PieceText) {
    let runs = words.runs(.sharedTime)
    guard !runs.isEmpty else { return }
    shared.ahead = times.times(runs, of: words)
    // Said last, it is of those before it: "call the vet and the bank tomorrow".
    if piece.act == .create, !words.begins(with: .sharedTime) { shared.behind = (made.count, shared.ahead) }
  }

  private mutating func giveSharedTimes() {
    guard let (count, times) = shared.behind else { return }
    for place in made.prefix(count).reversed() {
      guard var task = result.acts[place.act].tasks.first, task.due == nil, task.when == nil else { return }
      let taken = TaskTimes(times, of: task.title, context)
      (task.due, task.snoozedUntil, task.recurrence, task.when) = (
        taken.due, taken.snoozedUntil, taken.recurrence, taken.when
      )
      result.acts[place.act].tasks = [task]
      result.acts[place.act].when = task.when
    }
  }

  /// What was said around a task is kept with its words: reasons and stories are not lost, though they are no tasks.
  private mutating func giveBackground() {
    let pieces = result.pieces
    for (index, place) in made.enumerated() where !result.acts[place.act].tasks.isEmpty {
      let next = index + 1 < made.count ? made[index + 1].piece : pieces.count
      let before = pieces[..<(index == 0 ? place.piece : 0)].reversed().prefix { $0.fate == .background }
      let after = pieces[(place.piece + 1)..<next].prefix { $0.fate == .background }
      let own = pieces[place.piece]
      let span = (before.last ?? own).span.lowerBound..<(after.last ?? own).span.upperBound
      let text = String(decoding: bytes[span], as: UTF8.self)
      // A long story would crowd out the task's own words.
      guard span.count <= Assembler.longestStory, !CrisisWords.areIn(text) else { continue }
      result.acts[place.act].tasks[0].sourceText = text
    }
  }

  /// Bytes.
  private static let longestStory = 1000

  // MARK: - The rest

  mutating func other(_ piece: ReadPiece, _ words: PieceText) {
    guard ReadingPolicy.verdict(piece.act, certainty: piece.certainty) == .act else { return }
    result.acts.append(OtherActAssembler(context: context, times: times).act(piece, words))
  }

  /// A ramble runs no commands; only new things count in it, and what it tells of tasks that it names.
  private mutating func leaveCommandsOfDumps() {
    let tasks = result.acts.count { $0.intent == .create }
    let isRamble = Ramble.isOne(result.text)
    guard isRamble || tasks > 2 || tasks > 0 && bytes.count > 400 else { return }
    let changes: Set<Intent> = [.complete, .snooze, .drop, .reopen, .update]
    let talk: Set<Intent> = isRamble && tasks == 0 ? [.chat, .feeling, .smallTalk, .thanks, .greeting] : []
    result.acts.removeAll { act in
      if changes.contains(act.intent) { return isRamble && (act.reference == nil || act.targets.isEmpty) }
      return act.intent != .create && act.intent != .remember && !talk.contains(act.intent)
    }
  }
}
