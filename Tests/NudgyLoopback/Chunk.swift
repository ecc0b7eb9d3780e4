import NudgyCore

/// Chunks of a chat completion as servers send them.
package enum Chunk {
  /// An event with the delta and, at the end, the reason.
  package static func event(_ delta: String, finish: String? = nil) -> String {
    "data: \(json(delta, finish: finish))\n\n"
  }

  package static func json(_ delta: String, finish: String? = nil) -> String {
    let reason = finish.map { "\"\($0)\"" } ?? "null"
    return #"{"id":"c1","object":"chat.completion.chunk","created":1,"model":"m","choices":"#
      + #"[{"index":0,"delta":\#(delta),"finish_reason":\#(reason)}]}"#
  }

  package static func text(_ text: String) -> String {
    event(#"{"content":\#(JSONWriter.compact(.string(text)))}"#)
  }

  /// An event with pieces of calls, given as JSON.
  package static func calls(_ pieces: String...) -> String {
    event(#"{"tool_calls":[\#(pieces.joined(separator: ","))]}"#)
  }

  package static func finish(_ reason: String) -> String { event("{}", finish: reason) }

  package static let done = "data: [DONE]\n\n"
}
