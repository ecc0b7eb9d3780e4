import NudgyCore

/// Reads a message in its scene: pieces, what is to be done, and what is to be asked. A pure function of both and now.
package struct SceneReader: Sendable {
  private let reader: LearnedReader
  private let context: LanguageContext

  package init(_ reader: LearnedReader, _ context: LanguageContext) {
    self.reader = reader
    self.context = context
  }

  /// What a message means to whom it is said.
  package func read(_ text: String, in scene: ReaderScene = .unknown) -> Understanding {
    guard !text.isBlank else { return Understanding(text: text, acts: []) }
    let long = LongText(text)
    var assembler = Assembler(long.head, in: scene, context)
    if let order = NumberedOrder.act(text) ?? Correction.act(text, in: scene, context) {
      return plain(order, text)
    }
    let read = reader.read(all: long.head, in: scene)
    context.effort?.note(read.last?.words.upperBound ?? 0)
    var understanding = assembler.assemble(read)
    understanding.text = text
    if let rest = long.restCapture {
      understanding.acts.append(Act(.create, confidence: 1, span: rest.source, tasks: [rest]))
      understanding.pieces.append(
        .init(text: rest.sourceText, span: rest.source, act: .create, fate: .kept))
    }
    return understanding
  }

  /// What is no matter of reading.
  private func plain(_ act: Act, _ text: String) -> Understanding {
    let meant = ReaderAct(rawValue: act.intent.rawValue) ?? .update
    return Understanding(
      text: text, acts: [act], pieces: [.init(text: text, span: act.span, act: meant, fate: .changed)])
  }

  /// What a ramble means; nil for a text that is none. Of listed tasks only those count that it names.
  package static func ramble(_ text: String, _ context: LanguageContext) -> Understanding? {
    guard Ramble.isOne(text), let learned = LearnedReader.own else { return nil }
    var understanding = SceneReader(learned, context).read(text)
    let counting = understanding.acts.compactMap { act -> Act? in
      if act.intent == .create || act.intent == .remember { return act }
      // In so many words only what has all of them in its title is meant; "everything" never, in a story.
      guard case .words(let words)? = act.target else { return nil }
      var act = act
      act.target = .words("\"\(words)\"")
      return act
    }
    let talk: Set<Intent> = [.chat, .feeling, .smallTalk, .thanks, .greeting]
    understanding.acts = counting.isEmpty ? understanding.acts.filter { talk.contains($0.intent) } : counting
    if understanding.acts.isEmpty {
      // Orders alone: none of them is run, and nothing reads them once more.
      understanding.acts = [Act(.chat, confidence: 1, span: 0..<text.utf8.count)]
    }
    return understanding
  }

  /// The tasks in a ramble, what of it may be a task as well, and what is none.
  package func readDump(_ text: String) -> DumpReading {
    let understanding = read(text)
    let made = understanding.acts.flatMap(\.tasks)
    var leftovers = understanding.leftovers
    // A dump changes nothing that is listed, so that what it says of that is background.
    let spans = understanding.pieces.filter { piece in
      piece.fate != .kept && !leftovers.contains { $0.span == piece.span }
    }
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
}

extension Unicode.Scalar {
  /// Whether it says something: a letter, a digit, a picture.
  var isSpoken: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .dashPunctuation,
      .openPunctuation,
      .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .connectorPunctuation:
      false
    default: true
    }
  }
}
