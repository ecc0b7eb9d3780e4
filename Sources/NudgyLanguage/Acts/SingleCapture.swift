import NudgyCore

/// One task from a message that is known to be one: `nudgy add pay rent friday 5pm !high`.
struct SingleCapture {
  let message: Message

  func read() -> TaskCapture? {
    let span = message.span(of: message.words)
    let whole = Clause(message.words, span: span)
    let draft = framed(whole) ?? plain(whole)
    let builder = CaptureBuilder(message: message)
    if var capture = builder.capture(draft) {
      capture.source = span
      capture.sourceText = message.source.written(span)
      return capture
    }
    // Nothing but a time or a mark: the words themselves are the title.
    let title = TitleWriter(message: message).title(message.words, prefix: nil)
    guard !title.isEmpty else { return nil }
    var capture = TaskCapture(title: title, source: span, sourceText: message.source.written(span))
    capture.emoji = EmojiLexicon.emoji(for: message.words, action: nil)
    return capture
  }

  private func framed(_ clause: Clause) -> TaskDraft? {
    let bare = Politeness.strippingLead(clause)
    if let ahead = ReminderAhead.read(bare, in: message) { return ahead }
    if let framed = CaptureFrames.read(bare), framed.words.contains(where: { $0.when < 0 }) {
      let times = TaskReader.leadingTimes(Clause(framed.words, span: clause.span))
      let words = Array(framed.words.dropFirst(times.count))
      if !words.isEmpty {
        return TaskDraft(
          words: words, source: clause.words, leadingWhens: times.whens, confidence: 1,
          ground: .captureFrame)
      }
    }
    return TaskReader.obligation.read(bare) ?? TaskReader.dueStatement.read(bare)
  }

  private func plain(_ clause: Clause) -> TaskDraft {
    let times = TaskReader.leadingTimes(clause)
    var words = Array(clause.words.dropFirst(times.count))
    var whens = times.whens
    while words.count > 1, ["please", "kindly"].contains(words[0].text) { words.removeFirst() }
    if words.isEmpty {
      words = clause.words
      whens = []
    }
    return TaskDraft(
      words: words, source: clause.words, leadingWhens: whens, confidence: 1, ground: .oneTask)
  }
}
