import Foundation
import NudgySystem

/// The network that reads: for each word how likely each act is to begin or go on there, and which role the word has.
final class ReaderNetwork: Sendable {
  struct Reading: Sendable {
    /// One row of numbers a word.
    let hidden: [[Float]]
    /// For each word, two numbers an act: for a piece that begins there, and for one that goes on. Not yet probabilities.
    let pieces: [[Float]]
    let roles: [[Float]]
    /// Whether the word names somebody to contact; above 0 is likely.
    let persons: [Float]
  }

  private let weights: ReaderWeights
  private let layers: [RecurrentLayer]
  private let piece: Layer
  private let role: Layer
  private let person: Layer
  private let kind: Layer
  private let task: Layer
  private let about: Layer
  private let link: Layer
  private let verdict: Layer

  /// A matrix and what is added to its product.
  private struct Layer: Sendable {
    let matrix: Matrix
    let bias: [Float]

    init(_ weights: ReaderWeights, _ matrix: ReaderWeights.Name, _ bias: ReaderWeights.Name) {
      self.matrix = weights.matrix(matrix)
      self.bias = weights.column(bias)
    }

    func apply(_ vector: [Float]) -> [Float] {
      var sums = bias
      matrix.multiply(vector, into: &sums)
      return sums
    }
  }

  init(_ weights: ReaderWeights) {
    self.weights = weights
    layers = [
      RecurrentLayer(
        weights, forward: [.input0, .recurrent0, .bias0],
        backward: [.input0Reverse, .recurrent0Reverse, .bias0Reverse]),
      RecurrentLayer(
        weights, forward: [.input1, .recurrent1, .bias1],
        backward: [.input1Reverse, .recurrent1Reverse, .bias1Reverse]),
    ]
    piece = Layer(weights, .piece, .pieceBias)
    role = Layer(weights, .role, .roleBias)
    person = Layer(weights, .person, .personBias)
    kind = Layer(weights, .kind, .kindBias)
    task = Layer(weights, .task, .taskBias)
    about = Layer(weights, .about, .aboutBias)
    link = Layer(weights, .link, .linkBias)
    verdict = Layer(weights, .verdict, .verdictBias)
  }

  // MARK: - Words

  /// What is known of a word by itself: its own row and the mean of those of its affixes.
  private func embedding(_ word: String) -> [Float] {
    let own = weights.columns(.word)
    var numbers = [Float](repeating: 0, count: own + weights.columns(.affix))
    let scalars = Array(word.unicodeScalars)
    weights.add(
      ReaderHash.row("=", scalars, of: weights.rows(.word) - 1) + 1, of: .word, times: 1, to: &numbers, at: 0)
    let rows = weights.rows(.affix)
    let affixes = [
      ReaderHash.row("p", scalars.prefix(3), of: rows), ReaderHash.row("s", scalars.suffix(3), of: rows),
      ReaderHash.row("t", scalars.suffix(2), of: rows), ReaderHash.row("q", scalars.prefix(5), of: rows),
      ReaderHash.row("w", scalars, of: rows),
    ]
    for row in affixes {
      weights.add(row, of: .affix, times: 1 / Float(affixes.count), to: &numbers, at: own)
    }
    return numbers
  }

  /// How telling a word is, by its stem: the fewer messages have it, the more.
  func rarity(_ stem: String) -> Float {
    let rows = weights.rows(.rarity) * weights.columns(.rarity)
    return weights.value(ReaderHash.row("~", stem.unicodeScalars, of: rows), of: .rarity)
  }

  /// What a word goes with, by its stem; nil where that is not known.
  func meaning(ofStem stem: String) -> [Quad]? {
    guard let row = weights.row(ofStem: stem) else { return nil }
    var numbers = [Float](repeating: 0, count: meaningSize)
    weights.add(row, of: .meaning, times: 1, to: &numbers, at: 0)
    return Quad.all(numbers)
  }

  /// How many numbers tell what a word goes with.
  var meaningSize: Int { weights.columns(.meaning) }

  // MARK: - Reading

  /// - Parameters:
  ///   - seen: what the scene says of each word.
  ///   - likeness: what each word means, and how like it is to what is listed.
  func read(_ words: ReaderWords, seen: [[Bool]], likeness: [[Float]]) -> Reading {
    var rows = words.words.indices.map { place in
      let word = words.words[place]
      return embedding(word.norm) + (word.shape + seen[place]).map { $0 ? 1 : 0 } + likeness[place]
    }
    rows = RecurrentLayer.run(layers, rows)
    return Reading(
      hidden: rows, pieces: rows.map(piece.apply), roles: rows.map(role.apply),
      persons: rows.map { person.apply($0)[0] })
  }

  /// What a listed task is about, by the words of its title.
  func meaning(of title: ReaderWords) -> [Float] {
    let known = title.words.isEmpty ? [embedding("?")] : title.words.map { embedding($0.norm) }
    return task.apply(ReaderNetwork.mean(known[...]))
  }

  /// How likely each kind of talk or of question is, of those at some places, one a place.
  ///
  /// - Parameters:
  ///   - hidden: the rows of the words of a piece.
  ///   - words: what they are.
  func kinds(at places: Range<Int>, of hidden: ArraySlice<[Float]>, _ words: ArraySlice<ReaderWords.Word>)
    -> [Float]
  {
    let known = words.map { embedding($0.norm) }
    let scores = kind.apply(ReaderNetwork.mean(hidden) + ReaderNetwork.mean(known[...]))[places]
    let most = scores.max() ?? 0
    let shares = scores.map { exp($0 - most) }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / sum }
  }

  /// What a piece is about, by the rows of its words.
  func meaning(of hidden: ArraySlice<[Float]>) -> [Float] { about.apply(ReaderNetwork.mean(hidden)) }

  /// How a piece goes with a listed task; above 0 is likely.
  ///
  /// - Parameters:
  ///   - act: of the piece, by its place among the acts.
  ///   - signs: what is seen of both.
  func link(_ piece: [Float], act: Int, task: [Float], signs: [Float]) -> Float {
    let both = zip(piece, task).map(*)
    var acts = [Float](repeating: 0, count: ReaderAct.allCases.count)
    acts[act] = 1
    let inner = link.apply(signs + both + [both.reduce(0, +)] + acts)
    return verdict.apply(inner.map { max(0, $0) })[0]
  }

  private static func mean(_ rows: ArraySlice<[Float]>) -> [Float] {
    guard let first = rows.first else { return [] }
    let sums = rows.dropFirst().reduce(first) { zip($0, $1).map(+) }
    return sums.map { $0 / Float(rows.count) }
  }
}
