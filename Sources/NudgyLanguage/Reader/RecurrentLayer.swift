import Foundation

/// A long short-term memory that goes over the words in both directions; each word comes out with what was read up to it
/// from either side. Gates stand in the order of PyTorch: input, forget, cell, output.
struct RecurrentLayer: Sendable {
  private struct Direction: Sendable {
    let input: Matrix
    let recurrent: Matrix
    let bias: [Float]
  }

  private let forward: Direction
  private let backward: Direction
  /// How many numbers one direction gives for a word.
  let width: Int

  init(_ weights: ReaderWeights, forward: [ReaderWeights.Name], backward: [ReaderWeights.Name]) {
    func direction(_ names: [ReaderWeights.Name]) -> Direction {
      Direction(
        input: weights.matrix(names[0]), recurrent: weights.matrix(names[1]), bias: weights.column(names[2]))
    }
    self.forward = direction(forward)
    self.backward = direction(backward)
    width = self.forward.recurrent.columns
  }

  /// - Parameter words: one row of numbers a word.
  func run(_ words: [[Float]]) -> [[Float]] {
    var result = [[Float]](repeating: [Float](repeating: 0, count: 2 * width), count: words.count)
    run(forward, words, Array(words.indices), into: &result, at: 0)
    run(backward, words, words.indices.reversed(), into: &result, at: width)
    return result
  }

  private func run(
    _ direction: Direction, _ words: [[Float]], _ order: [Int], into result: inout [[Float]], at place: Int
  ) {
    var hidden = [Float](repeating: 0, count: width)
    var cell = hidden
    for index in order {
      var gates = direction.bias
      direction.input.multiply(words[index], into: &gates)
      direction.recurrent.multiply(hidden, into: &gates)
      for unit in 0..<width {
        let keeps = RecurrentLayer.sigmoid(gates[width + unit]) * cell[unit]
        let adds = RecurrentLayer.sigmoid(gates[unit]) * tanh(gates[2 * width + unit])
        cell[unit] = keeps + adds
        hidden[unit] = RecurrentLayer.sigmoid(gates[3 * width + unit]) * tanh(cell[unit])
        result[index][place + unit] = hidden[unit]
      }
    }
  }

  static func sigmoid(_ value: Float) -> Float { 1 / (1 + exp(-value)) }
}
