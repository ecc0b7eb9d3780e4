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
    case "tasks": split
    case "summary": ["summary": .string("They talked about the day."), "facts": []]
    default: nil
    }
  }

  /// The things to do of a ramble, and an account of the pieces that hold none.
  private var split: JSONValue {
    let creates = turn.doings.filter { $0.verb == .create }
    let titles = creates.map { TellingWords($0.phrase.words) }
    let left = pieces.indices.filter { piece in
      titles.allSatisfy { $0.share(in: TellingWords(pieces[piece])) == 0 }
    }
    return [
      "tasks": .array(creates.map(task)),
      "left_out": .array(left.map { ["piece": .int($0 + 1), "why": "only_told"] }),
      "reply": .string(turn.say),
    ]
  }

  /// The numbered pieces that a request for a split shows, behind the text itself.
  private var pieces: [String] {
    guard case .user(let asked)? = request.messages.last, let mark = asked.ranges(of: "<data>").last else {
      return []
    }
    return asked[mark.upperBound...].split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ". ", maxSplits: 1)
      return parts.count == 2 && Int(parts[0]) != nil ? String(parts[1]) : nil
    }
  }

  private func task(_ doing: Doing) -> JSONValue {
    let wanted = TellingWords(doing.phrase.words)
    let from = pieces.indices.filter { wanted.share(in: TellingWords(pieces[$0])) > 0 }
    return [
      "title": .string(doing.phrase.words), "words": .string(words(of: doing.phrase.words)),
      "due": doing.phrase["due"].map(JSONValue.string) ?? .null,
      "pieces": .array(from.map { .int($0 + 1) }),
    ]
  }

  /// The part of what was said that speaks of a title, as it stands there.
  private func words(of title: String) -> String {
    let wanted = TellingWords(title)
    let parts = turn.words.split { ".,;\n".contains($0) }.map(Phrase.trimmed)
    return parts.max { wanted.share(in: TellingWords($0)) < wanted.share(in: TellingWords($1)) } ?? title
  }
}
