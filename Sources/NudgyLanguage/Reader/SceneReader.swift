import NudgyCore

/// From pieces to what is to be done: titles in the user's words, times, tasks, corrections within the message applied,
/// and where that is not sure enough, the question to ask.
package struct SceneReader: Sendable {
  private let reader: LearnedReader
  private let understander: Understander
  private let parser: WhenParser

  package init(_ reader: LearnedReader, _ context: LanguageContext) {
    self.reader = reader
    understander = Understander(context)
    parser = WhenParser(context)
  }

  package func read(_ text: String, in scene: ReaderScene) -> SceneReading {
    let bytes = Array(text.utf8)
    var draft = Draft(reading: SceneReading(text: text, pieces: [], acts: []))
    draft.reading.read = reader.read(text, in: scene)
    for piece in draft.reading.read {
      let words = PieceText(piece, in: bytes)
      if let time = words.of(.sharedTime) { draft.sharedTime = time }
      var told = SceneReading.Piece(
        text: words.all, span: piece.span, act: piece.act, fate: SceneReader.fate(piece.act))
      take(piece, words, &told, &draft)
      draft.reading.pieces.append(told)
    }
    var reading = draft.reading
    reading.acts.removeAll { $0.act == .create && $0.task == nil }
    if reading.question == nil, !draft.heard.isEmpty { reading.question = .keep(draft.heard) }
    return reading
  }

  /// What is known while a message is gone through.
  private struct Draft {
    var reading: SceneReading
    /// What may be something to keep.
    var heard: [String] = []
    /// Where the piece and the act of the task stand that was made last.
    var made: (piece: Int, act: Int)?
    /// A time said once, for the tasks that follow.
    var sharedTime: String?
  }

  private func take(
    _ piece: ReadPiece, _ words: PieceText, _ told: inout SceneReading.Piece, _ draft: inout Draft
  ) {
    switch piece.act {
    case .create:
      let verdict = ReadingPolicy.verdict(.create, certainty: piece.certainty)
      guard verdict == .act, let act = create(piece, words, sharedTime: draft.sharedTime) else {
        told.fate = .unsure
        draft.heard.append(words.all)
        return
      }
      draft.made = (draft.reading.pieces.count, draft.reading.acts.count)
      draft.reading.acts.append(act)
    case .retract:
      if let last = draft.made { retract(words, from: last, in: &draft.reading) }
    case .none: break
    default: act(on: piece, words, &told, &draft.reading)
    }
  }

  private static func fate(_ act: ReaderAct) -> SceneReading.Fate {
    switch act {
    case .create: .kept
    case .none, .chat: .background
    case _ where act.isChange: .changed
    case .remember, .undo, .redo, .forget, .breakDown, .persona, .context, .retract: .changed
    default: .answered
    }
  }

  // MARK: - New tasks

  private func create(_ piece: ReadPiece, _ words: PieceText, sharedTime: String?) -> SceneReading.Act? {
    guard let title = words.of(.title), !title.isBlank else { return nil }
    let time = words.of(.time) ?? sharedTime
    let whole = [title, time].compactMap(\.self).joined(separator: " ")
    guard var task = understander.capture(whole) ?? understander.capture(title) else { return nil }
    task.title = title.uppercasedFirst
    task.source = piece.span
    task.sourceText = words.all
    return SceneReading.Act(act: .create, certainty: piece.certainty, task: task)
  }

  /// "no, wednesday" gives the task before it another day; "scratch that" takes it back.
  private func retract(_ words: PieceText, from last: (piece: Int, act: Int), in reading: inout SceneReading)
  {
    guard var task = reading.acts[last.act].task else { return }
    if let time = words.of(.time), let other = understander.capture("\(task.title) \(time)") {
      (task.due, task.when, task.recurrence) = (other.due, other.when, other.recurrence)
      reading.acts[last.act].task = task
    } else if let title = words.of(.title) {
      task.title = title.uppercasedFirst
      reading.acts[last.act].task = task
    } else {
      reading.acts[last.act].task = nil
      reading.pieces[last.piece].fate = .background
    }
  }

  // MARK: - Listed tasks and the rest

  private func act(
    on piece: ReadPiece, _ words: PieceText, _ told: inout SceneReading.Piece, _ reading: inout SceneReading
  ) {
    let when = words.of(.time).flatMap { parser.whole($0) ?? parser.only(in: $0) }
    var act = SceneReading.Act(act: piece.act, certainty: piece.certainty, when: when)
    act.reference = words.of(.reference)
    act.targets = piece.targets
    guard piece.act.isChange else {
      if ReadingPolicy.verdict(piece.act, certainty: piece.certainty) == .act { reading.acts.append(act) }
      return
    }
    let link = piece.links.filter { $0.certainty > 0.5 }.map(\.certainty).min() ?? 0
    switch ReadingPolicy.verdict(piece.act, certainty: piece.certainty, link: link) {
    case .act: reading.acts.append(act)
    case .ask, .leave:
      told.fate = .unsure
      if reading.question == nil { reading.question = question(about: piece) }
    }
  }

  /// Close ones are told apart by the user; a far one is not named at all.
  private func question(about piece: ReadPiece) -> SceneReading.Question {
    let likely = piece.links.filter { $0.certainty > 0.2 }.sorted { $0.certainty > $1.certainty }
    switch likely.count {
    case 0: return .which(piece.act, [])
    case 1: return .change(piece.act, likely[0].number)
    default: return .which(piece.act, likely.prefix(3).map(\.number))
    }
  }
}

/// The words of a piece by what they are for.
private struct PieceText {
  let all: String
  private let roles: [ReaderRole]
  private let spans: [Range<Int>]
  private let bytes: [UInt8]

  init(_ piece: ReadPiece, in bytes: [UInt8]) {
    self.bytes = bytes
    roles = piece.roles
    spans = piece.wordSpans
    all = String(decoding: bytes[piece.span], as: UTF8.self)
  }

  /// The words of a role as they were written, what stands between two runs of them left out; nil without any.
  func of(_ role: ReaderRole) -> String? {
    var runs: [Range<Int>] = []
    var wasPart = false
    for (index, span) in spans.enumerated() {
      let isPart = roles[index] == role
      if isPart, wasPart, let last = runs.popLast() {
        runs.append(last.lowerBound..<span.upperBound)
      } else if isPart {
        runs.append(span)
      }
      wasPart = isPart
    }
    guard !runs.isEmpty else { return nil }
    return runs.map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: " ")
  }
}
