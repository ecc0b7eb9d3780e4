package import Foundation

/// The penguin as it stands there now.
package struct PenguinState: Sendable, Equatable {
  package private(set) var expression: PenguinExpression
  package private(set) var since: Date

  package init(expression: PenguinExpression = .idle, since: Date) {
    self.expression = expression
    self.since = since
  }

  /// Takes on an expression.
  package mutating func show(_ expression: PenguinExpression, at instant: Date) {
    self.expression = expression
    since = instant
  }

  /// What is to be seen at an instant: a feeling fades, and after a long silence the penguin nods off.
  package func expression(at instant: Date) -> PenguinExpression {
    let elapsed = instant.timeIntervalSince(since)
    if elapsed >= PenguinState.patience { return .sleeping }
    return elapsed >= PenguinState.span(of: expression) ? .idle : expression
  }

  /// Seconds of silence after which the penguin sleeps.
  private static let patience: Double = 15 * 60

  /// Seconds for which an expression is worn; thinking and sleeping last until something happens.
  private static func span(of expression: PenguinExpression) -> Double {
    switch expression {
    case .celebrating, .thumbsUp: 8
    case .happy: 20
    case .encouraging: 60
    case .idle, .thinking, .sleeping: .infinity
    }
  }
}
