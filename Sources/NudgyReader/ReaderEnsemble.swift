import Foundation
import NudgySystem

/// The networks that the weights hold: one, or several that learnt the same from other beginnings, whose mean is more often
/// right and above all less sure where it is wrong.
struct ReaderEnsemble: Sendable {
  private let networks: [ReaderNetwork]
  /// Tells what words mean and how telling they are, in which all are one.
  let first: ReaderNetwork

  /// Words up to which several networks read; a longer ramble only the first, as a person waits for it.
  static let mostWords = 120

  /// The networks of this program; nil when their table is damaged.
  static let own = ReaderEnsemble(ReaderWeights.own.map(ReaderNetwork.init))

  init?(_ networks: [ReaderNetwork]) {
    guard let first = networks.first else { return nil }
    (self.networks, self.first) = (networks, first)
  }

  struct Reading: Sendable {
    fileprivate let networks: [ReaderNetwork]
    fileprivate let readings: [ReaderNetwork.Reading]
    /// For each word the logarithms of how likely each act is to begin or go on there.
    let acts: [[Float]]
    let roles: [[Float]]
    /// Whether the word names somebody to contact; above 0 is likely.
    let persons: [Float]
  }

  func read(_ words: ReaderWords, seen: [[Bool]], likeness: [[Float]]) -> Reading {
    let networks = words.words.count > ReaderEnsemble.mostWords ? [first] : networks
    let readings = networks.map { $0.read(words, seen: seen, likeness: likeness) }
    return Reading(
      networks: networks, readings: readings,
      acts: ReaderEnsemble.mean(readings.map { $0.pieces.map(ReaderEnsemble.likelihoods) }).map {
        $0.map { log($0) }
      },
      roles: ReaderEnsemble.mean(readings.map { $0.roles.map(ReaderEnsemble.likelihoods) }),
      persons: ReaderEnsemble.mean(readings.map { [$0.persons] })[0])
  }

  /// What a listed task is about in the eyes of each network.
  func meanings(of title: ReaderWords) -> [[Float]] { networks.map { $0.meaning(of: title) } }

  private static func likelihoods(_ scores: [Float]) -> [Float] {
    let most = scores.max() ?? 0
    let shares = scores.map { exp($0 - most) }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / sum }
  }

  private static func mean(_ rows: [[[Float]]]) -> [[Float]] {
    guard rows.count > 1 else { return rows.first ?? [] }
    let share = 1 / Float(rows.count)
    return rows[0].indices.map { row in
      rows[0][row].indices.map { column in rows.reduce(0) { $0 + $1[row][column] } * share }
    }
  }
}

extension ReaderEnsemble.Reading {
  /// What a piece is about in the eyes of each network.
  func meanings(_ place: Range<Int>) -> [[Float]] {
    zip(networks, readings).map { $0.meaning(of: $1.hidden[place]) }
  }

  /// How likely a piece is about a listed task.
  func link(_ piece: [[Float]], act: Int, task: [[Float]], signs: [Float]) -> Float {
    let sum = networks.indices.reduce(Float(0)) {
      $0 + RecurrentLayer.sigmoid(networks[$1].link(piece[$1], act: act, task: task[$1], signs: signs))
    }
    return sum / Float(networks.count)
  }

  /// What kind of talk a piece is, or what it asks; nil for acts that are of one kind.
  func kind(of place: Range<Int>, _ words: ArraySlice<ReaderWords.Word>, act: ReaderAct)
    -> (kind: ReaderKind, certainty: Float)?
  {
    guard let places = ReaderKind.places(of: act) else { return nil }
    let told = zip(networks, readings).map { $0.kinds(at: places, of: $1.hidden[place], words) }
    let sums = told.dropFirst().reduce(told[0]) { zip($0, $1).map(+) }
    guard let best = sums.indices.max(by: { sums[$0] < sums[$1] }) else { return nil }
    return (ReaderKind.allCases[places.lowerBound + best], sums[best] / Float(networks.count))
  }
}
