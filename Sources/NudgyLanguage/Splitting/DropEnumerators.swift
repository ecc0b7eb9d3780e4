// "One, call the electrician. Two, send the photos": numbers that only count the things to do.
extension WordRefiner {
  static let dropEnumerators = WordRefiner(name: "drop enumerators") { words, _ in
    guard let places = enumerated(words) else { return words }
    var result: [Word] = []
    result.reserveCapacity(words.count)
    var next = places.startIndex
    var begins = false
    var skip = 0
    for (index, word) in words.enumerated() {
      if next < places.endIndex, places[next].lowerBound == index {
        skip = places[next].count
        next += 1
        begins = true
      }
      if skip > 0 {
        skip -= 1
        continue
      }
      var word = word
      if begins { word.pause = .stop }
      begins = false
      result.append(word)
    }
    return result
  }

  private static let counts = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

  /// Where "one", "two" and so on stand, each before something to do; nil when fewer than two do.
  private static func enumerated(_ words: [Word]) -> [Range<Int>]? {
    var places: [Range<Int>] = []
    var finder: HeadFinder?
    for index in words.indices where places.count < counts.count && words[index].text == counts[places.count]
    {
      let reader = finder ?? HeadFinder(words: words)
      finder = reader
      guard let place = enumerator(at: index, reader) else { continue }
      places.append(place)
    }
    return places.count > 1 ? places : nil
  }

  /// "one", "number two", when something to do or a pause follows and a sentence or a pause is before it.
  private static func enumerator(at index: Int, _ finder: HeadFinder) -> Range<Int>? {
    let words = finder.words
    guard words[index].when < 0, index + 1 < words.count else { return nil }
    let isCounted = index > 0 && words[index - 1].text == "number"
    let first = isCounted ? index - 1 : index
    let isOpening =
      first == 0 || words[first].pause >= .comma || words[first - 1].isAny([.connective, .filler])
      || isCounted
    var head = index + 1
    while head + 1 < words.count, words[head].isAny([.filler]) { head += 1 }
    let isDeed = finder.isTaskHead(at: head, afterBreak: true) || finder.frameLength(at: head) > 0
    // Without a pause only a verb that is nothing else tells "two send the photos" from "two calls".
    let isClear = words[head].isAny([.strongVerb]) && words[head].pause == .none
    guard isDeed,
      isOpening || isClear && (index == 0 || !words[index - 1].isAny([.verb, .determiner, .preposition]))
    else { return nil }
    return first..<index + 1
  }
}
