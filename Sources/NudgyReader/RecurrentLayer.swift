import Dispatch
import Foundation
import NudgySystem
import Synchronization

/// A long short-term memory that goes over the words in both directions; each word comes out with what was read up to it
/// from either side. Gates stand in the order of PyTorch: input, forget, cell, output.
struct RecurrentLayer: Sendable {
  private struct Direction: Sendable {
    let input: ReaderWeights.Name
    let recurrent: ReaderWeights.Name
    let bias: [Quad]
  }

  private let weights: ReaderWeights
  private let forward: Direction
  private let backward: Direction
  /// How many quads one direction gives for a word.
  private let units: Int

  init(_ weights: ReaderWeights, forward: [ReaderWeights.Name], backward: [ReaderWeights.Name]) {
    func direction(_ names: [ReaderWeights.Name]) -> Direction {
      Direction(input: names[0], recurrent: names[1], bias: Quad.all(weights.column(names[2])))
    }
    self.weights = weights
    self.forward = direction(forward)
    self.backward = direction(backward)
    let width = weights.columns(forward[1])
    precondition(width.isMultiple(of: 4), "the gates are taken apart by quads")
    units = width / 4
  }

  /// Memory that the directions of all layers use in turn: for few words, getting it anew would cost more than what is
  /// reckoned in it. Side by side each has its own.
  private struct Room {
    var panels = Panels()
    /// What is said to the gates of all words.
    var gates: [Quad] = []
  }

  /// - Parameter words: one row of numbers a word.
  static func run(_ layers: [RecurrentLayer], _ words: [[Float]]) -> [[Float]] {
    guard !words.isEmpty else { return [] }
    var room = Room()
    let rows = layers.reduce(words.flatMap(Quad.all)) { $1.run($0, count: words.count, in: &room) }
    let size = rows.count / words.count
    return words.indices.map { Quad.numbers(rows[$0 * size..<($0 + 1) * size]) }
  }

  /// From so many words on, each direction has a thread of its own: a person waits.
  private static let many = 120

  private func run(_ words: [Quad], count: Int, in room: inout Room) -> [Quad] {
    var result = [Quad](repeating: .zero, count: count * 2 * units)
    guard count >= RecurrentLayer.many else {
      for isForward in [true, false] { run(words, count, isForward, in: &room, into: &result) }
      return result
    }
    let halves = Mutex([[Quad]]())
    DispatchQueue.concurrentPerform(iterations: 2) { half in
      var (room, rows) = (Room(), [Quad](repeating: .zero, count: count * 2 * units))
      run(words, count, half == 0, in: &room, into: &rows)
      halves.withLock { $0.append(rows) }
    }
    // Each filled its own places and left the others at zero.
    for rows in halves.withLock({ $0 }) {
      for index in rows.indices { result[index] += rows[index] }
    }
    return result
  }

  private func run(
    _ words: [Quad], _ count: Int, _ isForward: Bool, in room: inout Room, into result: inout [Quad]
  ) {
    let direction = isForward ? forward : backward
    enter(words, count: count, direction, &room)
    let order = isForward ? Array(0..<count) : Array((0..<count).reversed())
    run(direction, order, in: &room, into: &result, at: isForward ? 0 : units)
  }

  /// What the words themselves say to the gates. That does not hang on their order, so all go through at once.
  private func enter(_ words: [Quad], count: Int, _ direction: Direction, _ room: inout Room) {
    let distance = direction.bias.count
    room.gates.removeAll(keepingCapacity: true)
    room.gates.reserveCapacity(count * distance)
    for _ in 0..<count { room.gates += direction.bias }
    for panel in 0..<distance / 2 {
      room.panels.load(direction.input, panel..<panel + 1, of: weights)
      room.panels.multiply(words, count: count, into: &room.gates, at: 2 * panel, distance: distance)
    }
  }

  private func run(
    _ direction: Direction, _ order: [Int], in room: inout Room, into result: inout [Quad], at place: Int
  ) {
    room.panels.load(direction.recurrent, 0..<direction.bias.count / 2, of: weights)
    var hidden = [Quad](repeating: .zero, count: units)
    var cell = hidden
    for index in order {
      let gate = index * 4 * units
      room.panels.multiply(hidden, count: 1, into: &room.gates, at: gate, distance: 4 * units)
      for unit in 0..<units {
        let enters = Squash.sigmoid(room.gates[gate + unit])
        let stays = Squash.sigmoid(room.gates[gate + units + unit])
        let news = Squash.tanh(room.gates[gate + 2 * units + unit])
        let leaves = Squash.sigmoid(room.gates[gate + 3 * units + unit])
        cell[unit] = stays * cell[unit] + enters * news
        hidden[unit] = leaves * Squash.tanh(cell[unit])
        result[index * 2 * units + place + unit] = hidden[unit]
      }
    }
  }

  static func sigmoid(_ value: Float) -> Float { 1 / (1 + exp(-value)) }
}
