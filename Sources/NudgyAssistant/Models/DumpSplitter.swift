import NudgyCore
import NudgyLanguage

/// Splits a pasted ramble into tasks with a model. What the words do not support is left out, what the offline brain
/// found and the model did not is brought back.
struct DumpSplitter: Sendable {
  /// Characters; a longer title is a paragraph.
  private static let longestTitle = 200

  static let form = AnswerForm(
    name: "tasks",
    schema: SchemaBuilder.object([
      SchemaBuilder.required(
        "tasks",
        SchemaBuilder.strictList(
          of: SchemaBuilder.object([
            SchemaBuilder.required(
              "title", SchemaBuilder.strictText("A short imperative in the user's words.")),
            SchemaBuilder.required("words", SchemaBuilder.strictText("The words it came from, unchanged.")),
            SchemaBuilder.required("due", SchemaBuilder.strictTextOrNull("When, in the user's words.")),
          ])))
    ]))

  let request: FormRequest
  let context: LanguageContext
  let check: DumpCheck

  /// Items of the `create_tasks` tool; nil when the answer could not be read.
  /// - Throws: what the service throws.
  func items(from text: String) async throws -> [JSONValue]? {
    let answer = try await request.answer(DumpSplitter.form, rules: PromptWording.splitRules, about: text)
    guard let tasks = answer?["tasks"]?.arrayValue else { return nil }
    var titles: [String] = []
    var items: [JSONValue] = []
    for task in tasks {
      guard let title = supportedTitle(task), !titles.contains(title) else { continue }
      titles.append(title)
      items.append(item(task, title))
    }
    return items + check.missing(from: titles).map(CaptureArguments(context: context).item)
  }

  private func supportedTitle(_ task: JSONValue) -> String? {
    let title = PlainText.singleLine(task["title"]?.stringValue ?? "")
    guard !title.isEmpty, title.count <= DumpSplitter.longestTitle, check.text.supports(title),
      !CrisisWords.areIn(title)
    else { return nil }
    return title
  }

  /// The model's title and date, and what the offline brain sees in the same words: a contact, an emoji, a length.
  private func item(_ task: JSONValue, _ title: String) -> JSONValue {
    let words = task["words"]?.stringValue.flatMap { check.text.supports($0) ? $0 : nil } ?? title
    let capture = Understander(context).capture(words).map(CaptureArguments(context: context).item)
    var members = capture?.members?.filter { $0.name != "title" } ?? []
    members.insert(.init("title", .string(title)), at: 0)
    if let due = task["due"]?.stringValue, !members.contains(where: { $0.name == "due" }), isTime(due) {
      members.append(.init("due", .string(due)))
    }
    return .object(members)
  }

  private func isTime(_ text: String) -> Bool {
    let times = TimeArgument(
      now: context.now, calendar: context.calendar, readsDayFirst: context.readsDayFirst)
    return (try? times.due(text)) != nil
  }
}
