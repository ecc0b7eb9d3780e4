import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

@testable import NudgyLLM

/// A way in which some server answers, with what is to come of it.
struct ServerHabit: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let reading: @Sendable () -> Reading

  init(
    _ name: String, _ text: String, flaw: AnswerFlaw? = nil,
    _ deltas: @autoclosure @escaping @Sendable () -> [LLMDelta]
  ) {
    self.init(name, Array(text.utf8), flaw: flaw, deltas())
  }

  init(
    _ name: String, _ bytes: [UInt8], flaw: AnswerFlaw? = nil,
    _ deltas: @autoclosure @escaping @Sendable () -> [LLMDelta]
  ) {
    self.name = name
    self.bytes = bytes
    reading = { Reading(deltas: deltas(), flaw: flaw) }
  }

  var testDescription: String { name }

  static let all = streams + ends + errors + calls + wholes
}

// MARK: - The event stream

extension ServerHabit {
  private static let hello: [LLMDelta] = [.text("Hé 🐧"), .finished(.complete)]
  private static let unended: [LLMDelta] = [.text("Hé 🐧"), .finished(.perhapsCut)]

  static let streams: [ServerHabit] = [
    .init(
      "plain",
      Chunk.event(#"{"role":"assistant","content":""}"#) + Chunk.text("Hé") + Chunk.text(" 🐧")
        + Chunk.finish("stop") + Chunk.done, hello),
    .init(
      "comments and keep-alives",
      ": OPENROUTER PROCESSING\n\n:\n\n" + Chunk.text("Hé 🐧") + ": ping\n\n" + Chunk.finish("stop")
        + Chunk.done,
      hello),
    .init(
      "no space after data:",
      (Chunk.text("Hé 🐧") + Chunk.finish("stop") + Chunk.done).replacing("data: ", with: "data:"), hello),
    .init(
      "CRLF",
      (Chunk.text("Hé 🐧") + Chunk.finish("stop") + Chunk.done).replacing("\n", with: "\r\n"), hello),
    .init("CR", (Chunk.text("Hé 🐧") + Chunk.finish("stop") + Chunk.done).replacing("\n", with: "\r"), hello),
    .init("byte order mark", "\u{FEFF}" + Chunk.text("Hé 🐧") + Chunk.finish("stop") + Chunk.done, hello),
    .init(
      "one line end between events",
      (Chunk.text("Hé") + Chunk.text(" 🐧") + Chunk.finish("stop") + Chunk.done)
        .replacing("\n\n", with: "\n"), hello),
    .init(
      "event, id and retry fields",
      "event: message\nid: 7\nretry: 10\n" + Chunk.text("Hé 🐧") + Chunk.finish("stop") + Chunk.done, hello),
    .init(
      "one event on several data lines",
      "data: {\"choices\":\ndata: [{\"delta\":\ndata: {\"content\":\"Hé 🐧\"}}]}\n\n" + Chunk.done, hello),
    .init(
      "content in parts",
      Chunk.event(#"{"content":[{"type":"text","text":"Hé"},{"type":"text","text":" 🐧"}]}"#) + Chunk.done,
      hello),
    .init(
      "reasoning beside the content",
      Chunk.event(#"{"reasoning_content":"hm"}"#) + Chunk.event(#"{"reasoning":"hm","content":null}"#)
        + Chunk.text("Hé 🐧") + Chunk.done, [.thinking] + hello),
    .init(
      "empty reasoning beside the content",
      Chunk.event(#"{"reasoning_content":"","reasoning":null,"reasoning_details":[]}"#)
        + Chunk.event(#"{"content":"Hé 🐧","reasoning_content":null}"#) + Chunk.done, hello),
    .init(
      "thoughts within the content",
      Chunk.text("<thi") + Chunk.text("nk>let me see</th") + Chunk.text("ink>\n") + Chunk.text("\nHé 🐧")
        + Chunk.done, [.thinking] + hello),
    .init(
      "escaped characters and both halves of a surrogate pair",
      #"data: {"choices":[{"delta":{"content":"H\u00e9\u0020\ud83d\udc27"}}]}"# + "\n\n" + Chunk.done, hello),
    .init(
      "control bytes in the text",
      Chunk.event(#"{"content":"H\u001b[31mé\u0007 \u202e🐧"}"#) + Chunk.done,
      [.text("H[31mé 🐧"), .finished(.complete)]),
    .init(
      "raw control bytes in the text",
      Array(
        ("data: {\"choices\":[{\"delta\":{\"content\":\"Hé\u{1B} 🐧\u{0}\"}}]}\n\n" + Chunk.done).utf8), hello),
    .init(
      "bytes that are no UTF-8",
      Array("data: {\"choices\":[{\"delta\":{\"content\":\"a".utf8) + [0xC3, 0x28, 0xFF]
        + Array(("b\"}}]}\n\n" + Chunk.done).utf8), [.text("a\u{FFFD}(\u{FFFD}b"), .finished(.complete)]),
    .init(
      "CRLF in the text, across chunks",
      Chunk.event(#"{"content":"a\r"}"#) + Chunk.event(#"{"content":"\nb"}"#) + Chunk.done,
      [.text("a\nb"), .finished(.complete)]),
    .init(
      "words between the events",
      "data: hello there\n\n" + Chunk.text("Hé 🐧") + Chunk.done, hello),
    .init(
      "more answers than were asked for",
      Chunk.text("Hé 🐧") + #"data: {"choices":[{"index":1,"delta":{"content":"other"}}]}"# + "\n\n"
        + Chunk.done,
      hello),
  ]

  // MARK: - Its end

  static let ends: [ServerHabit] = [
    .init("no [DONE]", Chunk.text("Hé 🐧") + Chunk.finish("stop"), hello),
    .init("no [DONE] and no reason", Chunk.text("Hé 🐧"), unended),
    .init("an empty reason", Chunk.event(#"{"content":"Hé 🐧"}"#, finish: "") + Chunk.done, hello),
    .init("a last event without its empty line", Chunk.text("Hé 🐧") + "data: [DONE]", hello),
    .init("a last chunk without any line end", String(Chunk.text("Hé 🐧").dropLast(2)), unended),
    .init("something after [DONE]", Chunk.text("Hé 🐧") + Chunk.done + Chunk.text("ghost"), hello),
    .init(
      "usage with empty choices",
      Chunk.text("Hé 🐧") + Chunk.finish("stop")
        + #"data: {"choices":[],"usage":{"prompt_tokens":12,"completion_tokens":3}}"# + "\n\n" + Chunk.done,
      [.text("Hé 🐧"), .usage(LLMUsage(promptTokens: 12, answerTokens: 3)), .finished(.complete)]),
    .init(
      "usage without choices",
      Chunk.text("Hé 🐧") + #"data: {"usage":{"prompt_tokens":12,"completion_tokens":3}}"# + "\n\n",
      [.text("Hé 🐧"), .usage(LLMUsage(promptTokens: 12, answerTokens: 3)), .finished(.perhapsCut)]),
    .init(
      "usage growing in every chunk",
      #"data: {"choices":[{"delta":{"content":"Hé"}}],"usage":{"prompt_tokens":12,"completion_tokens":1}}"#
        + "\n\n"
        + #"data: {"choices":[{"delta":{"content":" 🐧"}}],"usage":{"prompt_tokens":12,"completion_tokens":3}}"#
        + "\n\n",
      [.text("Hé 🐧"), .usage(LLMUsage(promptTokens: 12, answerTokens: 3)), .finished(.perhapsCut)]),
    .init(
      "usage null", #"data: {"choices":[],"usage":null}"# + "\n\n" + Chunk.text("Hé 🐧") + Chunk.done, hello),
    .init(
      "cut by length", Chunk.text("Hé") + Chunk.finish("length"), [.text("Hé"), .finished(.cutByLength)]),
    .init(
      "filtered", Chunk.text("Hé") + Chunk.finish("content_filter"), [.text("Hé"), .finished(.filtered)]),
    .init(
      "a refusal", Chunk.event(#"{"refusal":"No."}"#) + Chunk.done, [.text("No."), .finished(.complete)]),
    .init("nothing to say", Chunk.finish("stop") + Chunk.done, [.finished(.complete)]),
  ]

  // MARK: - Errors in the midst of a success

  static let errors: [ServerHabit] = [
    .init(
      "an error as an ordinary event",
      Chunk.text("Hé") + #"data: {"error":{"message":"Overloaded","type":"server_error","code":503}}"#
        + "\n\n",
      flaw: .complaint(.init(message: "Overloaded", code: "503", type: "server_error")), [.text("Hé")]),
    .init(
      "an error event",
      Chunk.text("Hé") + "event: error\ndata: {\"message\":\"Overloaded\",\"code\":\"busy\"}\n\n",
      flaw: .complaint(.init(message: "Overloaded", code: "busy")), [.text("Hé")]),
    .init(
      "an error event in words", "event: error\ndata: out of memory\n\n",
      flaw: .complaint(.init(message: "out of memory")), []),
    .init(
      "an error on a bare line", Chunk.text("Hé") + "{\"error\":\"model crashed\"}\n",
      flaw: .complaint(.init(message: "model crashed")), [.text("Hé")]),
    .init(
      "an error field",
      Chunk.text("Hé") + "error: {\"code\":500,\"message\":\"slot failed\",\"type\":\"server_error\"}\n\n",
      flaw: .complaint(.init(message: "slot failed", code: "500", type: "server_error")), [.text("Hé")]),
    .init(
      "an error within a choice",
      #"data: {"choices":[{"delta":{},"finish_reason":"error","error":{"message":"gone","code":502}}]}"#
        + "\n\n",
      flaw: .complaint(.init(message: "gone", code: "502")), []),
    .init(
      "an object called error", #"data: {"object":"error","message":"too long","code":400}"# + "\n\n",
      flaw: .complaint(.init(message: "too long", code: "400")), []),
    .init(
      "an error that is none",
      #"data: {"error":null,"choices":[{"delta":{"content":"Hé 🐧"}}]}"# + "\n\n" + Chunk.done, hello),
    .init("a page of HTML", "<!DOCTYPE html><html><body>Log in</body></html>", flaw: .garbled, []),
    .init("words", "Bad gateway\n", flaw: .garbled, []),
    .init("nothing at all", "", flaw: .garbled, []),
    .init("comments only", ": ping\n\n: ping\n\n", flaw: .garbled, []),
    .init("only [DONE]", Chunk.done, flaw: .garbled, []),
  ]

  // MARK: - No stream at all

  static let wholes: [ServerHabit] = [
    .init(
      "a whole completion",
      #"{"object":"chat.completion","choices":[{"message":{"role":"assistant","content":"Hé 🐧","tool_calls":[]},"#
        + #""finish_reason":"stop"}],"usage":{"prompt_tokens":12,"completion_tokens":3}}"#,
      [.text("Hé 🐧"), .usage(LLMUsage(promptTokens: 12, answerTokens: 3)), .finished(.complete)]),
    .init(
      "a whole completion with calls, indented",
      """
      {
        "choices": [ { "message": { "content": null, "tool_calls": [
          { "id": "x", "type": "function",
            "function": { "name": "whats_next", "arguments": "{}" } } ] } } ]
      }
      """, [.call(1, "whats_next", [:]), .finished(.complete)]),
    .init(
      "chunks one a line", Chunk.json(#"{"content":"Hé"}"#) + "\n" + Chunk.json(#"{"content":" 🐧"}"#) + "\n",
      unended),
    .init(
      "an error with a success status", "\n {\"error\":{\"message\":\"no such thing\"}}",
      flaw: .complaint(.init(message: "no such thing")), []),
    .init(
      "an error in an array", #"[{"error":{"message":"quota","code":429}}]"#,
      flaw: .complaint(.init(message: "quota", code: "429")), []),
    .init("half a JSON text", #"{"choices":[{"message":{"content":"H"#, flaw: .garbled, []),
  ]
}
