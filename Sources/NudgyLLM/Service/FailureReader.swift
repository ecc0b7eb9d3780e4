import Foundation
import NudgyCore

/// The fact that a turn is told when a request has failed for good.
struct FailureReader: Sendable {
  let key: APIKey?

  /// Nil when the request was cancelled or did not fail.
  func failure(_ outcome: AttemptOutcome, now: Date) -> LLMFailure? {
    if let overflow = outcome.overflow { return .contextOverflow(limit: overflow.limit) }
    return switch outcome {
    case .answered, .broken(.cancelled): nil
    case .broken(let failure): FailureReader.failure(failure)
    case .flawed(.complaint(let complaint)):
      outcome.status == 429
        ? .rateLimited(retryAfter: nil)
        : .refused(status: complaint.status ?? 500, complaint: words(complaint))
    case .flawed(.cutOff): .disconnected
    case .flawed(.garbled): .garbled
    case .flawed(.tooLong): .tooLong
    case .refused(let head, let complaint): refusal(outcome.status ?? head.status, head, complaint, now)
    }
  }

  private func refusal(_ status: Int, _ head: HTTPHead, _ complaint: ServerComplaint?, _ now: Date)
    -> LLMFailure
  {
    switch status {
    case 429: return .rateLimited(retryAfter: RetryAfter.seconds(head, now: now))
    // Servers like to repeat parts of a key they did not take.
    case 401, 403: return .refused(status: status)
    case 400, 404:
      let names = [complaint?.code, complaint?.message].compactMap(\.self).joined(separator: " ").lowercased()
      let isModel =
        names.contains("model_not_found")
        || names.contains("model")
          && ["not found", "does not exist", "not exist"].contains { names.contains($0) }
      return isModel ? .noSuchModel : .refused(status: status, complaint: complaint.flatMap(words))
    case 300...399: return .redirected(host: RedirectPolicy.host(of: head["location"] ?? ""))
    default: return .refused(status: status, complaint: complaint.flatMap(words))
    }
  }

  private func words(_ complaint: ServerComplaint) -> String? {
    let words = key?.redacted(complaint.message) ?? complaint.message
    return words.isEmpty ? nil : words
  }

  private static func failure(_ failure: TransferFailure) -> LLMFailure {
    switch failure {
    case .libraryMissing: .libraryMissing
    case .hostNotFound: .hostNotFound
    case .unreachable: .unreachable
    case .notTrusted: .notTrusted
    case .timedOut: .timedOut
    case .disconnected, .cancelled: .disconnected
    case .tooLong: .tooLong
    case .garbled: .garbled
    case .noAuthorities: .misconfigured(.noAuthorities)
    case .misconfigured: .misconfigured(.notAURL)
    }
  }
}
