// Lists: "dog treats, sign the form, paper plates and call Rosa". A comma between short items parts them, unless
// the second one shows that it belongs to the first.
extension ClauseCutter {
  /// An item as far as it has been read: its verb, if it has one, and where its object begins.
  struct ItemShape {
    var verb: Int?
    var object: Int
  }

  /// No item of a list is longer.
  static let longestItem = 14

  /// Whether the pause or "and" before the word at `index` parts two items of a list.
  func separatesItems(at index: Int) -> Bool {
    guard index > start, !words[index].flags.contains(.joined), !isInBrackets(index) else {
      return false
    }
    if words[index].when >= 0, words[index - 1].when == words[index].when { return false }
    switch words[index].pause {
    case .comma: return isItemAfterComma(index)
    case .none, .slight:
      switch words[index].text {
      case "and", "&": return isItemAfterAnd(index)
      case "then": return isItemAfterThen(index)
      case "after" where finder.word(index + 1)?.text == "that": return isItemAfterThen(index)
      case "also", "plus": return isItemAfterAddition(index)
      // "oh god the toast" adds nothing.
      case "oh" where leadLength(at: index) > 1: return isItemAfterAddition(index)
      default: return false
      }
    case .stop: return false
    }
  }

  /// Whether the message is written line by line.
  var isInLines: Bool { message.lineCount > 2 }

  func isItemAfterComma(_ index: Int) -> Bool {
    let head = index + leadLength(at: index)
    guard head < words.count, head == index || words[head].pause < .comma,
      frameLength(at: head) == 0,
      let shape = shape(to: index)
    else { return false }
    let end = segmentEnd(from: head)
    let isDeed = finder.isTaskHead(at: head, afterBreak: true)
    // "text Rosie, see if she wants to"
    if isDeed, isAskedOnCall(head) { return false }
    guard isDeed || isNounItem(head..<end) else { return false }
    if isDeed { return true }
    // "- oil change, tires too": the lines are the list.
    if isInLines, words[start].pause == .stop { return false }
    if hasOwnTime(head..<end), isTimedAlike(head..<end, shape, until: index) { return false }
    return words[end - 1].text != "too" && !isGoverned(head..<end, by: shape, until: index)
  }

  /// "run two miles then *post office*": "then" is said between deeds and never inside one.
  func isItemAfterThen(_ index: Int) -> Bool {
    let head = index + leadLength(at: index)
    guard head < words.count, head > index, words[head].pause == .none, shape(to: index) != nil
    else {
      return false
    }
    let end = segmentEnd(from: head)
    return !finder.isTaskHead(at: head, afterBreak: true) && frameLength(at: head) == 0
      && isNounItem(head..<end)
  }

  /// "walk the dog *oh also birdseed*", "count the till *and also a charger*": one thing more, unless the verb wants it
  /// as well.
  func isItemAfterAddition(_ index: Int) -> Bool {
    guard isItemAfterThen(index), let shape = shape(to: index) else { return false }
    let head = index + leadLength(at: index)
    guard let verb = shape.verb, shape.object < index, words[index].text != "oh" else { return true }
    return !isAlike(head..<segmentEnd(from: head), to: verb, object: shape.object..<index)
  }

  /// "…, retirement paperwork and passport photos": the last of a list, or a thing no verb before it could want.
  func isItemAfterAnd(_ index: Int) -> Bool {
    if finder.word(index + 1)?.text == "then" { return isItemAfterThen(index) }
    if finder.word(index + 1)?.text == "also" { return isItemAfterAddition(index) }
    let head = index + leadLength(at: index)
    guard head < words.count, head > index, words[head].pause == .none,
      !finder.isPair(around: index)
    else {
      return false
    }
    let end = segmentEnd(from: head)
    guard isNounItem(head..<end), !finder.isTaskHead(at: head, afterBreak: true),
      let shape = shape(to: index)
    else { return false }
    let isLast = (end == words.count || words[end].pause == .stop) && commaItems > 0
    guard let verb = shape.verb, shape.object < index else { return isLast }
    // "take glass and cardboard to the dump": both of them.
    if ListVerbs.carrying.contains(words[verb].text), hasTail(head..<end),
      !hasTail(firstObject(shape.object..<index))
    {
      return false
    }
    if isForeign(head..<end, to: verb, object: shape.object..<index) { return true }
    return isLast && !isAlike(head..<end, to: verb, object: shape.object..<index)
  }

  // MARK: What an item is

  /// What stands between the start of the clause and `index`, as an item; nil for a story, a question, a time.
  func shape(to index: Int) -> ItemShape? {
    message.context.effort?.note(index - start)
    var place = start + leadLength(at: start)
    if let afterTime = timeEnd(at: place) { place = afterTime }
    guard place < index else { return nil }
    let frame = frameLength(at: place)
    if frame > 0 {
      place += frame
      while place < index, words[place].isAny([.adverb]), !words[place].isAny([.verb]) {
        place += 1
      }
      return place < index ? ItemShape(verb: place, object: place + 1) : nil
    }
    if let need = needLength(at: place) {
      return place + need < index ? ItemShape(verb: place + need - 1, object: place + need) : nil
    }
    if ["please", "actually"].contains(words[place].text), place + 1 < index { place += 1 }
    if finder.isTaskHead(at: place, afterBreak: true)
      || place + 1 == index && words[place].isAny([.verb])
    {
      return ItemShape(verb: place, object: place + 1)
    }
    return isNounItem(place..<index) ? ItemShape(verb: nil, object: place) : nil
  }

