/// Makes texts nobody would write, near those that people do: corpus phrases, joined, cut and damaged.
package struct InputMaker: Sendable {
  private var dice: SeededDice

  package init(seed: UInt64) {
    dice = SeededDice(seed: seed)
  }

  /// The next text, up to about `size` bytes.
  package mutating func next(size: Int = 240) -> String {
    switch dice.roll(10) {
    case 0: return noise(size)
    case 1: return repetition(size)
    case 2...4: return words(size)
    default: return mutated(phrases())
    }
  }

  /// Bytes without sense.
  private mutating func noise(_ size: Int) -> String {
    let bytes = (0..<dice.roll(size)).map { _ in UInt8(dice.roll(256)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One piece again and again.
  private mutating func repetition(_ size: Int) -> String {
    let unit = (dice.pick(SeedWords.all) ?? "a") + (dice.roll(3) == 0 ? "" : " ")
    return String(repeating: unit, count: max(1, dice.roll(size) / max(1, unit.utf8.count)))
  }

  /// Words that rules read, in any order.
  private mutating func words(_ size: Int) -> String {
    let separator = dice.pick([" ", " ", " ", "", "-", ", ", "\n", "/"]) ?? " "
    var words: [String] = []
    for _ in 0..<(1 + dice.roll(max(2, size / 8))) { words.append(dice.pick(SeedWords.all) ?? "") }
    return words.joined(separator: separator)
  }

  /// One to four sentences.
  private mutating func phrases() -> String {
    var phrases: [String] = []
    for _ in 0..<(1 + dice.roll(4)) { phrases.append(dice.pick(SeedSentences.all) ?? "") }
    return phrases.joined(separator: dice.pick([" ", ". ", ", ", " and ", "\n", " um "]) ?? " ")
  }

  /// Letters and words of a text lost, doubled, swapped or changed.
  private mutating func mutated(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<dice.roll(6) where !bytes.isEmpty {
      let place = dice.roll(bytes.count)
      switch dice.roll(7) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8(32 + dice.roll(95)), at: place)
      case 2: bytes[place] = UInt8(dice.roll(256))
      case 3: bytes.swapAt(place, dice.roll(bytes.count))
      case 4:
        let end = min(bytes.count, place + 1 + dice.roll(12))
        bytes.insert(contentsOf: bytes[place..<end], at: dice.roll(bytes.count))
      case 5: bytes.insert(contentsOf: Array(" \(dice.pick(SeedWords.all) ?? "") ".utf8), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + dice.roll(8)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
