import NudgyCore

/// Why a route could not tell of a ring.
package enum RouteFailure: Error, Sendable, Equatable {
  /// There is nothing here that could; where a desktop is absent, that is as it should be.
  case absent
  /// A program that cannot be found or run.
  case notStarted
  /// A program's exit status, from 1.
  case exited(Int)
  /// The signal that ended a program.
  case signalled(Int)
  /// The HTTP status of a server that did not take it; redirections are among them.
  case refused(Int)
  case unreachable
  /// It was given up, and will not be waited for again at once.
  case timedOut

  /// Whether it is worth telling: that there is no desktop is none of the user's doing.
  var isTrouble: Bool { self != .absent }

  // MARK: - Kept

  var json: JSONValue {
    switch self {
    case .absent: ["absent": true]
    case .notStarted: ["notStarted": true]
    case .exited(let status): ["exited": .int(status)]
    case .signalled(let number): ["signalled": .int(number)]
    case .refused(let status): ["refused": .int(status)]
    case .unreachable: ["unreachable": true]
    case .timedOut: ["timedOut": true]
    }
  }

  init?(_ json: JSONValue) {
    guard let member = json.members?.first else { return nil }
    let number = member.value.intValue
    switch (member.name, number) {
    case ("absent", _): self = .absent
    case ("notStarted", _): self = .notStarted
    case ("exited", let status?): self = .exited(status)
    case ("signalled", let signal?): self = .signalled(signal)
    case ("refused", let status?): self = .refused(status)
    case ("unreachable", _): self = .unreachable
    case ("timedOut", _): self = .timedOut
    default: return nil
    }
  }
}
