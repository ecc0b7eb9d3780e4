import NudgyCore
import NudgyLanguage

/// Asks whether to keep what a ramble left over, so that nothing said vanishes without a word.
enum LeftoverQuestion {
  /// As many as one yes can keep.
  static let most = ToolCommand.mostCreated

  /// The question with what a "yes" makes; nil when nothing is left over.
  ///
  /// - Parameter isAll: whether nothing else was done with what was said.
  static func make(
    _ leftovers: [Leftover], _ context: LanguageContext, _ writer: CommandWriter, isAll: Bool = false
  ) -> PendingQuestion? {
    let texts = leftovers.map { PlainText.singleLine($0.text) }
      .filter { $0.contains { $0.isLetter || $0.isNumber || $0.isSymbol } && !CrisisWords.areIn($0) }.prefix(
        most)
    let tasks = texts.map { task($0, context) }
    guard !tasks.isEmpty else { return nil }
    return PendingQuestion(
      .keep, .create(tasks), writer, numbers: [], choices: Array(texts),
      text: AssistantWording.notSure(about: Array(texts), isAll: isAll))
  }

  /// What holds no words, such as a lone mark, is its own title.
  private static func task(_ text: String, _ context: LanguageContext) -> NewTask {
    let capture =
      Understander(context).capture(text)
      ?? TaskCapture(title: text, source: 0..<text.utf8.count, sourceText: text)
    return capture.newTask(in: context)
  }

  /// Reads a message as the answer: "yes", "keep them", "just the sink", "no".
  static func read(
    _ text: String, to question: PendingQuestion, _ reader: CommandReader
  ) -> AnswerReader.Reading {
    if KeepWords.letsGo(text, of: question.choices) { return .cancelled }
    guard case .create(let tasks)? = question.command(reader) else { return .notAnAnswer }
    if KeepWords.asksForAll(text) { return keep(tasks) }
    if let places = KeepWords.sorted(text, of: question.choices) {
      return keep(places.filter(tasks.indices.contains).map { tasks[$0] })
    }
    let answer = YesOrNo.spelled(text)
    let named = answer.hasPrefix("keep ") ? String(answer.dropFirst(5)) : answer
    switch ChoiceReader.answer(named, choices: question.choices, numbers: []) {
    case .chosen(let places):
      return keep(places.filter(tasks.indices.contains).map { tasks[$0] })
    case .none: return .cancelled
    case .notAnAnswer: return keep(KeepWords.named(in: text, of: question.choices).map { tasks[$0] })
    }
  }

  private static func keep(_ tasks: [NewTask]) -> AnswerReader.Reading {
    tasks.isEmpty ? .notAnAnswer : .goOn([.create(tasks)])
  }
}
