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
  package func expression(at instant: Date) -> PenguinExpression { expression }
}
