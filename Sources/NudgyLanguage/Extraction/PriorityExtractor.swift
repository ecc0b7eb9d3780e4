import NudgyCore

/// "asap", "urgent", "!high", "p1", "low energy", "takes 20 minutes": words that say how, not what.
enum PriorityExtractor {
  private struct Marker {
    let words: [String]
    let priority: TaskPriority?
    var energy: EnergyLevel?
  }

  private static let tails: [Marker] = [
    Marker(words: ["!", "high"], priority: .high),
    Marker(words: ["!", "critical"], priority: .critical),
    Marker(words: ["!", "urgent"], priority: .critical),
    Marker(words: ["!", "medium"], priority: .medium),
    Marker(words: ["!", "low"], priority: .low),
    Marker(words: ["high", "priority"], priority: .high),
    Marker(words: ["top", "priority"], priority: .critical),
    Marker(words: ["medium", "priority"], priority: .medium),
    Marker(words: ["low", "priority"], priority: .low),
    Marker(words: ["as", "soon", "as", "possible"], priority: .high),
    Marker(words: ["it", "is", "urgent"], priority: .critical),
    Marker(words: ["it", "is", "important"], priority: .high),
    Marker(words: ["really", "important"], priority: .high),
    Marker(words: ["very", "important"], priority: .high),
    Marker(words: ["not", "urgent"], priority: .low),
    Marker(words: ["no", "rush"], priority: .low),
    Marker(words: ["no", "hurry"], priority: .low),
    Marker(words: ["whenever"], priority: .low),
    Marker(words: ["asap"], priority: .high),
    Marker(words: ["urgently"], priority: .critical),
    Marker(words: ["urgent"], priority: .critical),
    Marker(words: ["important"], priority: .high),
    Marker(words: ["immediately"], priority: .critical),
    Marker(words: ["p1"], priority: .critical),
    Marker(words: ["p2"], priority: .high),
    Marker(words: ["low", "energy"], priority: nil, energy: .low),
    Marker(words: ["high", "energy"], priority: nil, energy: .high),
    Marker(words: ["low", "effort"], priority: nil, energy: .low),
  ]

  /// What they begin with.
  private static let openers = WordSet(tails.map { $0.words[0] })

  static func extract(from words: inout [Word], into fields: inout CaptureFields) {
    var index = 0
    while index < words.count {
      guard words.count > 1, openers.mayHold(words[index].place),
        let marker = tails.first(where: { matches(words, index, $0.words) }),
        isMarker(words, index..<index + marker.words.count)
      else {
        index += 1
        continue
      }
      if let priority = marker.priority { fields.priority = fields.priority ?? priority }
      fields.energy = fields.energy ?? marker.energy
      words.removeSubrange(index..<index + marker.words.count)
    }
  }

  private static func matches(_ words: [Word], _ index: Int, _ wanted: [String]) -> Bool {
    guard words[index].text == wanted[0], index + wanted.count <= words.count else { return false }
    return wanted.indices.allSatisfy { words[index + $0].text == wanted[$0] }
  }

  /// "send the urgent letter" names a letter; "send the letter urgent" sets a priority.
  private static func isMarker(_ words: [Word], _ range: Range<Int>) -> Bool {
    let isAtEnd =
      range.upperBound == words.count || words[range.upperBound].pause > .none
      || words[range.upperBound].when >= 0 || words[range.upperBound].text == "!"
    let before = range.lowerBound > 0 ? words[range.lowerBound - 1] : nil
    if before?.isAny([.determiner, .be, .preposition]) == true { return false }
    return isAtEnd || range.lowerBound == 0 && words[0].text != "whenever"
      || words[range.lowerBound].text == "!"
  }
}
