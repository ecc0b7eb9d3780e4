import NudgyCore

/// "asap", "urgent", "!high", "p1", "low energy": words that say how, not what.
struct FieldMarkers {
  private(set) var priority: TaskPriority?
  private(set) var energy: EnergyLevel?
  /// Where they stand, as UTF-8 offsets in the text.
  private(set) var spans: [Range<Int>] = []

  private struct Marker: Sendable {
    let words: [String]
    var priority: TaskPriority?
    var energy: EnergyLevel?

    init(_ words: String, _ priority: TaskPriority? = nil, energy: EnergyLevel? = nil) {
      self.words = words.split(separator: " ").map(String.init)
      self.priority = priority
      self.energy = energy
    }
  }

  private static let markers = [
    Marker("! high", .high), Marker("! critical", .critical), Marker("! urgent", .critical),
    Marker("! medium", .medium), Marker("! low", .low), Marker("high priority", .high),
    Marker("top priority", .critical), Marker("medium priority", .medium), Marker("low priority", .low),
    Marker("as soon as possible", .high), Marker("it 's urgent", .critical), Marker("it's urgent", .critical),
    Marker("it is urgent", .critical), Marker("it's important", .high), Marker("it is important", .high),
    Marker("really important", .high), Marker("very important", .high), Marker("not urgent", .low),
    Marker("no rush", .low), Marker("no hurry", .low), Marker("asap", .high), Marker("urgently", .critical),
    Marker("urgent", .critical), Marker("important", .high), Marker("immediately", .critical),
    Marker("p1", .critical), Marker("p2", .high), Marker("low energy", energy: .low),
    Marker("high energy", energy: .high), Marker("low effort", energy: .low),
  ]

  /// - Parameter isWhole: whether a marker counts wherever it stands, and not only where it names nothing.
  init(in text: String, isWhole: Bool = false) {
    let tokens = Tokenizer.tokenize(text).tokens
    var index = 0
    while index < tokens.count {
      guard let marker = FieldMarkers.marker(at: index, tokens, isWhole) else {
        index += 1
        continue
      }
      let end = index + marker.words.count
      priority = priority ?? marker.priority
      energy = energy ?? marker.energy
      spans.append(tokens[index].span.lowerBound..<tokens[end - 1].span.upperBound)
      index = end
    }
  }

  private static func marker(at index: Int, _ tokens: [Token], _ isWhole: Bool) -> Marker? {
    markers.first { marker in
      let end = index + marker.words.count
      guard end <= tokens.count, zip(tokens[index..<end], marker.words).allSatisfy({ $0.lower == $1 }),
        tokens.count > marker.words.count || isWhole
      else { return false }
      // "send the urgent letter" names a letter; "send the letter, urgent" says how.
      let isLast = end == tokens.count || tokens[end].kind != .word
      let before = index > 0 ? tokens[index - 1].lower : ""
      let isNamed = ["the", "a", "an", "my", "is", "are", "was", "most", "more", "of", "for"].contains(before)
      return isWhole || marker.words[0] == "!" || !isNamed && (isLast || index == 0)
    }
  }
}
