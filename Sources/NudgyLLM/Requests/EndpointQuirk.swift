/// A way in which an endpoint differs from the public schema, learnt from its refusal.
enum EndpointQuirk: String, Sendable, CaseIterable {
  case refusesStreamOptions
  /// Wants `max_completion_tokens` where others know `max_tokens`.
  case wantsMaxCompletionTokens
  /// Knows neither name.
  case refusesTokenLimit
  case refusesTemperature
  /// Answers in one piece when there are tools.
  case refusesToolsInStream
  case refusesTools
  /// Takes tools, but not the word on whether to call them.
  case refusesToolChoice
  /// Cannot be held to a schema.
  case refusesAnswerForm
}
