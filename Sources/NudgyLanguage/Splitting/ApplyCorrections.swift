// "call the no wait email the landlord", "on tuesday no wednesday": what is taken back goes, what replaces it
// stays.
extension WordRefiner {
  static let applyCorrections = WordRefiner(name: "apply corrections") { words, _ in
    var corrector = Corrector(words)
    corrector.run()
    return corrector.kept
  }
}

private struct Corrector {
  let words: [Word]
  /// What stays, so far.
  var kept: [Word] = []

  /// How far back a correction reaches.
  private static let reach = 12

  /// "sorry i meant soy milk": what only opens a correction of the message before.
  private static let openings: Set<String> = [
    "no", "sorry", "oops", "wait", "actually", "oh", "whoops", "hey",
  ]

  init(_ words: [Word]) {
    self.words = words
    kept.reserveCapacity(words.count)
  }

  mutating func run() {
    var index = 0
    while index < words.count {
      let marker = markerLength(at: index)
      if marker.length > 0, kept.contains(where: { !Self.openings.contains($0.text) }),
        index + marker.length < words.count,
        let resume = correct(from: afterReason(index + marker.length), isStrong: marker.isStrong, at: index)
      {
        index = resume
      } else {
        kept.append(words[index])
        index += 1
      }
    }
  }

  // MARK: Markers

  private static let strongMarkers = PatternTable(
    """
    oh wait no
    (wait|oh|sorry) no [wait|sorry|actually]
    no no [wait|no]
    no (wait|sorry|actually|hold on|hang on|i mean|i meant|rather) [no|i mean|make that|make it]
    (actually|wait) (no|wait|make that|make it)
    (wait|actually) i (mean|meant)
    wait actually
    no (scratch that|strike that|make that|make it)
    (scratch that|strike that|correction) [make that|make it]
    i (mean|meant)
    or (rather|actually)
    make that
    (oops|sorry) i (mean|meant)
    """)

  private static let weakMarkers = PatternTable(
    """
    (no|sorry|wait|actually|rather|oops|well)
    """)

  private func markerLength(at index: Int) -> (length: Int, isStrong: Bool) {
    switch words[index].text {
    case "oh", "wait", "sorry", "no", "actually", "scratch", "strike", "correction", "i", "or", "make",
      "oops",
      "rather", "well":
      break
    default: return (0, false)
    }
    let clause = Clause(Array(words[index..<min(words.count, index + 6)]), span: 0..<0)
    // "say no to the gallery"
    if index > 0, words[index].text == "no", ["say", "says", "said"].contains(words[index - 1].text) {
      return (0, false)
    }
    // "rerun the test and make that figure bigger"
    if index > 0, words[index].text == "make", ["and", "to", "so", "please"].contains(words[index - 1].text) {
      return (0, false)
    }
    if let strong = Self.strongMarkers.prefix(of: clause) { return (strong.count, true) }
    if let weak = Self.weakMarkers.prefix(of: clause) { return (weak.count, false) }
    return (0, false)
  }

  /// "no wait, that's already thursday, i mean for christmas": why it was wrong goes with it.
  private func afterReason(_ index: Int) -> Int {
    guard index < words.count, ["that", "it"].contains(words[index].text), index + 1 < words.count,
      words[index + 1].isAny([.be])
    else { return index }
    for place in index + 2..<max(index + 2, min(words.count - 2, index + 9))
    where words[place].text == "i" && ["mean", "meant"].contains(words[place + 1].text) {
      return place + 2
    }
    return index
  }

  // MARK: Alignment

  /// Drops from `kept` what the words from `start` on replace, and says where to go on; nil for no correction.
  private mutating func correct(from start: Int, isStrong: Bool, at marker: Int) -> Int? {
    let first = words[start]
    guard first.pause < .stop, words[marker].pause < .stop else { return nil }
    let isSetOff = first.pause == .comma && words[marker].pause == .comma
    if words[marker].text != "well", let resume = correctTime(from: start) { return resume }
    // "about the, well, the incident": only the same word again puts anything right.
    if words[marker].text == "well" {
      guard isSetOff, first.text == kept.last?.text else { return nil }
      return start + 1
    }
    guard isStrong || isSetOff || words[marker].text == "no" else { return nil }
    let finder = HeadFinder(words: words)
    if finder.isTaskHead(at: start, afterBreak: true) {
      return correctVerb(from: start)
    }
    if isSomeoneDoing(start) { return nil }
    if first.isAny([.determiner]), words[marker].text != "i" || isStrong {
      return drop(backTo: { $0.isAny([.determiner]) }, resumeAt: start)
    }
    if first.isAny([.preposition]) {
      return drop(backTo: { $0.text == first.text }, resumeAt: start)
    }
    if first.isAny([.number]) { return correctNumber(from: start) }
    // "no wait luis is not coming" tells something; it puts no other word in the place of the last.
    if start + 1 < words.count, words[start + 1].isAny([.be, .modal, .doForm, .have]) { return nil }
    guard isStrong || isSetOff, !first.isAny(.small), let last = kept.last, !last.isAny(.small) else {
      return nil
    }
    kept.removeLast()
    return appendFirst(start)
  }

