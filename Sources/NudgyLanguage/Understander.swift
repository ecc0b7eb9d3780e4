import NudgyCore
package import NudgyReader

/// English to meaning: the one entry for messages. Pure: text, scene and context in, acts out.
package struct Understander: Sendable {
  package let context: LanguageContext
  private let reader: LearnedReader?

  package init(_ context: LanguageContext) { self.init(context, reader: .own) }

  /// - Parameter reader: nil when what was learnt is damaged; then words are kept as they are.
  init(_ context: LanguageContext, reader: LearnedReader?) {
    self.context = context
    self.reader = reader
  }

  /// Whether messages can be understood at all, and not only kept.
  package var canRead: Bool { reader != nil }

  /// What a message means to whom it is said.
  package func understand(_ text: String, in scene: ReaderScene = .unknown) -> Understanding {
    let clauses = ReminderClause.all(in: text, context)
    guard !clauses.isEmpty else { return read(text, in: scene) }
    let rest = read(ReminderClause.without(clauses, in: text), in: scene)
    return ReminderPlacing(clauses, of: text).place(in: rest) ?? read(text, in: scene)
  }

  private func read(_ text: String, in scene: ReaderScene) -> Understanding {
    guard !text.isBlank else { return Understanding(text: text, acts: []) }
    // Every offset stays as it is.
    let text = InlineNumbers.asLines(text)
    let long = LongText(text)
    guard let reader else { return kept(text) }
    if YesOrNo(text) == nil, StrangeText(long.head).isStrange(to: reader) { return asked(text) }
    var assembler = Assembler(long.head, in: scene, context)
    if let link = LoneLink.act(text, context) { return plain(link, text) }
    if let order = order(text, in: scene) { return plain(timed(order, in: scene), text) }
    if let same = SameThing(text, in: scene) { return same.understanding(text, in: scene) }
    if let name = NewName(text, in: scene) { return plain(name.act(text, captured(name.name)), text) }
    if AheadOrder.isOne(text, context), let capture = captured(text) {
      return plain(Act(.create, confidence: 1, span: 0..<text.utf8.count, tasks: [capture]), text)
    }
    let read = reader.read(all: long.head, in: scene)
    if AheadOrder.endsSo(text, read: read, context), let capture = captured(text) {
      return plain(Act(.create, confidence: 1, span: 0..<text.utf8.count, tasks: [capture]), text)
    }
    if read.allSatisfy({ $0.act == .update || $0.act == .retract || $0.certainty < 0.5 }),
      let changed = Correction.act(text, in: scene, context)
    {
      return plain(changed, text)
    }
    context.effort?.note(read.last?.words.upperBound ?? 0)
    var understanding = assembler.assemble(read)
    understanding.text = text
    // What is longer than anybody says in one sitting is read part by part, and nothing but new things counts in it.
    for part in long.parts { understanding.add(self.read(part.text, in: .unknown), at: part.start) }
    if let rest = long.restCapture {
      understanding.acts.append(Act(.create, confidence: 1, span: rest.source, tasks: [rest]))
      understanding.pieces.append(
        .init(text: rest.sourceText, span: rest.source, act: .create, fate: .kept))
    }
    return understanding
  }

  /// Words that are an order as they stand.
  private func order(_ text: String, in scene: ReaderScene) -> Act? {
    let listed = Set(scene.tasks.map(\.number))
    // "Delete 7 no wait move 7 to 5 december": what was taken back is nothing.
    if let rest = TakenBack.rest(of: text), var order = order(rest, in: scene), !order.targets.isEmpty {
      order.span = 0..<text.utf8.count
      return order
    }
    if let numbered = NumberedOrder.act(text) ?? NumberedOrder.move(text, context)
      ?? NumberedOrder.rename(text, listed: listed) ?? NumberedOrder.question(text)
      ?? NumberedOrder.off(text, listed: listed) ?? NumberedNote.act(text, listed: listed)
    {
      return numbered
    }
    return ContactAsking.act(text) ?? AgendaAsking.act(text, context) ?? OtherHalf.act(text, in: scene)
      ?? BareOrder.act(text, in: scene, context) ?? TitledOrder.act(text, in: scene)
      ?? AheadWish.act(text, in: scene, context) ?? CalendarAsking.act(text, in: scene, context)
  }

  /// "Rename 6 to hair trial thursday seven pm": a time at the end of a new name is when it is.
  private func timed(_ order: Act, in scene: ReaderScene) -> Act {
    // "Move 10 to 5:45", of six in the morning, is in the morning.
    if let when = order.when, let task = scene.tasks.first(where: { order.targets == [$0.number] }) {
      var order = order
      if when.isTimeOfDay, when.implied.contains(.day), let time = when.start?.time,
        let day = task.dueDay.flatMap(CivilDate.init(iso:)), day >= context.today
      {
        order.when?.start = CivilDateTime(day, time)
      }
      return DatedMove(task: task, context: context).fitted(order)
    }
    guard case .changes(var changes) = order.details, order.when == nil, let name = changes.title,
      let capture = captured(name), let when = capture.when, when.start != nil, when.recurrence == nil,
      when.span.lowerBound > 0, when.span.upperBound == name.utf8.count
    else { return order }
    var order = order
    (changes.title, order.when) = (capture.title, when)
    order.details = .changes(changes)
    return order
  }

  /// What is no matter of reading.
  private func plain(_ act: Act, _ text: String) -> Understanding {
    let meant = ReaderAct(rawValue: act.intent.rawValue) ?? .update
    return Understanding(
      text: text, acts: [act],
      pieces: [.init(text: text, span: act.span, act: meant, fate: Assembler.fate(meant))])
  }

  /// All of it may be a note.
  private func asked(_ text: String) -> Understanding {
    let span = 0..<text.utf8.count
    var understanding = Understanding(
      text: text, acts: [], pieces: [.init(text: text, span: span, act: .none, fate: .unsure)])
    understanding.leftovers = [Leftover(text: text.trimmed, span: span)]
    understanding.questions = [.keep(understanding.leftovers)]
    return understanding
  }

  /// The words as one task, where nothing more can be made of them.
  private func kept(_ text: String) -> Understanding {
    let span = 0..<text.utf8.count
    let act = capture(text).map { Act(.create, confidence: 1, span: span, tasks: [$0]) }
    return Understanding(
      text: text, acts: [act].compactMap(\.self),
      pieces: [.init(text: text, span: span, act: .create, fate: .kept)])
  }

  /// The tasks in a ramble, in order. Never acts: everything in it is captured or kept as context.
  package func split(_ text: String) -> [TaskCapture] { readDump(text).tasks }

  /// The tasks in a ramble, what of it may be a task as well, and what is none.
  package func readDump(_ text: String) -> DumpReading {
    let understanding = understand(text)
    let made = understanding.acts.flatMap(\.tasks)
    let spans = understanding.pieces.filter { ![.kept, .unsure].contains($0.fate) }
    var leftovers = understanding.leftovers
    // A lone picture or number is no story either.
    if made.isEmpty, leftovers.isEmpty, !text.contains(where: \.isLetter),
      text.unicodeScalars.contains(where: \.isSpoken)
    {
      leftovers = [Leftover(text: text.trimmed, span: 0..<text.utf8.count)]
    }
    return DumpReading(
      tasks: made, leftovers: leftovers,
      background: leftovers.isEmpty || !made.isEmpty
        ? spans.map { Leftover(text: $0.text, span: $0.span) } : [])
  }

  /// Exactly one task from `text`, whatever it says; nil only when it holds no words.
  package func capture(_ text: String) -> TaskCapture? {
    let clauses = ReminderClause.all(in: text, context)
    guard let clause = clauses.first else { return captured(text) }
    guard var capture = captured(ReminderClause.without(clauses, in: text)) else { return captured(text) }
    (capture.reminder, capture.sourceText) = (clause.words, text)
    return capture
  }

  private func captured(_ text: String) -> TaskCapture? {
    let long = LongText(text)
    let words = ReaderWords(long.head)
    guard long.head.unicodeScalars.contains(where: \.isSpoken) else { return nil }
    let read = reader?.read(all: long.head, in: ReaderScene()) ?? []
    let whole = WholeCapture(long.head, words, context).capture(read)
    guard var capture = whole else { return nil }
    if long.rest != nil { capture.sourceText = text }
    return capture
  }
}

extension Understanding {
  /// The new things of a later part of the text, which begins at a place.
  fileprivate mutating func add(_ part: Understanding, at start: Int) {
    func moved(_ span: Range<Int>) -> Range<Int> { (span.lowerBound + start)..<(span.upperBound + start) }
    for var act in part.acts where act.intent == .create {
      act.span = moved(act.span)
      act.tasks = act.tasks.map { task in
        var task = task
        task.source = moved(task.source)
        return task
      }
      acts.append(act)
    }
    for var piece in part.pieces {
      piece.span = moved(piece.span)
      if piece.fate == .changed || piece.fate == .answered { piece.fate = .background }
      pieces.append(piece)
    }
    let heard = part.leftovers.map { Leftover(text: $0.text, span: moved($0.span)) }
    guard !heard.isEmpty else { return }
    leftovers += heard
    questions.removeAll { if case .keep = $0 { true } else { false } }
    questions.append(.keep(leftovers))
  }
}

extension Unicode.Scalar {
  /// Whether it says something: a letter, a digit, a picture.
  var isSpoken: Bool {
    properties.isAlphabetic || properties.numericType != nil || properties.isEmojiPresentation
      || [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol].contains(properties.generalCategory)
  }
}
