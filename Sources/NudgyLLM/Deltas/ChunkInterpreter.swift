import NudgyCore

/// Chunks of a chat completion to deltas. Also takes a whole completion, as if it were one large chunk.
struct ChunkInterpreter: Sendable {
  private var sorter: AnswerSorter
  private var text = AnswerText()
  private var calls: ToolCallAssembler
  private var writtenCalls: [WrittenCall] = []
  private var usage: LLMUsage?
  private var reason: String?
  private var sendsToolCalls = false
  private(set) var hasUnderstood = false

  init(knownTools: Set<String>) {
    sorter = AnswerSorter(tools: knownTools)
    calls = ToolCallAssembler(knownNames: knownTools)
  }

  /// Whether the server said why the answer ended; only the count of tokens may still follow.
  var hasFinished: Bool { reason != nil }

  /// Adds what the chunk says to `deltas`.
  ///
  /// - Parameter isError: whether the event was named so.
  mutating func take(
    _ chunk: JSONValue, isError: Bool = false, into deltas: inout [LLMDelta]
  ) throws(AnswerFlaw) {
    if let complaint = ServerComplaint(chunk, isExpected: isError) { throw .complaint(complaint) }
    note(usage: chunk["usage"])
    guard let choices = chunk["choices"]?.arrayValue else {
      hasUnderstood = hasUnderstood || chunk["usage"]?.members != nil
      return
    }
    hasUnderstood = true
    // One answer was asked for; what a server sends beside it is not shown.
    guard let choice = choices.first(where: { ($0["index"]?.intValue ?? 0) == 0 }) else { return }
    if let complaint = ServerComplaint(choice) { throw .complaint(complaint) }
    if let said = choice["delta"] ?? choice["message"], !said.isNull { take(said: said, &deltas) }
    if let ended = choice["finish_reason"]?.stringValue, !ended.isEmpty { reason = ended }
  }

  /// Adds what can only be told at the end.
  ///
  /// - Parameter isMarked: whether the server marked the end, in whatever way but by a reason.
  mutating func end(
    isMarked: Bool, makeID: () -> String, into deltas: inout [LLMDelta]
  ) throws(AnswerFlaw) {
    let isCut = reason == "length"
    take(sorter.end(isWhole: !isCut && (isMarked || reason != nil)), &deltas)
    if reason == nil, calls.hasOpenCall || sorter.lostCall { throw .cutOff }
    deltas += allCalls(wasCut: isCut, makeID: makeID).map(LLMDelta.toolCall)
    if let usage { deltas.append(.usage(usage)) }
    deltas.append(.finished(finish(isMarked: isMarked)))
  }

  private func finish(isMarked: Bool) -> LLMFinish {
    switch reason {
    case nil: isMarked ? .complete : .perhapsCut
    case "length"?: .cutByLength
    case "content_filter"?: .filtered
    default: .complete
    }
  }

  // MARK: - One delta

  private mutating func take(said: JSONValue, _ deltas: inout [LLMDelta]) {
    if ChunkInterpreter.holdsThoughts(said) { noteThinking(&deltas) }
    take(sorter.take(content(said["content"]) + (said["refusal"]?.stringValue ?? "")), &deltas)
    if let pieces = said["tool_calls"]?.arrayValue {
      sendsToolCalls = sendsToolCalls || !pieces.isEmpty
      for piece in pieces { calls.add(self.piece(piece, function: piece["function"] ?? piece)) }
    } else if let function = said["function_call"], !function.isNull, !sendsToolCalls {
      // The old way, with one call an answer; llama.cpp's Python server sends it beside the new one.
      calls.add(piece(["index": 0], function: function))
    }
  }

  /// Whether a delta or a message brings thoughts, under one of the names that servers have for them.
  private static func holdsThoughts(_ said: JSONValue) -> Bool {
    ["reasoning_content", "reasoning", "thinking"].contains { said[$0]?.stringValue?.isEmpty == false }
      || said["reasoning_details"]?.arrayValue?.isEmpty == false
  }

  /// A burst of thoughts is one delta, too.
  private func noteThinking(_ deltas: inout [LLMDelta]) {
    if deltas.last != .thinking { deltas.append(.thinking) }
  }

  private func piece(_ piece: JSONValue, function: JSONValue) -> ToolCallAssembler.Piece {
    func said(_ value: JSONValue?) -> String? { value?.stringValue.flatMap { $0.isEmpty ? nil : $0 } }
    return .init(
      index: piece["index"]?.intValue, id: said(piece["id"]), name: said(function["name"]),
      arguments: function["arguments"])
  }

  /// The text of a delta, which some servers send in parts.
  private func content(_ content: JSONValue?) -> String {
    if let text = content?.stringValue { return text }
    return (content?.arrayValue ?? []).compactMap { part in
      part.stringValue ?? part["text"]?.stringValue
    }.joined()
  }

  private mutating func take(_ parts: [AnswerSorter.Part], _ deltas: inout [LLMDelta]) {
    for part in parts {
      switch part {
      case .text(let piece): append(text.clean(piece), &deltas)
      case .thinking: noteThinking(&deltas)
      case .calls(let calls): writtenCalls += calls
      }
    }
  }

  /// The calls that the server read, then those that only the text held. Some servers leave in the text what they
  /// have read.
  private func allCalls(wasCut: Bool, makeID: () -> String) -> [ToolCall] {
    let read = calls.calls(wasCut: wasCut, makeID: makeID)
    let written = writtenCalls.filter { written in
      !read.contains { $0.name == written.name && $0.arguments == written.arguments }
    }
    return read
      + written.prefix(ToolCallAssembler.mostCalls - read.count).map {
        ToolCall(id: makeID(), name: $0.name, arguments: $0.arguments)
      }
  }

  /// Text that follows text is one delta, so that a burst costs one pass to the screen.
  private func append(_ piece: String, _ deltas: inout [LLMDelta]) {
    guard !piece.isEmpty else { return }
    if case .text(let before)? = deltas.last {
      deltas[deltas.count - 1] = .text(before + piece)
    } else {
      deltas.append(.text(piece))
    }
  }

  private mutating func note(usage value: JSONValue?) {
    guard let prompt = value?["prompt_tokens"]?.intValue else { return }
    usage = LLMUsage(promptTokens: prompt, answerTokens: value?["completion_tokens"]?.intValue ?? 0)
  }
}
