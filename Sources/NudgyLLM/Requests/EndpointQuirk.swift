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

  /// Whether it outlives the program. Who takes no tools today may take them once it was started with other options, or another
  /// model: it is asked once more in each launch, which costs one refused request.
  var isLasting: Bool { self != .refusesTools }
}
