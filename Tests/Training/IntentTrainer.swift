import Foundation

/// A row of the corpus: the place of its class, and what its message shows.
struct TrainingRow {
  let label: Int
  let features: [String]
}

/// Softmax regression by FTRL-Proximal, whose first norm keeps most weights at nothing.
///
/// After McMahan et al., "Ad Click Prediction: a View from the Trenches", KDD 2013, algorithm 1.
struct IntentTrainer {
  private let rate = 0.25
  private let smoothing = 1.0
  private let sparseness = 2.0
  private let shrinking = 0.05
  /// A feature seen in fewer rows is left out.
  private let leastRows = 2

  private let classes: Int
  private let names: [String]
  private let rows: [(label: Int, features: [Int])]
  /// By feature and class: the gathered gradients, and the sums of their squares.
  private var gathered: [Double]
  private var squares: [Double]

  init(rows: [TrainingRow], classes: Int) {
    self.classes = classes
    var counts: [String: Int] = [:]
    for row in rows { for feature in row.features { counts[feature, default: 0] += 1 } }
    let leastRows = leastRows
    let names = counts.filter { $0.value >= leastRows }.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    self.names = names
    self.rows = rows.map { row in (row.label, row.features.compactMap { places[$0] }) }
    gathered = Array(repeating: 0, count: names.count * classes)
    squares = gathered
  }

  mutating func train(epochs: Int) {
    // A fixed order that mixes the classes: a step that shares no factor with the count visits every row.
    let step = [7919, 7907, 7901].first { rows.count % $0 != 0 } ?? 1
    for _ in 0..<epochs {
      for turn in rows.indices { learn(rows[turn * step % rows.count]) }
    }
  }

  private mutating func learn(_ row: (label: Int, features: [Int])) {
    let probabilities = probabilities(row.features)
    for feature in row.features {
      for place in 0..<classes {
        let gradient = probabilities[place] - (place == row.label ? 1 : 0)
        let cell = feature * classes + place
        let sum = squares[cell] + gradient * gradient
        let drift = (sum.squareRoot() - squares[cell].squareRoot()) / rate
        gathered[cell] += gradient - drift * weight(cell)
        squares[cell] = sum
      }
    }
  }

  private func weight(_ cell: Int) -> Double {
    let pull = gathered[cell]
    guard abs(pull) > sparseness else { return 0 }
    let signed = pull < 0 ? -sparseness : sparseness
    return (signed - pull) / ((smoothing + squares[cell].squareRoot()) / rate + shrinking)
  }

  private func probabilities(_ features: [Int]) -> [Double] {
    var scores = [Double](repeating: 0, count: classes)
    for feature in features {
      for place in 0..<classes { scores[place] += weight(feature * classes + place) }
    }
    let most = scores.max() ?? 0
    let powers = scores.map { exp($0 - most) }
    let sum = powers.reduce(0, +)
    return powers.map { $0 / sum }
  }

  /// The weights that are not nothing, by feature in order and then by class.
  var weights: [(feature: String, weights: [Double])] {
    names.enumerated().map { place, name in (name, (0..<classes).map { weight(place * classes + $0) }) }
  }

  /// How many of the rows it has learnt from it gets right, in percent.
  func rightShare() -> Int {
    let right = rows.count { row in
      let found = probabilities(row.features)
      return found.indices.max { found[$0] < found[$1] } == row.label
    }
    return 100 * right / max(1, rows.count)
  }
}
