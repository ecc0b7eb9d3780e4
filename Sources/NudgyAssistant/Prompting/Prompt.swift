import NudgyCore

/// What a model is told for one turn, in the order of how long each part stays the same: servers keep what a request
/// has in common with the last one.
struct Prompt: Sendable {
  var tools: [ToolSchema]
  /// Persona and house rules.
  var system: String
  /// What older talk was about; nil where nothing was summed up.
  var summary: String?
  var history: [PromptTurn]
  var note: PromptNote
  /// The user's words.
  var words: String
  var budget: PromptBudget

  var messages: [LLMMessage] { head + history.flatMap(\.messages) + tail }

  private var head: [LLMMessage] { [.system(system)] + (summary.map { [.user($0)] } ?? []) }
  private var tail: [LLMMessage] { [.user(note.text), .user(words)] }

  /// The tokens of everything but the history.
  var fixedTokens: Int {
    TokenEstimate.tokens(LLMRequest(messages: head + tail, tools: tools, temperature: 0))
  }

  /// What the history may take.
  var room: Int {
    guard let request = budget.request else { return budget.history }
    return min(budget.history, request - fixedTokens - budget.rounds)
  }

  /// Whether it fits without any history.
  var hasRoom: Bool { budget.request.map { fixedTokens <= $0 } ?? true }

  /// The request after so many rounds, cut to fit: first what calls brought, then the oldest talk.
  ///
  /// - Throws: `contextOverflow` where not even the least of it fits.
  func request(
    after rounds: [ToolRound], isLast: Bool, temperature: Double
  ) throws(LLMFailure) -> LLMRequest {
    var talk = history[...]
    for detail in RoundDetail.allCases {
      let request = request(after: rounds, detail, talk, isLast, temperature)
      if fits(request) { return request }
    }
    while !talk.isEmpty {
      // In large steps, so that the next round need not be cut anew.
      talk = talk.dropFirst((talk.count + 1) / 2)
      let request = request(after: rounds, .least, talk, isLast, temperature)
      if fits(request) { return request }
    }
    throw .contextOverflow(limit: budget.window)
  }

  private func fits(_ request: LLMRequest) -> Bool {
    budget.request.map { TokenEstimate.tokens(request) <= $0 } ?? true
  }

  private func request(
    after rounds: [ToolRound], _ detail: RoundDetail, _ talk: ArraySlice<PromptTurn>, _ isLast: Bool,
    _ temperature: Double
  ) -> LLMRequest {
    var messages = head + talk.flatMap(\.messages) + tail
    let known = Set(tools.map(\.name))
    for (index, round) in rounds.enumerated() {
      messages += detail.messages(of: round, isLatest: index == rounds.count - 1, known)
    }
    if isLast { messages.append(.user(PromptWording.answerInWords)) }
    // The tools stay where calls stand before: servers refuse calls of tools they were not told of.
    return LLMRequest(
      messages: messages, tools: tools, temperature: temperature, toolChoice: isLast ? .none : .auto)
  }
}

/// How much is told of what calls brought.
private enum RoundDetail: CaseIterable {
  case all
  /// The latest round whole.
  case latest
  case least

  /// Tokens of the arguments of a call that is told in short.
  private static let mostArguments = 60

  /// - Parameter known: the tools of the request, by name; what others did is told in words.
  func messages(of round: ToolRound, isLatest: Bool, _ known: Set<String>) -> [LLMMessage] {
    let isWhole = self == .all || self == .latest && isLatest
    let shown = round.exchanges.filter { exchange in
      exchange.call.written.map { known.contains($0.name) || !known.isEmpty && exchange.isFailure } ?? false
    }
    let told = round.exchanges.filter { !shown.contains($0) }.flatMap { PromptWording.deed($0.outcome) }
    var messages: [LLMMessage] = []
    if !round.said.isEmpty || !shown.isEmpty {
      let calls = shown.compactMap(\.call.written)
      messages.append(.assistant(text: round.said, calls: isWhole ? calls : calls.map(short)))
    }
    messages += shown.map { exchange in
      let lines = isWhole ? [] : PromptWording.deed(exchange.outcome)
      return .toolResult(
        callID: exchange.call.id,
        content: lines.isEmpty ? JSONWriter.compact(exchange.content) : lines.joined(separator: "\n"))
    }
    return messages + (told.isEmpty ? [] : [.user(PromptWording.done(told))])
  }

  private func short(_ call: ToolCall) -> ToolCall {
    let text = JSONWriter.compact(call.arguments)
    guard TokenEstimate.tokens(text) > RoundDetail.mostArguments else { return call }
    var call = call
    call.arguments = ["cut": .string(String(text.prefix(3 * RoundDetail.mostArguments)))]
    return call
  }
}

extension ToolExchange {
  fileprivate var isFailure: Bool { if case .failed = outcome { true } else { false } }
}
