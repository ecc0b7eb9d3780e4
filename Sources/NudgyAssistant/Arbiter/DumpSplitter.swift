import NudgyCore
import NudgyLanguage

/// Takes a ramble apart with a model, in one request, and merges its tasks with those of the reading.
struct DumpSplitter: Sendable {
  /// Characters; a longer title is a paragraph.
  private static let longestTitle = 200
  /// Pieces that a model is shown.
  private static let mostPieces = 80

  /// Why a piece became no task.
  private static let reasons = [
    "taken_back", "someone_elses", "done_already", "said_twice", "only_told",
  ]

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
            SchemaBuilder.required("pieces", SchemaBuilder.strictList(of: ["type": "integer"])),
          ]))),
      SchemaBuilder.required(
        "left_out",
        SchemaBuilder.strictList(
          of: SchemaBuilder.object([
            SchemaBuilder.required("piece", ["type": "integer"]),
            SchemaBuilder.required("why", SchemaBuilder.choice("Why it is no task.", reasons)),
          ]))),
      SchemaBuilder.required("reply", SchemaBuilder.strictText("One or two short sentences to the user.")),
    ]))

  /// What came of a ramble.
  struct Split: Sendable, Equatable {
    /// In the order they were said.
    var tasks: [NewTask]
    /// What may be something to do, and is in none of them.
    var leftovers: [Leftover]
    /// The model's words; empty when it had none fit to say.
    var reply: String
  }

  let request: FormRequest
  let understanding: Understanding
  let context: LanguageContext

  /// Nil when the answer could not be read.
  /// - Throws: what the service throws.
  func split(speakingAs persona: String) async throws -> Split? {
    let rules = [persona, PromptWording.splitRules].filter { !$0.isEmpty }.joined(separator: "\n\n")
    let answer = try await request.answer(
      DumpSplitter.form, rules: rules, about: understanding.text,
      besides: PromptWording.pieces(pieces.map(\.text)))
    guard let answer, let tasks = answer["tasks"]?.arrayValue else { return nil }
    var merge = DumpMerge(understanding, pieces: pieces.map(\.span), context)
    for task in tasks { merge.take(task, titled: supportedTitle(task)) }
    for left in answer["left_out"]?.arrayValue ?? [] {
      if let piece = left["piece"]?.intValue { merge.leaveOut(piece - 1) }
    }
    return Split(tasks: merge.tasks, leftovers: merge.leftovers, reply: reply(answer))
  }

  /// Those with words in them, as a model counts them, from 1.
  private var pieces: [Understanding.Piece] {
    Array(understanding.pieces.filter { $0.text.contains(where: \.isLetter) }.prefix(Self.mostPieces))
  }

  private func supportedTitle(_ task: JSONValue) -> String? {
    let title = PlainText.singleLine(task["title"]?.stringValue ?? "")
    guard !title.isEmpty, title.count <= DumpSplitter.longestTitle,
      GivenText(understanding.text).supports(title), !CrisisWords.areIn(title)
    else { return nil }
    return title
  }

  /// Characters; longer ones are a speech.
  private static let longestReply = 400

  private func reply(_ answer: JSONValue) -> String {
    let reply = PlainText.singleLine(answer["reply"]?.stringValue ?? "")
    return reply.count <= Self.longestReply && !ClaimDetector.claimsChange(reply) ? reply : ""
  }
}
