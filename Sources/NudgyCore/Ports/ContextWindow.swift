/// How much a model takes in at once: the request and its answer together.
package struct ContextWindow: Sendable, Equatable {
  /// How the size is known, the surest first.
  package enum Source: String, Sendable, Equatable {
    /// The user says so.
    case setting
    /// The server refused what was longer.
    case learnt
    /// The server says what it runs with.
    case told
    /// The server says what the model was trained for; it may run with less.
    case trained
    /// What such a server runs with unless told otherwise; it did not say.
    case usual
  }

  /// 256 to 100 million.
  package var tokens: Int
  package var source: Source
  /// What makes it larger on this kind of server, such as `OLLAMA_CONTEXT_LENGTH`; nil where that is not known.
  package var knob: String?

  /// Nil for a size that no model has.
  package init?(tokens: Int, source: Source, knob: String? = nil) {
    guard (256...100_000_000).contains(tokens) else { return nil }
    self.tokens = tokens
    self.source = source
    self.knob = knob
  }
}
