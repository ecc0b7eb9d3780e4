import Foundation

/// How likely each class of `IntentModel` is for one message.
package struct IntentGuess {
  /// The likeliest class.
  package let intent: Intent
  /// By class, 0 to 1; together 1.
  private let probabilities: [Double]

  /// `scores` in units of `IntentModel.unit`, by class.
  init(scores: [Int]) {
    let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    let powers = scores.map { exp(Double($0 - scores[best]) * IntentModel.unit) }
    let sum = powers.reduce(0, +)
    intent = IntentModel.classes[best]
    probabilities = powers.map { $0 / sum }
  }

  /// Of the likeliest class.
  package var probability: Double { probability(of: intent) }

  package func probability(of intent: Intent) -> Double {
    IntentModel.classes.firstIndex(of: intent).map { probabilities[$0] } ?? 0
  }
}
