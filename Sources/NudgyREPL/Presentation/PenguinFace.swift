import NudgyAssistant
import NudgyTerminal

/// The penguin's face in a few cells, for where the whole bird would be too much.
enum PenguinFace {
  /// Nil when there is nothing to show: a calm penguin leaves the prompt alone.
  static func text(_ expression: PenguinExpression) -> String? {
    switch expression {
    case .idle: nil
    case .happy: "^▾^"
    case .thinking: "°▾°"
    case .sleeping: "-▾-"
    case .celebrating: "*^▾^*"
    case .thumbsUp: "•▾-"
    case .encouraging: "•▾•♥"
    }
  }
}

extension PenguinPose {
  /// The drawing that shows an expression.
  init(_ expression: PenguinExpression) {
    self =
      switch expression {
      case .idle: .idle
      case .happy: .happy
      case .thinking: .thinking
      case .sleeping: .sleeping
      case .celebrating: .celebrating
      case .thumbsUp: .thumbsUp
      case .encouraging: .encouraging
      }
  }
}
