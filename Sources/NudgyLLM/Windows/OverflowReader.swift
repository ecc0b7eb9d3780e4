import NudgyCore

/// Tells from a server's words whether a request was longer than the model's window, and how large that is.
enum OverflowReader {
  struct Overflow: Sendable, Equatable {
    /// Tokens; nil where the server does not say.
    var limit: Int?
  }

  private static let codes: Set<String> = [
    "context_length_exceeded", "exceed_context_size_error", "model_max_prompt_tokens_exceeded",

  ]
  private static let signs = [
    "maximum context length", "context window", "context size", "context length", "context limit",
    "maximum model length", "maximum prompt length", "prompt is too long", "prompt too long",
    "input is too long",
    "input tokens exceed", "input token count", "too many tokens", "`inputs` tokens + `max_new_tokens`",
    "`inputs` must have less than", "tokens to keep from the initial prompt", "context the overflows",
  ]
  private static let excesses = [
    "exceed", "too long", "too large", "requested", "longer than", "greater than", "reduce", "must be <=",
    "must have less", "not enough", "overflow", "too many", "request contains", "given:", "reached",
  ]
  /// A pause helps against these, and less text only by the way.
  private static let paces = ["rate_limit", "rate limit", "per minute", "per day", "(tpm)", "quota"]
  /// What stands directly before the size of the window.
  private static let before = [
    "maximum context length is ", "maximum context length of ", "maximum context length: ",
    "maximum context length (", "maximum prompt length is ", "maximum model length of ",
    "available context size (",
    "context length of only ", "context length of ", "context size of ", "context window of ",
    "context window is ", "configured limit of ", "exceeds the limit of ", "number of tokens allowed (",
    "must be <= ", "must have less than ", "n_ctx: ", "n_ctx = ", "tokens > ", " > ",
  ]
  /// And what directly behind it.
  private static let behind = [" maximum context length", " token context", " tokens context"]

  /// Nil for every other complaint.
  static func overflow(_ complaint: ServerComplaint) -> Overflow? {
    let words = complaint.message.lowercased()
    let names = [complaint.code, complaint.type].compactMap { $0?.lowercased() }
    guard !paces.contains(where: { pace in words.contains(pace) || names.contains { $0.contains(pace) } })
    else { return nil }
    let isNamed = names.contains { codes.contains($0) }
    guard isNamed || signs.contains(where: words.contains) && excesses.contains(where: words.contains) else {
      return nil
    }
    return Overflow(limit: complaint.window ?? limit(in: words))
  }

  private static func limit(in words: String) -> Int? {
    for phrase in before {
      for range in words.ranges(of: phrase) {
        if let number = number(words[range.upperBound...].prefix { isPart($0) }) { return number }
      }
    }
    for phrase in behind {
      for range in words.ranges(of: phrase) {
        let digits = words[..<range.lowerBound].reversed().prefix { isPart($0) }
        if let number = number(String(digits.reversed())[...]) { return number }
      }
    }
    return nil
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && character.isNumber || character == ","
  }

  /// `4096`, or `200,000`.
  private static func number(_ digits: Substring) -> Int? {
    Int(digits.filter { $0 != "," }).flatMap { $0 > 0 ? $0 : nil }
  }
}
