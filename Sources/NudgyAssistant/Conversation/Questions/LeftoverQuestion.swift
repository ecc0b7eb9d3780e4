import NudgyCore
import NudgyLanguage

/// Asks whether to keep what a ramble left over, so that nothing said vanishes without a word.
enum LeftoverQuestion {
  /// As many as one yes can keep.
  static let most = CaptureArguments.mostItems

  /// The question with the call that a "yes" runs; nil when nothing is left over.
  static func make(_ leftovers: [Leftover], context: LanguageContext) -> PendingQuestion? {
    let texts = leftovers.map { PlainText.singleLine($0.text) }.filter { !CrisisWords.areIn($0) }.prefix(most)
    let items = texts.map { item($0, context) }
    guard !items.isEmpty else { return nil }
    return PendingQuestion(
      kind: .keep, tool: ToolName.createTasks.rawValue,
      arguments: JSONWriter.compact(["items": .array(items)]), numbers: [], choices: Array(texts),
      text: AssistantWording.notSure(about: Array(texts)))
  }

  /// What holds no words, such as a lone mark, is its own title.
  private static func item(_ text: String, _ context: LanguageContext) -> JSONValue {
    let capture =
      Understander(context).capture(text)
      ?? TaskCapture(title: text, source: 0..<text.utf8.count, sourceText: text)
    return CaptureArguments(context: context).item(capture)
  }

  /// Reads a message as the answer: "yes", "keep them", "just the sink", "no".
  static func read(_ text: String, to question: PendingQuestion, random: RandomSource) -> AnswerReader.Reading
  {
    if KeepWords.letsGo(text) { return .cancelled }
    guard let arguments = JSONReader.value(from: question.arguments),
      let items = arguments.members?.first(where: { $0.name == "items" })?.value.arrayValue
    else { return .notAnAnswer }
    if KeepWords.asksForAll(text) { return keep(items, random) }
    let answer = YesOrNo.spelled(text)
    let named = answer.hasPrefix("keep ") ? String(answer.dropFirst(5)) : answer
    switch ChoiceReader.answer(named, choices: question.choices, numbers: []) {
    case .chosen(let places):
      return keep(places.filter(items.indices.contains).map { items[$0] }, random)
    case .none: return .cancelled
    case .notAnAnswer: return keep(KeepWords.named(in: text, of: question.choices).map { items[$0] }, random)
    }
  }

  private static func keep(_ items: [JSONValue], _ random: RandomSource) -> AnswerReader.Reading {
    guard !items.isEmpty else { return .notAnAnswer }
    return .goOn([ToolCall(.createTasks, ["items": .array(items)], random)])
  }
}