  /// "i need milk": what is needed is to be got.
  func needLength(at index: Int) -> Int? {
    var place = index
    if ["i", "we"].contains(words[place].text) {
      place += 1
      if finder.word(place)?.text == "will" { place += 1 }
    }
    guard place < words.count, words[place].text == "need" else { return nil }
    return place - index + 1
  }

  /// Whether the word is the verb of the clause being read.
  func isItemVerb(_ index: Int) -> Bool {
    words[index].isAny([.verb]) && shape(to: index + 1)?.verb == index
  }

  /// The next pause or connective after `head`.
  func segmentEnd(from head: Int) -> Int {
    var place = head + 1
    let limit = min(words.count, head + Self.longestItem + 1)
    while place < limit {
      if words[place].pause >= .comma { break }
      if ["and", "&", "then", "also", "plus", "but", "oh", "so", "because"].contains(
        words[place].text),
        !finder.isPair(around: place)
      {
        break
      }
      place += 1
    }
    return place
  }

  /// Words that name something and neither tell nor ask.
  func isNounItem(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, range.count <= Self.longestItem, opensThing(range.lowerBound) else {
      return false
    }
    var isNamed = false
    for index in range {
      let word = words[index]
      if word.when >= 0 { continue }
      if word.isAny([.be, .have, .modal, .negation])
        || word.isAny([.doForm]) && !word.isAny([.verb])
      {
        return false
      }
      if word.isAny([.subject, .question]), !word.isAny([.determiner]) { return false }
      if index > range.lowerBound, tells(index) { return false }
      if !word.isAny(.small), !WordTable.remarks.contains(word.text),
        !Self.tails.contains(word.text)
      {
        isNamed = true
      }
    }
    // "the good ones": more of what was named.
    let last = words[range.upperBound - 1].text
    return isNamed
      && !(["one", "ones"].contains(last) && words[range.lowerBound].isAny([.determiner]))
  }

  static let tails: Set<String> = [
    "etc", "please", "thanks", "asap", "whatever", "whatnot", "same", "though", "too", "instead",
    "everything",
  ]

  /// Whether a name of something can begin here.
  func opensThing(_ index: Int) -> Bool {
    let word = words[index]
    if word.isAny([.determiner, .number]) {
      return !["that", "this", "these", "those", "no"].contains(word.text)
    }
    if word.text == "do" || word.isAny([.verb]) && !word.isAny([.weakVerb]) { return true }
    // "quick call with Lou", but not "too early".
    if word.isAny([.adverb]) { return ["quick", "maybe", "possibly"].contains(word.text) }
    return !word.isAny([
      .preposition, .subordinator, .question, .subject, .negation, .modal, .be, .have, .connective,
      .filler,
      .reason, .object, .doForm,
    ])
  }

  /// "tony usually *picks* up": a word that makes a story of the noun before it.
  func tells(_ index: Int) -> Bool {
    let word = words[index]
    if words[index - 1].text.hasSuffix("'s"), isContractedBe(index - 1) { return true }
    if words[index - 1].isAny([.determiner, .preposition]) { return false }
    if word.isAny([.past]) { return !word.isAny([.verb]) && word.text != "done" }
    return Self.tellingVerbs.contains(word.text) && !word.isAny([.adverb])
      || WordTable.happenings.contains(word.text) && !word.isAny([.verb])
  }

  // MARK: What the list is

  /// Which clauses are items of lists in which at least one is known as something to do.
  func listed(_ areItems: [Bool]) -> [Bool] {
    var result = [Bool](repeating: false, count: starts.count)
    var first = 0
    while first < starts.count {
      var end = first + 1
      while end < starts.count, areItems[end] { end += 1 }
      // "Hot dog buns. Dishes.": sentences can be a list too.
      if first == 0, areShort.allSatisfy({ $0 }) { end = starts.count }
      if end > first + 1, (first..<end).contains(where: isKnownItem) {
        for place in first..<end { result[place] = true }
      }
      first = end
    }
    return result
  }

  func isShortItem(to end: Int) -> Bool {
    end - start <= 9 && shape(to: end) != nil
      && !(start..<end).contains { words[$0].isAny([.question, .be]) }
  }

  func isKnownItem(_ place: Int) -> Bool {
    let end = place + 1 < starts.count ? starts[place + 1] : words.count
    let head = starts[place] + leadLength(at: starts[place])
    guard head < end else { return false }
    if frameLength(at: head) > 0 || finder.isTaskHead(at: head, afterBreak: true) {
      return true
    }
    return nounEnd(head..<end).map { Noun.isKnown(words[$0].text) } == true
  }
}
