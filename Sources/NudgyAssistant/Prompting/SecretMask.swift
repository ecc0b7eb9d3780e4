import NudgyCore
import Synchronization

/// Keeps secrets back from a model: in what is sent, `[secret 1]` stands for each, always the same one, and in the
/// calls that come back each stands in its place again.
final class SecretMask: Sendable {
  static let opening = "[secret "

  private struct State {
    /// Bytes of the secrets, in the order they were met.
    var secrets: [String] = []
    var numbers: [String: Int] = [:]
    /// How many of them were told.
    var told = 0
  }

  private let state = Mutex(State())

  func masked(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let places = SecretFinder.places(in: bytes)
    guard !places.isEmpty else { return text }
    var masked: [UInt8] = []
    var end = 0
    for place in places {
      masked += bytes[end..<place.lowerBound]
      masked += mark(for: String(decoding: bytes[place], as: UTF8.self)).utf8
      end = place.upperBound
    }
    return String(decoding: masked + bytes[end...], as: UTF8.self)
  }

  func masked(_ request: LLMRequest) -> LLMRequest {
    var request = request
    request.messages = request.messages.map { masked($0) }.map(hidingKnown)
    return request
  }

  /// Shorter ones are too like other words to be known again.
  private static let leastKnown = 4

  /// What was met as a secret is kept back wherever it stands, cut from the words that told it.
  private func hidingKnown(_ message: LLMMessage) -> LLMMessage {
    let known = state.withLock { $0.secrets }.enumerated().filter { $0.element.utf8.count >= Self.leastKnown }
    let hide = { (text: String) in
      known.reduce(text) { text, secret in
        text.contains(secret.element)
          ? text.replacing(secret.element, with: SecretMask.mark(secret.offset + 1)) : text
      }
    }
    return switch message {
    case .system(let text): .system(hide(text))
    case .user(let text): .user(hide(text))
    case .toolResult(let id, let content): .toolResult(callID: id, content: hide(content))
    case .assistant(let text, let calls):
      .assistant(
        text: hide(text),
        calls: calls.map { ToolCall(id: $0.id, name: $0.name, arguments: $0.arguments.mapStrings(hide)) })
    }
  }

  func masked(_ message: LLMMessage) -> LLMMessage {
    switch message {
    case .system(let text): .system(masked(text))
    case .user(let text): .user(masked(text))
    case .toolResult(let id, let content): .toolResult(callID: id, content: masked(content))
    case .assistant(let text, let calls):
      .assistant(
        text: masked(text),
        calls: calls.map { ToolCall(id: $0.id, name: $0.name, arguments: masked($0.arguments)) })
    }
  }

  func revealed(_ call: ToolCall) -> ToolCall {
    var call = call
    call.arguments = call.arguments.mapStrings(revealed)
    return call
  }

  func revealed(_ text: String) -> String {
    guard text.contains(SecretMask.opening) else { return text }
    let secrets = state.withLock { $0.secrets }
    return secrets.enumerated().reduce(text) { text, secret in
      text.replacing(SecretMask.mark(secret.offset + 1), with: secret.element)
    }
  }

  /// How many were kept back that were not told of yet; each counts once.
  func takeNews() -> Int {
    state.withLock { state in
      defer { state.told = state.secrets.count }
      return state.secrets.count - state.told
    }
  }

  private func masked(_ value: JSONValue) -> JSONValue { value.mapStrings { masked($0) } }

  private func mark(for secret: String) -> String {
    state.withLock { state in
      if let number = state.numbers[secret] { return SecretMask.mark(number) }
      state.secrets.append(secret)
      state.numbers[secret] = state.secrets.count
      return SecretMask.mark(state.secrets.count)
    }
  }

  private static func mark(_ number: Int) -> String { "\(opening)\(number)]" }
}

extension JSONValue {
  fileprivate func mapStrings(_ transform: (String) -> String) -> JSONValue {
    switch self {
    case .string(let text): .string(transform(text))
    case .array(let elements): .array(elements.map { $0.mapStrings(transform) })
    case .object(let members):
      .object(members.map { .init($0.name, $0.value.mapStrings(transform)) })
    case .null, .bool, .int, .double: self
    }
  }
}
