import NudgyCore

/// How one request ended.
enum AttemptOutcome: Sendable, Equatable {
  case answered
  case broken(TransferFailure)
  /// A success by its status, but not by its bytes.
  case flawed(AnswerFlaw)
  case refused(HTTPHead, ServerComplaint?)

  /// The status, where the server gave one or meant one.
  var status: Int? {
    switch self {
    case .answered, .broken: nil
    case .flawed(.complaint(let complaint)): complaint.status ?? (isRateLimit(complaint) ? 429 : nil)
    case .flawed: nil
    case .refused(let head, let complaint):
      // An account without credit will not have any in a second.
      complaint.map(isOutOfCredit) == true ? 402 : head.status
    }
  }

  /// Set where the request was longer than the model's window.
  var overflow: OverflowReader.Overflow? {
    switch self {
    case .answered, .broken: nil
    case .flawed(.complaint(let complaint)): OverflowReader.overflow(complaint)
    case .flawed: nil
    case .refused(let head, let complaint):
      [400, 413, 422, 500].contains(head.status) ? complaint.flatMap(OverflowReader.overflow) : nil
    }
  }

  private func isRateLimit(_ complaint: ServerComplaint) -> Bool {
    [complaint.code, complaint.type].contains { $0?.contains("rate_limit") == true }
  }

  private func isOutOfCredit(_ complaint: ServerComplaint) -> Bool {
    [complaint.code, complaint.type].contains("insufficient_quota")
  }
}
