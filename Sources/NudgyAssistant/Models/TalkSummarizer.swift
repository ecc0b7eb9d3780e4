import Foundation
import NudgyCore
import NudgyLanguage

/// What an older part of a conversation comes down to.
struct TalkSummary: Sendable, Equatable {
  struct Fact: Sendable, Equatable {
    var subject: String
    var text: String
    var category: String
  }

  var text: String
  /// Concluded about the user, and supported by what the user said.
  var facts: [Fact] = []
}

/// Sums up older talk: with a model, or by quoting what the user said.
struct TalkSummarizer: Sendable {
  // In characters.
  private static let longestSummary = 500
  private static let longestMessage = 800
  private static let longestQuote = 100
  private static let longestFact = 120

  private static let mostFacts = 2
  private static let mostQuotes = 5
  /// Words; shorter messages tell nothing by themselves.
  private static let shortestQuote = 4
  private static let categories = ["person", "preference", "place", "routine", "health", "other"]

  static let form = AnswerForm(
    name: "summary",
    schema: SchemaBuilder.object([
      SchemaBuilder.required("summary", SchemaBuilder.strictText("At most three short sentences.")),
      SchemaBuilder.required(
        "facts",
        SchemaBuilder.strictList(
          of: SchemaBuilder.object([
            SchemaBuilder.required("subject", SchemaBuilder.strictText("Such as \"sister\".")),
            SchemaBuilder.required("fact", SchemaBuilder.strictText("Such as \"Ana\".")),
            SchemaBuilder.required(
              "category", ["type": "string", "enum": .array(categories.map(JSONValue.string))]),
          ]))),
    ]))

  let request: FormRequest

  /// Nil when the answer could not be read.
  ///
  /// - Parameter pasted: turns whose words are data; nothing about the user is concluded from them.
  /// - Throws: what the service throws.
  func summary(
    of talk: some Sequence<ChatMessage> & Sendable, pasted: Set<UUID> = []
  ) async throws -> TalkSummary? {
    let lines = talk.map { message in
      PromptWording.line(
        of: message, TalkSummarizer.shortened(message.text, to: TalkSummarizer.longestMessage))
    }
    let answer = try await request.answer(
      TalkSummarizer.form, rules: PromptWording.summaryRules, about: lines.joined(separator: "\n"))
    let text = TalkSummarizer.shortened(
      answer?["summary"]?.stringValue ?? "", to: TalkSummarizer.longestSummary)
    guard !text.isEmpty else { return nil }
    let told = talk.filter { $0.role == .user && !pasted.contains($0.turn) }
    let said = GivenText(told.map(\.text).joined(separator: "\n"))
    let facts = (answer?["facts"]?.arrayValue ?? []).compactMap { TalkSummarizer.fact($0, said) }
    return TalkSummary(text: text, facts: Array(facts.prefix(TalkSummarizer.mostFacts)))
  }

  /// What a model concluded, if the user's own words speak of it.
  private static func fact(_ value: JSONValue, _ said: GivenText) -> TalkSummary.Fact? {
    let subject = PlainText.singleLine(value["subject"]?.stringValue ?? "").lowercased()
    let text = PlainText.singleLine(value["fact"]?.stringValue ?? "")
    guard !subject.isEmpty, !text.isEmpty, subject.count + text.count <= longestFact,
      said.supports(subject), said.supports(text), !CrisisWords.areIn(text)
    else { return nil }
    let category = value["category"]?.stringValue ?? ""
    return TalkSummary.Fact(
      subject: subject, text: text, category: categories.contains(category) ? category : "other")
  }

  /// The user's latest longer messages, quoted; nil when there is nothing to quote.
  static func quotes(from talk: some Sequence<ChatMessage>) -> TalkSummary? {
    let said = talk.filter { message in
      message.role == .user && message.text.split(whereSeparator: \.isWhitespace).count >= shortestQuote
        && !CrisisWords.areIn(message.text)
    }
    guard !said.isEmpty else { return nil }
    return TalkSummary(
      text: PromptWording.quoted(said.suffix(mostQuotes).map { shortened($0.text, to: longestQuote) }))
  }

  private static func shortened(_ text: String, to count: Int) -> String {
    // Singled out first: a paste may be long.
    let line = PlainText.singleLine(String(text.prefix(2 * count)))
    return line.count > count ? line.prefix(count - 1) + "\u{2026}" : line
  }
}
