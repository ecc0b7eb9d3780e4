import NudgyCore

/// Reads from a refusal what to leave out of the next request.
enum QuirkLearner {
  /// The status codes of servers that did not like the request itself. Some say 500 where they mean 400, but then
  /// only clear words count.
  private static let badRequest: Set<Int> = [400, 404, 415, 422, 500, 501]

  /// What the refusal teaches, or nil when it is not about the shape of the request.
  ///
  /// - Parameters:
  ///   - sent: what the refused request held, so that nothing is learnt that would change nothing.
  static func lesson(
    status: Int, complaint: ServerComplaint?, sent: RequestEncoder.Features
  ) -> EndpointQuirk? {
    guard badRequest.contains(status) else { return nil }
    let words = [complaint?.parameter, complaint?.message, complaint?.code].compactMap(\.self)
      .joined(separator: " ").lowercased()
    if let quirk = named(in: words, sent: sent) { return quirk }
    // A plain "Bad Request": the youngest part of the schema is the likeliest reason.
    let isVague = status == 400 && words.split(separator: " ").count <= 3
    return isVague && sent.contains(.streamOptions) ? .refusesStreamOptions : nil
  }

  private static func named(in words: String, sent: RequestEncoder.Features) -> EndpointQuirk? {
    if words.contains("stream_options"), sent.contains(.streamOptions) { return .refusesStreamOptions }
    if words.contains("max_completion_tokens") || words.contains("max_tokens") {
      // The message that wants the one names both.
      if sent.contains(.maxTokens), words.contains("max_completion_tokens") {
        return .wantsMaxCompletionTokens
      }
      if sent.contains(.maxTokens) || sent.contains(.maxCompletionTokens) { return tokenLimit(in: words) }
    }
    let meansForm = ["response_format", "json_schema", "structured output"].contains { words.contains($0) }
    if meansForm, sent.contains(.answerForm) { return .refusesAnswerForm }
    if words.contains("tool_choice"), sent.contains(.toolChoice) { return .refusesToolChoice }
    if words.contains("temperature"), sent.contains(.temperature) { return .refusesTemperature }
    if words.contains("tool") || words.contains("function"), sent.contains(.tools) {
      return words.contains("stream") && sent.contains(.toolsInStream)
        ? .refusesToolsInStream : refusal(words)
    }
    return nil
  }

  /// A limit that is merely too high is no quirk.
  private static func tokenLimit(in words: String) -> EndpointQuirk? {
    let isUnknown = ["unrecognized", "unknown", "unsupported", "not permitted", "not supported", "extra"]
      .contains { words.contains($0) }
    return isUnknown ? .refusesTokenLimit : nil
  }

  /// Only a plain "does not support tools": a complaint about one tool's schema must not lose them all.
  private static func refusal(_ words: String) -> EndpointQuirk? {
    let refuses = ["not support", "unsupported", "unrecognized", "not permitted", "jinja"]
      .contains { words.contains($0) }
    return refuses ? .refusesTools : nil
  }
}
