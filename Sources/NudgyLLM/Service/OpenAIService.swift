package import NudgyCore

/// A model behind an OpenAI-compatible server.
///
/// Opens no socket before `stream` is called. Many streams may run at once.
package struct OpenAIService: LLMService {
  private let configuration: LLMConfiguration
  private let transport: any HTTPTransport
  private let quirks: QuirkMemory
  private let windows: WindowMemory
  private let clock: ServiceClock
  private let random: RandomSource

  package init(
    _ configuration: LLMConfiguration, transport: CurlTransport, quirks: QuirkMemory,
    windows: WindowMemory = WindowMemory(), clock: ServiceClock, random: RandomSource
  ) {
    self.init(
      configuration, over: transport, quirks: quirks, windows: windows, clock: clock, random: random)
  }

  init(
    _ configuration: LLMConfiguration, over transport: any HTTPTransport, quirks: QuirkMemory,
    windows: WindowMemory = WindowMemory(), clock: ServiceClock, random: RandomSource
  ) {
    self.configuration = configuration
    self.transport = transport
    self.quirks = quirks
    self.windows = windows
    self.clock = clock
    self.random = random
  }

  /// The stream fails with an `LLMFailure`, and with nothing else.
  package func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    .filled { continuation in
      if let failure = await answer(request, speak: { continuation.yield($0) }) { throw failure }
    }
  }

  package func contextWindow(within patience: Duration) async -> ContextWindow? {
    if let tokens = configuration.contextWindow { return ContextWindow(tokens: tokens, source: .setting) }
    let probe = WindowProbe(configuration: configuration, transport: transport)
    return await windows.window(within: patience, sleep: clock.sleep) { await probe.window() }
  }

  package func body(of request: LLMRequest) async -> JSONValue? {
    encoder(
      Course(url: configuration.endpoint.chatURL, model: request.model ?? configuration.model)
    ).body(of: request)
  }

  package func takesTools(_ model: String?) async -> Bool {
    let known = quirks.quirks(of: configuration.endpoint, model: model ?? configuration.model)
    return !known.contains(.refusesTools)
  }

  // MARK: - Tries

  /// What is changed from one try to the next.
  private struct Course {
    var url: String
    var lessons: Set<EndpointQuirk> = []
    var tries = 0
    var redirects = 0
    /// The model to ask.
    var model: String
    /// Whether the model took no tools.
    var isWithoutTools = false
  }

  /// Asks until there is an answer or no hope of one; returns why there is none.
  private func answer(
    _ request: LLMRequest, speak: @escaping @Sendable (LLMDelta) -> Void
  ) async -> LLMFailure? {
    var course = Course(
      url: configuration.endpoint.chatURL, model: request.model ?? configuration.model)
    while !Task.isCancelled {
      let (outcome, hasSpoken) = await attempt(request, course, speak: speak)
      if let limit = outcome.overflow?.limit { windows.learn(tokens: limit) }
      let keepsLessons = outcome == .answered || hasSpoken
      if keepsLessons {
        quirks.learn(course.lessons, of: configuration.endpoint, model: course.model)
      }
      guard !hasSpoken, await adjust(&course, after: outcome, request) else {
        if course.isWithoutTools { return .refusesTools }
        return FailureReader(key: configuration.key).failure(outcome, now: clock.now())
      }
    }
    return nil
  }

  private func attempt(
    _ request: LLMRequest, _ course: Course, speak: @escaping @Sendable (LLMDelta) -> Void
  ) async -> (AttemptOutcome, hasSpoken: Bool) {
    let receiver = ChatReceiver(knownTools: Set(request.tools.map(\.name)), speak: speak)
    let body = JSONWriter.compact(encoder(course).body(of: request))
    var failure: TransferFailure?
    do throws(TransferFailure) {
      try await transport.perform(httpRequest(course.url, body: body), for: receiver)
    } catch {
      failure = error
    }
    let outcome = receiver.end(failure) { ToolCall.makeID(random) }
    return (outcome, receiver.hasSpoken)
  }

  /// Whether there is something to do better, or to wait for; done or waited for on return.
  private func adjust(
    _ course: inout Course, after outcome: AttemptOutcome, _ request: LLMRequest
  ) async -> Bool {
    // Only whoever asks knows what can be left out.
    guard outcome.overflow == nil else { return false }
    if case .refused(let head, let complaint) = outcome {
      if course.redirects < RedirectPolicy.mostRedirects,
        let target = RedirectPolicy.target(head, from: course.url)
      {
        course.url = target
        course.redirects += 1
        return true
      }
      let sent = encoder(course).features(of: request)
      if let lesson = QuirkLearner.lesson(status: head.status, complaint: complaint, sent: sent) {
        return learn(lesson, &course)
      }
    }
    if isModelMissing(outcome), course.model != configuration.model {
      // A voice may wish for a model that is not there; it speaks through the usual one then.
      (course.model, course.lessons) = (configuration.model, [])
      return true
    }
    let policy = RetryPolicy(limits: configuration.limits, isLoopback: configuration.endpoint.isLoopback)
    let jitter = Double(random.index(below: 1001)) / 1000
    guard
      let pause = policy.pause(after: outcome, tries: course.tries, now: clock.now(), jitter: jitter)
    else { return false }
    course.tries += 1
    // A pause that is cancelled ends the turn, which the loop sees.
    try? await clock.sleep(pause)
    return true
  }

  /// Whether to ask again by it. Without tools it is another question, which only whoever asks can put.
  private func learn(_ lesson: EndpointQuirk, _ course: inout Course) -> Bool {
    if lesson == .refusesTools {
      quirks.learn([lesson], of: configuration.endpoint, model: course.model)
      course.isWithoutTools = true
      return false
    }
    return course.lessons.insert(lesson).inserted
  }

  private func isModelMissing(_ outcome: AttemptOutcome) -> Bool {
    FailureReader(key: configuration.key).failure(outcome, now: clock.now()) == .noSuchModel
  }

  // MARK: - One request

  private func encoder(_ course: Course) -> RequestEncoder {
    let known = quirks.quirks(of: configuration.endpoint, model: course.model)
    return RequestEncoder(
      model: course.model, answerTokens: configuration.answerTokens,
      quirks: known.union(course.lessons))
  }

  private func httpRequest(_ url: String, body: String) -> HTTPRequest {
    HTTPRequest(
      configuration, url: url, body: Array(body.utf8), accept: "text/event-stream, application/json",
      limits: configuration.limits)
  }
}
