/// An order to a device, a player, a bank or a phone, which is carried out at once or not at all: "dim the hallway lamp",
/// "unfreeze the card", "start the audiobook where i left off".
///
/// Both the verb and the thing are needed, and the thing must be of a kind that verb is said of. Nothing may be said beside
/// them that an order has no use for, so "open a savings account for leo", "pause the piano lessons", "record a video for
/// grandma" stay tasks; so does what is to be done at a time.
struct Order {
  private let words: ArraySlice<Word>

  /// Whether the clause is one. In linear time.
  static func contains(_ clause: Clause) -> Bool { isOne(clause) || isPhrase(clause) }

  private static func isOne(_ clause: Clause) -> Bool {
    guard (2...12).contains(clause.count), let first = clause.words.first else { return false }
    guard isForNow(clause) else { return false }
    let order = Order(words: clause.words[...])
    return WordTable.orderVerbs.contains(first.text) ? order.isGiven || order.isSwitched : order.isSwitched
  }

  /// "turn off the heating at 10" can wait until then.
  static func isForNow(_ clause: Clause) -> Bool {
    clause.words.allSatisfy { $0.when < 0 || nowWords.contains($0.text) }
  }

  private static let nowWords: Set<String> = [
    "now", "right", "away", "immediately", "straight", "at", "once",
  ]

  // MARK: Verb and thing

  private var isGiven: Bool {
    var rest = words.dropFirst()
    let verb = words[words.startIndex].text
    var kinds = WordTable.orderVerbs[verb] ?? ""
    var isMoved = takeParticle(&rest, verb, &kinds)
    if ["connect", "disconnect"].contains(verb), ["to", "from", "with"].contains(rest.first?.text ?? "") {
      rest.removeFirst()
    }
    while let word = rest.first, Self.openers.contains(word.text) { rest.removeFirst() }
    let end = rest.indices.dropFirst().first { ends(rest[$0]) } ?? rest.endIndex
    guard let thing = Self.kinds(of: rest[..<end]) else { return false }
    rest = rest[end...]
    if rest.prefix(3).map(\.text) == ["all", "the", "way"] { rest.removeFirst(3) }
    if !isMoved { isMoved = takeParticle(&rest, verb, &kinds) || takeLastParticle(&rest, verb, &kinds) }
    if Self.needing.contains(verb), !isMoved, !(verb == "change" && thing.contains("z")) {
      guard !rest.isEmpty else { return false }
    }
    return thing.contains(where: kinds.contains) && isAccountedFor(rest)
  }

  /// "turn on the radio", "turn the radio on": the little word says what is done as much as the verb.
  private func takeParticle(_ rest: inout ArraySlice<Word>, _ verb: String, _ kinds: inout String) -> Bool {
    guard let word = rest.first, Self.particles.contains(word.text) else { return false }
    guard let phrasal = WordTable.orderVerbs["\(verb)-\(word.text)"] else { return false }
    kinds = phrasal
    rest.removeFirst()
    return true
  }

  /// "switch the socket in the office off"
  private func takeLastParticle(_ rest: inout ArraySlice<Word>, _ verb: String, _ kinds: inout String) -> Bool
  {
    guard rest.count > 1, let word = rest.last, Self.particles.contains(word.text),
      let phrasal = WordTable.orderVerbs["\(verb)-\(word.text)"]
    else { return false }
    kinds = phrasal
    rest.removeLast()
    return true
  }

  private static let particles: Set<String> = ["on", "off", "up", "down", "out", "over"]
  private static let openers: Set<String> = [
    "the", "my", "a", "an", "this", "that", "your", "our", "all", "some", "any", "another", "of",
  ]
  /// Verbs that say nothing before it is said what becomes of the thing: "change the light bulb" is work.
  private static let needing: Set<String> = ["make", "turn", "change", "put", "switch", "set"]

  /// Where the thing's name ends: at "in", "to", at what becomes of it, at how much.
  private func ends(_ word: Word) -> Bool {
    word.when >= 0 || word.isAny([.preposition]) && word.text != "do" || Self.states.contains(word.text)
      || Self.extents.contains(word.text) || Self.particles.contains(word.text) || word.text == "where"
      || word.isAny([.determiner]) && !word.isAny([.number])
  }

