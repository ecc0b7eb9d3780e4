import NudgyCore
import NudgyLanguage

extension TraceStep {
  var json: JSONValue {
    [
      "stage": .string(stage.rawValue), "name": .string(name), "outcome": JSONValue(outcome),
      "source": .array([.int(source.lowerBound), .int(source.upperBound)]),
    ]
  }
}

extension JSONValue {
  /// The document with a trace as its last member.
  func with(_ trace: [TraceStep]) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [.init("trace", .array(trace.map(\.json)))])
  }
}
