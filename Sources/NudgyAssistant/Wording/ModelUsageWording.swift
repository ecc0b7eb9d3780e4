/// What models were asked for, in words.
package enum ModelUsageWording {
  /// `3 requests, about 1200 tokens`.
  package static func amount(_ usage: ModelUsage) -> String {
    guard usage.calls > 0 else { return "no requests" }
    let calls = usage.calls == 1 ? "1 request" : "\(usage.calls) requests"
    return "\(calls), \(usage.isEstimated ? "about " : "")\(usage.tokens) tokens"
  }

  /// `, of at most 50 requests`; empty without a limit.
  static func limit(_ budget: DailyBudget) -> String {
    let parts = parts(of: budget)
    return parts.isEmpty ? "" : ", of at most \(parts.joined(separator: " and "))"
  }

  /// `50 requests and 20000 tokens a day`.
  package static func limits(_ budget: DailyBudget) -> String {
    let parts = parts(of: budget)
    return parts.isEmpty ? "no limit" : parts.joined(separator: " and ") + " a day"
  }

  private static func parts(of budget: DailyBudget) -> [String] {
    [budget.calls.map { "\($0) requests" }, budget.tokens.map { "\($0) tokens" }].compactMap(\.self)
  }
}