  /// The kinds of the thing named last: "the hallway light" is a light, "the music homework" homework.
  private static func kinds(of name: ArraySlice<Word>) -> String? {
    var name = name
    while let last = name.last, name.count > 1, last.isAny([.number]) || Int(last.text) != nil {
      name.removeLast()
    }
    if name.count > 1, ["app", "please", "instead"].contains(name.last?.text ?? "") { name.removeLast() }
    guard let last = name.last else { return nil }
    let head = Noun.singular(last.text)
    if let before = name.dropLast().last {
      for form in [head, last.text] {
        if let kinds = WordTable.orderThings["\(before.text)-\(form)"] { return kinds }
      }
    }
    return WordTable.orderThings[head] ?? WordTable.orderThings[last.text]
  }

  // MARK: What else is said

  /// Whether an order has a use for all that follows: how much, where, to which setting.
  private func isAccountedFor(_ rest: ArraySlice<Word>) -> Bool {
    var rest = rest
    while let word = rest.first {
      rest.removeFirst()
      if word.when >= 0 || word.isAny([.number]) || word.text.first?.isNumber == true { continue }
      if Self.states.contains(word.text) || Self.extents.contains(word.text) { continue }
      switch word.text {
      case "to": return rest.count <= 6
      case "by" where rest.contains { $0.isAny([.number]) || $0.text.first?.isNumber == true }: return true
      case "about", "called", "named": return !rest.isEmpty && isAudible
      case "where", "from":
        return rest.contains { ["left", "stopped", "paused", "beginning", "start", "top"].contains($0.text) }
      case "in", "on", "at", "of", "with", "through", "over", "around", "via", "for", "by":
        let end = rest.firstIndex { $0.isAny([.preposition]) } ?? rest.endIndex
        let name = rest[..<end]
        guard isPlace(name) else { return false }
        rest = rest[end...]
      default: return false
      }
    }
    return true
  }

  /// Whether it is about something that plays: "the podcast about dinosaurs".
  private var isAudible: Bool { OutOfScope.isPlayed(words) }

  private func isPlace(_ name: ArraySlice<Word>) -> Bool {
    guard let last = name.last, name.count <= 4 else { return false }
    return Self.rooms.contains(last.text) || Self.kinds(of: name) != nil || Self.extents.contains(last.text)
  }

  private static let rooms: Set<String> = [
    "attic", "background", "back", "basement", "bathroom", "bedroom", "corridor", "den", "dining",
    "downstairs",
    "everywhere", "garage", "garden", "hall", "hallway", "here", "home", "house", "kitchen", "left", "living",
    "lounge", "machine", "me", "nursery", "office", "patio", "percent", "porch", "right", "room", "shuffle",
    "side", "silent",
    "study", "there", "upstairs", "yard", "repeat", "loop",
  ]

  /// What a device becomes or does.
  private static let states: Set<String> = [
    "blue", "red", "green", "yellow", "orange", "purple", "pink", "white", "violet", "turquoise", "warm",
    "cool",
    "cold", "hot", "brighter", "dimmer", "darker", "bright", "dim", "louder", "quieter", "softer", "warmer",
    "cooler",
    "colder", "hotter", "higher", "lower", "faster", "slower", "ring", "beep", "vibrate", "buzz", "flash",
    "blink",
    "silent", "open", "shut", "closed", "high", "low", "medium",
  ]

  private static let extents: Set<String> = [
    "a", "bit", "little", "notch", "lot", "some", "more", "again", "please", "now", "completely", "slightly",
    "full",
    "half", "halfway", "way", "all", "max", "immediately", "already", "percent", "%", "degrees", "right",
    "away", "too", "speed",
    "back", "instead", "over", "tad", "touch", "up", "down", "asap", "quickly", "ahead", "downstairs",
    "upstairs", "outside", "inside", "here", "everywhere",
  ]

  // MARK: Without a verb

  /// "kitchen lights on", "plug socket two off", "vacuum start": a thing and what it is to do.
  private var isSwitched: Bool {
    var name = words
    while let last = name.last, name.count > 2, ["please", "now"].contains(last.text) { name.removeLast() }
    guard (2...5).contains(name.count), let last = name.last, let first = name.first else { return false }
    guard ["on", "off", "out", "start", "stop", "up", "down"].contains(last.text) else { return false }
    name.removeLast()
    if first.isAny([.strongVerb, .likelyVerb]), WordTable.orderThings[first.text] == nil { return false }
    guard let kinds = Self.kinds(of: name) else { return false }
    return kinds.contains { "aelim".contains($0) }
  }
}
