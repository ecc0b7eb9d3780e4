/// Finds the best run of pieces that can be: a word goes on with the act that the word before it has, or begins a piece.
enum PieceDecoder {
  struct Step: Sendable, Equatable {
    let act: Int
    let begins: Bool
  }

  /// - Parameters:
  ///   - logs: for each word, the logarithms of two probabilities an act: begins, goes on.
  ///   - lineStarts: whether each word begins a line; no piece goes on there.
  static func decode(_ logs: [[Float]], lineStarts: [Bool] = []) -> [Step] {
    guard let first = logs.first else { return [] }
    let acts = first.count / 2
    var begun = (0..<acts).map { first[2 * $0] }
    var inside = [Float](repeating: -1e9, count: acts)
    var back: [(best: Int, wasInside: [Bool])] = []
    for (index, row) in logs.enumerated().dropFirst() {
      let both = (0..<acts).map { max(begun[$0], inside[$0]) }
      let best = both.indices.max { both[$0] < both[$1] } ?? 0
      back.append((best, (0..<acts).map { inside[$0] > begun[$0] }))
      begun = (0..<acts).map { both[best] + row[2 * $0] }
      let isCut = index < lineStarts.count && lineStarts[index]
      inside = isCut ? [Float](repeating: -1e9, count: acts) : (0..<acts).map { both[$0] + row[2 * $0 + 1] }
    }
    var act = (0..<acts).max { max(begun[$0], inside[$0]) < max(begun[$1], inside[$1]) } ?? 0
    var isInside = inside[act] > begun[act]
    var steps = [Step(act: act, begins: !isInside)]
    for (best, wasInside) in back.reversed() {
      if !isInside { act = best }
      isInside = wasInside[act]
      steps.append(Step(act: act, begins: !isInside))
    }
    return steps.reversed()
  }
}
