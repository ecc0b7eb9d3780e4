import NudgyAssistant
import NudgyCore

/// What a character goes by: the turn, how far it came, and what is asked.
struct CharacterMoment: Sendable {
  let talk: Talk
  let index: Int
  /// How often it was asked before in this turn.
  let round: Int
  /// How things stood before the turn, and how they do now.
  let before: Standing
  let now: Standing
  let request: LLMRequest

  var turn: Talk.Turn { talk.turns[index] }

  /// Whether it may call anything.
  var mayCall: Bool { request.form == nil && request.toolChoice != .none && !request.tools.isEmpty }

  /// The calls that are right, as far as they are on offer and were not made already.
  var rightCalls: [RawCall] {
    offered(Doing.calls(turn.doings.filter { !now.shows($0, since: before) }))
  }

  func offered(_ calls: [RawCall]) -> [RawCall] {
    let tools = Set(request.tools.map(\.name))
    return calls.filter { tools.contains($0.name) }
  }

  /// Numbers that count up over talks and turns: what is done now and then is done by them.
  var count: Int { talk.place.utf8.reduce(0) { ($0 * 31 + Int($1)) % 9973 } + index }

  /// The right answer to a request for a document: nil where the document is none that is known.
  var document: JSONValue? {
    switch request.form?.name {
    case "tasks": ["tasks": .array(turn.doings.filter { $0.verb == .create }.map(task))]
    case "summary": ["summary": .string("They talked about the day."), "facts": []]
    default: nil
    }
  }

  private func task(_ doing: Doing) -> JSONValue {
    [
      "title": .string(doing.phrase.words), "words": .string(words(of: doing.phrase.words)),
      "due": doing.phrase["due"].map(JSONValue.string) ?? .null,
    ]
  }

  /// The part of what was said that speaks of a title, as it stands there.
  private func words(of title: String) -> String {
    let wanted = TellingWords(title)
    let parts = turn.words.split { ".,;\n".contains($0) }.map(Phrase.trimmed)
    return parts.max { wanted.share(in: TellingWords($0)) < wanted.share(in: TellingWords($1)) } ?? title
  }
}
