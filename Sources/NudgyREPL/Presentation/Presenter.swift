package import NudgyAssistant
package import NudgyCore
package import NudgyTerminal

/// Shows replies on a terminal, in order, text as it arrives. What is on screen is never repainted.
package struct Presenter: Sendable {
  private let terminal: any Terminal
  private let wording: @Sendable () -> TimeWording
  /// Who speaks; stands before the first line of every speech.
  package var speaker: Speaker?
  /// The penguin's mood after what was shown last.
  package private(set) var expression = PenguinExpression.idle

  private var speech: SpeechStream?
  private var hasCompleted = false
  /// Receipts in a row.
  private var receiptCount = 0

  package init(
    terminal: any Terminal, speaker: Speaker? = nil, wording: @escaping @Sendable () -> TimeWording
  ) {
    self.terminal = terminal
    self.wording = wording
    self.speaker = speaker
  }

  package mutating func show(_ replies: [Reply]) {
    for reply in replies { show(reply) }
    endTurn()
  }

  /// A greeting: its words beside the penguin where art is welcome, else as any reply.
  mutating func show(greeting events: [TurnEvent], withPenguin: Bool) {
    guard withPenguin, terminal.isStyled else { return show(events.map(Reply.event)) }
    var words = ""
    var pose = PenguinExpression.happy
    for event in events {
      switch event {
      case .text(let piece): words += piece
      case .emotion(let expression): pose = expression == .idle ? .happy : expression
      default: show(.event(event))
      }
    }
    guard !words.isBlank else { return }
    terminal.write(WelcomeView.render(greeting: words.trimmed, tip: nil, pose: PenguinPose(pose), on: canvas))
  }

  /// What stands before the line being typed: the penguin's face while it shows a feeling, then the mark.
  var prompt: StyledText {
    let mark = PromptView.render(on: canvas)
    guard terminal.isStyled, let face = PenguinFace.text(expression) else { return mark }
    return StyledText(face + " ", .dim) + mark
  }

  /// Whether the cursor stands behind words that may go on.
  var isSpeaking: Bool { speech != nil }

  package mutating func show(_ reply: Reply) {
    // Nothing to keep, and no end of what is being said.
    if case .event(.progress) = reply { return }
    if case .event(.text(let piece)) = reply {
      endReceipts()
      say(piece)
      return
    }
    endSpeech()
    if case .event = reply {} else { endReceipts() }
    switch reply {
    case .event(let event): show(event)
    case .page(let listing, let before):
      terminal.write(ListingView.render(listing, before: before, on: canvas))
    case .board(let board): terminal.write(TaskListView.render(TaskSection.sections(of: board), on: canvas))
    case .detail(let task): terminal.write(DetailView.render(task, on: canvas))
    case .document(let text): if !text.isBlank { terminal.write(DocumentView.render(text, on: canvas)) }
    case .line(let text):
      say(text)
      endSpeech()
    case .farewell: break
    }
  }

  /// Ends the line that is being spoken, when there is one.
  package mutating func endTurn() {
    endSpeech()
    endReceipts()
    hasCompleted = false
  }

  package var canvas: Canvas { Canvas(terminal.capabilities, wording: wording()) }

  private static let mostReceipts = 20

  private mutating func endReceipts() {
    let rest = receiptCount - Presenter.mostReceipts
    receiptCount = 0
    guard rest > 0, terminal.isStyled else { return }
    terminal.write(ReceiptView.render(ChatWording.moreReceipts(rest), on: canvas))
  }

  private mutating func show(_ event: TurnEvent) {
    if case .receipt = event {} else { endReceipts() }
    switch event {
    case .text, .progress: break
    case .receipt(let receipt):
      if receipt.change == .completed { hasCompleted = true }
      receiptCount += 1
      // A wall of receipts hides the words around it; the list has them all.
      if terminal.isStyled, receiptCount > Presenter.mostReceipts { return }
      terminal.write(ReceiptView.render(receipt, on: canvas))
    case .memo(let line): terminal.write(ReceiptView.render(line, on: canvas))
    case .card(let answer): terminal.write(CardView.render(answer, on: canvas))
    case .list(let listing): terminal.write(ListingView.render(listing, on: canvas))
    case .question(let question):
      terminal.write(QuestionView.render(question.text, choices: question.choices, on: canvas))
    case .notice(let notice): terminal.write(NoticeView.render(notice.text, on: canvas))
    case .emotion(let expression): show(expression)
    case .finished: break
    }
  }

  /// The whole penguin appears only when everything is done; else the mood is for the prompt to show.
  private mutating func show(_ expression: PenguinExpression) {
    self.expression = expression
    guard expression == .celebrating, hasCompleted, terminal.isStyled else { return }
    terminal.write(PenguinView.render(PenguinPose.celebrating, on: canvas))
  }
}

// MARK: - Speech

extension Presenter {
  private mutating func say(_ piece: String) {
    if speech == nil {
      guard !piece.isBlank else { return }
      speech = beginSpeech()
    }
    if let output = speech?.take(piece), !output.isEmpty { terminal.write(StyledText(output)) }
  }

  private func beginSpeech() -> SpeechStream {
    if !mark.isEmpty { terminal.write(StyledText(mark)) }
    return emptySpeech
  }

  /// A whole speech as it would be shown, with its line end.
  func speech(_ text: String) -> StyledText {
    var speech = emptySpeech
    let lines = speech.take(text)
    return StyledText(mark + lines + speech.finish() + "\n")
  }

  /// Stands before the first line of a speech.
  private var mark: String {
    guard terminal.isStyled, let speaker else { return "" }
    return speaker.emoji + " "
  }

  private var emptySpeech: SpeechStream {
    let width = CellWidth.of(mark)
    return SpeechStream(
      columns: terminal.isStyled ? min(terminal.columns, 80) : nil, indent: width, column: width)
  }

  private mutating func endSpeech() {
    guard var speech else { return }
    self.speech = nil
    terminal.write(StyledText(speech.finish()) + "\n")
  }
}

/// Whose voice is heard.
package struct Speaker: Sendable, Equatable {
  package var name: String
  package var emoji: String

  package init(name: String, emoji: String) {
    self.name = name
    self.emoji = emoji
  }

  package init(_ persona: PersonaSummary) {
    self.init(name: persona.name, emoji: persona.emoji)
  }
}
