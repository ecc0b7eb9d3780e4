// Which things one verb governs: "buy milk, eggs" is one errand, "call mom and bread" are two.
extension ClauseCutter {
  /// "call mom and bread", "pay the rent and piano lesson": nothing that the verb is said of.
  func isForeign(_ item: Range<Int>, to verb: Int, object: Range<Int>) -> Bool {
    guard item.count <= 4, !words[item.lowerBound].isAny([.determiner]),
      !ListVerbs.getting.contains(words[verb].text),
      let last = nounEnd(item), let first = nounEnd(firstObject(object))
    else { return false }
    let named = Noun.singular(words[last].text)
    if ListVerbs.engagements.contains(named)
      || last > item.lowerBound && finder.isCompoundNoun(at: last - 1)
    {
      return !ListVerbs.arranging.contains(words[verb].text)
        && !ListVerbs.engagements.contains(words[first].text)
    }
    guard !ListVerbs.handling.contains(words[verb].text), let kinds = Noun.kinds(words[last].text),
      kinds.contains(where: { "fhmpc".contains($0) })
    else { return false }
    return Noun.kinds(words[first].text).map { known in !known.contains { kinds.contains($0) } }
      ?? true
  }

  /// "…, buy milk and eggs": the last of a list, and yet said of the same verb as what stands before it.
  func isAlike(_ item: Range<Int>, to verb: Int, object: Range<Int>) -> Bool {
    if isParallel(item, object) { return true }
    let text = words[verb].text
    let named = item.lowerBound..<(nounEnd(item).map { $0 + 1 } ?? item.upperBound)
    if ListVerbs.reaching.contains(text), isPerson(named), isPerson(firstObject(object)) {
      return true
    }
    guard let left = nounEnd(lastObject(object)), let right = nounEnd(item),
      let known = Noun.kinds(words[left].text), let kinds = Noun.kinds(words[right].text)
    else { return false }
    return ListVerbs.getting.contains(text) || known.contains { kinds.contains($0) }
  }

  /// "buy milk, *eggs*": another object of the verb before.
  func isGoverned(_ item: Range<Int>, by shape: ItemShape, until index: Int) -> Bool {
    guard let verb = shape.verb, shape.object < index else { return false }
    let object = shape.object..<index
    if isPlace(item, after: index) || isParallel(item, object) { return true }
    let text = words[verb].text
    if ListVerbs.deferring.contains(text) { return true }
    if ListVerbs.reaching.contains(text) { return isPerson(item) && isPerson(firstObject(object)) }
    // "buy stamps, lunch with dad"
    if isMealWithSomeone(item) { return false }
    let isGetting = ListVerbs.getting.contains(text)
    guard !hasTail(firstObject(object)) else { return false }
    if isGetting, isSeries(from: item.lowerBound) { return true }
    guard let left = nounEnd(lastObject(object)), let right = nounEnd(item),
      let known = Noun.kinds(words[left].text), let kinds = Noun.kinds(words[right].text)
    else { return false }
    let shared = known.filter { kinds.contains($0) }
    if isGetting { return !shared.isEmpty }
    return ListVerbs.cooking.contains(text) && shared.contains("f")
      || ListVerbs.cleaning.contains(text) && shared.contains("r")
  }

  /// "book the vet for monday, *the groomer for tuesday*", "call mom friday, *dad saturday*": one verb, and for each
  /// thing its own time.
  func isTimedAlike(_ item: Range<Int>, _ shape: ItemShape, until index: Int) -> Bool {
    guard let verb = shape.verb, shape.object < index, words[index - 1].when >= 0 else { return false }
    let low = (shape.object..<index).last {
      $0 > shape.object && words[$0 - 1].when >= 0 && words[$0].when < 0
    }
    let before = (low ?? shape.object)..<index
    let named = item.lowerBound..<(nounEnd(item).map { $0 + 1 } ?? item.lowerBound)
    let first = before.lowerBound..<(nounEnd(before).map { $0 + 1 } ?? before.lowerBound)
    guard !named.isEmpty, !first.isEmpty, !words[named].contains(where: { $0.isAny([.number]) }) else {
      return false
    }
    if ListVerbs.reaching.contains(words[verb].text) { return isPerson(named) && isPerson(first) }
    if words[verb].text == "pay" {
      return ListVerbs.payable.contains(Noun.singular(words[named.upperBound - 1].text))
    }
    return words[named.lowerBound].isAny([.determiner]) && words[first.lowerBound].isAny([.determiner])
  }

