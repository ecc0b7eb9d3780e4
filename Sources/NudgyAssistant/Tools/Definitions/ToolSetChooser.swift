import NudgyCore

/// Which tools a model is offered: all of them unless its window is small, it runs here and does not say how large it is,
/// or its calls have gone wrong. What went wrong counts for the conversation, by endpoint and model.
struct ToolSetChooser: Sendable {
  /// Below this, all tools and the talk do not go into the window together.
  static let leastWindow = 8_000
  /// So many calls that could not be run are no accident,
  private static let mostInvalid = 3
  /// unless there were so many times as many that could.
  private static let goodPerInvalid = 3

  private struct Record {
    var calls = 0
    var invalid = 0
  }

  private var records: [String: Record] = [:]

  /// - Parameter model: names the endpoint and the model.
  func tools(for model: String, window: ContextWindow?, isLocal: Bool) -> ToolSet {
    if let record = records[model], record.invalid >= ToolSetChooser.mostInvalid,
      record.calls <= record.invalid * (ToolSetChooser.goodPerInvalid + 1)
    {
      return .small
    }
    // What a model was trained for is not what a server on this machine runs it with.
    guard let window, !(isLocal && window.source == .trained) else { return isLocal ? .small : .full }
    return window.tokens < ToolSetChooser.leastWindow ? .small : .full
  }

  mutating func note(_ exchanges: [ToolExchange], of model: String) {
    guard !exchanges.isEmpty else { return }
    records[model, default: Record()].calls += exchanges.count
    records[model, default: Record()].invalid += exchanges.count(where: \.isInvalid)
  }
}