  /// "no wait *his mother's doing* that": something is told, and no word put in the place of another.
  private func isSomeoneDoing(_ start: Int) -> Bool {
    words[start..<min(words.count, start + 4)].indices.dropLast().contains {
      words[$0].text.hasSuffix("'s") && words[$0 + 1].pause == .none
        && (words[$0 + 1].text.hasSuffix("ing") || words[$0 + 1].isAny([.be, .negation])
          || words[$0 + 1].text == "away" || words[$0 + 1].text == "out")
        // "no actually *the student can* do that"
        || $0 > start && words[$0].isAny([.modal]) && words[$0 + 1].isAny([.verb, .doForm])
    }
  }

  private mutating func appendFirst(_ start: Int) -> Int {
    var word = words[start]
    word.pause = .none
    kept.append(word)
    return start + 1
  }

  /// "on tuesday no wednesday": the later time replaces the earlier.
  private mutating func correctTime(from start: Int) -> Int? {
    let hasPreposition = words[start].when < 0 && words[start].isAny([.preposition])
    let timeStart = hasPreposition ? start + 1 : start
    guard timeStart < words.count, words[timeStart].when >= 0 else { return nil }
    let low = max(0, kept.count - Self.reach)
    guard let last = kept[low...].lastIndex(where: { $0.when >= 0 }) else { return nil }
    var first = last
    while first > low, kept[first - 1].when >= 0 { first -= 1 }
    if hasPreposition, first > low, kept[first - 1].isAny([.preposition]) { first -= 1 }
    kept.removeSubrange(first...last)
    return appendFirst(start)
  }

  /// "call the no wait email the landlord": the new verb replaces the old one and all after it.
  private mutating func correctVerb(from start: Int) -> Int? {
    let low = max(0, kept.count - Self.reach)
    let finder = HeadFinder(words: kept)
    var index = kept.count - 1
    while index >= low {
      let word = kept[index]
      let before = index > 0 ? kept[index - 1] : nil
      let isBreak =
        word.pause >= .comma || before == nil
        || before?.isAny([.connective, .modal, .filler, .adverb, .reason]) == true || before?.text == "to"
      if word.isAny([.verb]), isBreak || finder.isTaskHead(at: index, afterBreak: false) { break }
      if word.pause == .stop { return nil }
      index -= 1
    }
    guard index >= low else { return nil }
    if isSequence(from: start) {
      var word = words[start]
      word.pause = .stop
      kept.append(word)
      return start + 1
    }
    if let resume = keepObject(of: index, from: start) { return resume }
    kept.removeSubrange(index...)
    return appendFirst(start)
  }

  /// "text priya about the potluck no wait call her": only how is taken back, not whom and what about.
  private mutating func keepObject(of verb: Int, from start: Int) -> Int? {
    guard start + 1 < words.count, verb + 1 < kept.count, words[start].pause < .stop,
      ["her", "him", "them", "it"].contains(words[start + 1].text)
    else { return nil }
    var end = start + 2
    if end < words.count, words[end].text == "instead" { end += 1 }
    guard end == words.count || words[end].pause >= .comma || words[end].isAny([.connective]) else {
      return nil
    }
    var word = words[start]
    word.pause = kept[verb].pause
    kept[verb] = word
    return end
  }

  /// "book flights no book the hotel first": an order of doing, nothing is taken back.
  private func isSequence(from start: Int) -> Bool {
    words[start..<min(words.count, start + 6)].contains { $0.text == "first" || $0.text == "too" }
  }

  private mutating func correctNumber(from start: Int) -> Int? {
    let low = max(0, kept.count - 5)
    guard let index = kept[low...].lastIndex(where: { $0.isAny([.number]) && $0.when < 0 }) else {
      return nil
    }
    if index == kept.count - 1 {
      kept.removeLast()
      return appendFirst(start)
    }
    var number = words[start]
    number.pause = kept[index].pause
    kept[index] = number
    return start + 1
  }

  private mutating func drop(backTo isMatch: (Word) -> Bool, resumeAt start: Int) -> Int? {
    let low = max(0, kept.count - 6)
    guard let index = kept[low...].lastIndex(where: isMatch) else { return nil }
    kept.removeSubrange(index...)
    return appendFirst(start)
  }
}
