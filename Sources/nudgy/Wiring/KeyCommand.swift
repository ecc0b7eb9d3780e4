import Foundation
import NudgyCore
import NudgyLLM

/// Fetches the key from a program that prints it. The key goes from its output into the request, and nowhere else.
enum KeyCommand {
  private static let longest: Double = 20
  private static let longestOutput = 16 << 10

  /// The first line that `command` prints.
  ///
  /// Plain words, quoted or not, are run as they are; only what needs a shell gets one.
  static func key(
    from command: String, environment: [String: String], seconds: Double = longest
  ) async throws(EndpointProblem) -> APIKey {
    let words = CommandWords.split(command) ?? ["/bin/sh", "-c", command]
    let text = try await output(of: words, environment, seconds).get()
    guard let line = text.split(whereSeparator: \.isNewline).first else { throw .keyCommand(.failed) }
    return try APIKey(line.trimmed)
  }

  /// The key that `secret-tool store --label=Nudgy service nudgy` put into the desktop's keyring; nil without one.
  static func keyringKey(environment: [String: String]) async throws(EndpointProblem) -> APIKey? {
    let words = ["secret-tool", "lookup", "service", "nudgy"]
    guard case .success(let text) = await output(of: words, environment, 5) else { return nil }
    let key = text.trimmed
    return key.isEmpty ? nil : try APIKey(key)
  }

  /// What a program writes to its standard output, at a thread of its own, as waiting blocks.
  private static func output(
    of words: [String], _ environment: [String: String], _ seconds: Double
  ) async -> Result<String, EndpointProblem> {
    guard let program = words.first.flatMap({ ProgramPath.find($0, environment) }) else {
      return .failure(.keyCommand(.notFound))
    }
    return await BlockingWork.run { run(program, Array(words.dropFirst()), environment, seconds) }
  }

  private static func run(
    _ program: String, _ arguments: [String], _ environment: [String: String], _ seconds: Double
  ) -> Result<String, EndpointProblem> {
    let outcome = ChildProcess.run(
      program, arguments, environment: environment, seconds: seconds, atMost: longestOutput)
    return switch outcome {
    case .printed(let bytes): .success(String(decoding: bytes, as: UTF8.self))
    case .failed: .failure(.keyCommand(.failed))
    case .notStarted: .failure(.keyCommand(.notFound))
    case .timedOut: .failure(.keyCommand(.timedOut))
    case .tooMuch: .failure(.keyCommand(.tooMuch))
    }
  }
}