  func isMealWithSomeone(_ item: Range<Int>) -> Bool {
    item.count > 2 && words[item.lowerBound + 1].text == "with"
      && ["lunch", "dinner", "breakfast", "brunch", "coffee", "drinks", "tea"].contains(
        words[item.lowerBound].text)
  }

  func hasOwnTime(_ item: Range<Int>) -> Bool { words[item].contains { $0.when >= 0 } }

  /// "clean the kitchen, the bathroom": said alike, meant alike.
  func isParallel(_ item: Range<Int>, _ object: Range<Int>) -> Bool {
    let last = lastObject(object)
    guard item.count <= 4, last.count <= 4, !last.isEmpty, !hasTail(last) else { return false }
    return words[item.lowerBound].isAny([.determiner])
      && words[last.lowerBound].isAny([.determiner])
      && !words[item.lowerBound].isAny([.number])
  }

  /// "Portland, Oregon"
  func isPlace(_ item: Range<Int>, after index: Int) -> Bool {
    guard item.count <= 2, words[index - 1].isAny([.capital]),
      words[item.lowerBound].isAny([.capital])
    else {
      return false
    }
    let name = words[item].map(\.text).joined(separator: "-")
    return WordTable.regions.contains(name)
  }

  /// Whether the clause began its sentence and nothing but names follows to the end of it.
  func isSeries(from head: Int) -> Bool {
    guard words[start].pause == .stop else { return false }
    var place = head
    let limit = min(words.count, head + 48)
    while place < limit {
      let lead = leadLength(at: place)
      let item = place + lead
      guard item < words.count else { return true }
      if frameLength(at: item) > 0 || finder.isTaskHead(at: item, afterBreak: true) {
        return false
      }
      place = segmentEnd(from: item)
      if place < words.count, words[place].pause == .stop { return true }
    }
    return true
  }

  func firstObject(_ object: Range<Int>) -> Range<Int> {
    let end = object.dropFirst().first { words[$0].pause >= .comma || words[$0].text == "and" }
    return object.lowerBound..<(end ?? object.upperBound)
  }

  func lastObject(_ object: Range<Int>) -> Range<Int> {
    let low = max(object.lowerBound, object.upperBound - Self.longestItem)
    let begin = (low..<object.upperBound).last { words[$0].pause >= .comma }
    return (begin ?? low)..<object.upperBound
  }

  /// "wine *for the hostess*": more than the thing itself.
  func hasTail(_ range: Range<Int>) -> Bool {
    range.count > 5
      || range.dropFirst().contains {
        words[$0].isAny([.preposition]) && words[$0].text != "of" || words[$0].when >= 0
      }
  }

  func isPerson(_ range: Range<Int>) -> Bool {
    guard range.count <= 3, let last = range.last else { return false }
    return PersonWord.contains(words[last].text) || range.allSatisfy { words[$0].isAny([.capital]) }
  }

  /// The last noun before a preposition: "bags" in "two bags of rice" is passed over for "rice".
  func nounEnd(_ range: Range<Int>) -> Int? {
    var end: Int?
    for index in range {
      let word = words[index]
      if word.when >= 0 || word.isAny([.preposition]) && word.text != "of"
        || index > range.lowerBound && word.pause > .none
      {
        break
      }
      if !word.isAny(.small), !word.isAny([.number]) { end = index }
    }
    return end
  }
}
