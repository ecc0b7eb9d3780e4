import NudgyCore

/// The calls of one answer of a model, as they come: the same one again counts once, and more than anybody means ends the
/// answer.
struct AskedCalls {
  /// Sixty tasks, each made by itself, and some more.
  static let most = 100

  private(set) var calls: [AskedCall] = []
  private(set) var areTooMany = false
  private var seen: Set<String> = []
  private let isModel: Bool

  init(ofModel isModel: Bool) {
    self.isModel = isModel
  }

  /// Whether more may come.
  mutating func take(_ call: AskedCall) -> Bool {
    if isModel, case .written(let call) = call {
      guard seen.insert("\(call.name) \(JSONWriter.compact(call.arguments))").inserted else { return true }
      guard calls.count < AskedCalls.most else {
        areTooMany = true
        return false
      }
    }
    calls.append(call)
    return true
  }
}
