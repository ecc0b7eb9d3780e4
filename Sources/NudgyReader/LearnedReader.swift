import Foundation
import NudgySystem

/// Cuts a message into pieces and says of each what it does, which of its words are what, and which listed tasks it is
/// about. A pure function of the message, its scene and what was learnt.
package struct LearnedReader: Sendable {
  private let networks: ReaderEnsemble
  private let titles: TitleMemory

  /// The reader of this program; nil when its table is damaged.
  package static let own = ReaderEnsemble.own.map(LearnedReader.init)

  init(_ networks: ReaderEnsemble) {
    self.networks = networks
    titles = TitleMemory(networks)
  }

  /// Whether a word goes with anything it was told of.
  func knows(_ stem: String) -> Bool { networks.first.meaning(ofStem: stem) != nil }

  package func read(_ text: String, in scene: ReaderScene = ReaderScene()) -> [ReadPiece] {
    let words = ReaderWords(text)
    let listed = scene.tasks.map { titles.title($0.title) }
    let signs = SceneSigns(scene, titles: listed.map(\.content))
    let likeness = Likeness(words, titles: signs.stems, networks.first)
    let reading = networks.read(
      words, seen: signs.rows(words), likeness: likeness.rows(card: signs.card, touched: signs.touched))
    let steps = PieceDecoder.decode(reading.acts, lineStarts: words.words.map(\.beginsLine))
    let starts = steps.indices.filter { $0 == 0 || steps[$0].begins }
    return zip(starts, starts.dropFirst() + [steps.count]).map { start, end in
      let act = steps[start].act
      var piece = ReadPiece(
        act: ReaderAct.allCases[act], words: start..<end,
        span: words.words[start].span.lowerBound..<words.words[end - 1].span.upperBound)
      piece.wordSpans = words.words[start..<end].map(\.span)
      piece.roles = (start..<end).map { LearnedReader.role(reading.roles[$0]) }
      // Whether a word begins the piece or goes on with it is another matter than what it does.
      let logs = reading.acts[start..<end]
      piece.certainty = LearnedReader.certainty(of: act, logs)
      piece.creates = LearnedReader.certainty(of: 0, logs)
      // Putting off until friday and moving to friday differ by little: what is sure is that it has another day.
      if let other = LearnedReader.sibling(of: piece.act), piece.roles.contains(.time) {
        piece.certainty += LearnedReader.certainty(of: other, logs)
      }
      piece.persons = (start..<end).map { reading.persons[$0] > 0 }
      if let kind = reading.kind(of: start..<end, words.words[start..<end], act: piece.act) {
        (piece.kind, piece.kindCertainty) = (kind.kind, kind.certainty)
      }
      guard piece.act.isOnTasks else { return piece }
      let meaning = reading.meanings(start..<end)
      let seen = signs.piece(words.words[start..<end], rarity: networks.first.rarity)
      let like = likeness.piece(start..<end)
      piece.links = scene.tasks.indices.map { task in
        let certainty = reading.link(
          meaning, act: act, task: listed[task].meanings, signs: signs.link(task, seen) + like[task])
        return ReadPiece.Link(
          number: scene.tasks[task].number, certainty: certainty, likeness: like[task][2])
      }
      return piece
    }
  }

  /// The place of the other act that gives a task another time.
  private static func sibling(of act: ReaderAct) -> Int? {
    switch act {
    case .snooze: ReaderAct.allCases.firstIndex(of: .update)
    case .update: ReaderAct.allCases.firstIndex(of: .snooze)
    default: nil
    }
  }

  /// How likely some words are of an act, in the mean.
  private static func certainty(of act: Int, _ logs: ArraySlice<[Float]>) -> Float {
    logs.reduce(0) { $0 + exp($1[2 * act]) + exp($1[2 * act + 1]) } / Float(logs.count)
  }

  private static func role(_ scores: [Float]) -> ReaderRole {
    let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    return ReaderRole(rawValue: best) ?? .other
  }
}
