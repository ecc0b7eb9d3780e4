import NudgyCore

/// A time among the words of a task, and whether it is part of what the task is about: "ask about Saturday", "the
/// friday sync", and not "call on Saturday".
struct TopicTime {
  private let words: [Word]
  private let range: Range<Int>
  private let when: When
  private let whens: [When]

  init(_ words: [Word], _ range: Range<Int>, means whens: [When]) {
    self.words = words
    self.range = range
    self.whens = whens
    when = whens[words[range.lowerBound].when]
  }

  var isTopic: Bool {
    if when.recurrence != nil { return false }
    if isPossessive || isTakenInByNoun || isShift || isFromThen || isPurpose { return true }
    return isBlocked || isConfirmed || isAboutSomething || isNamedSpan || isPartOfName || isNewTime
      || isTimeOfQuestion
  }

  // MARK: Around it

  private var opener: Word { words[range.lowerBound] }
  private var verb: String { words[0].text }
  private var before: Word? { range.lowerBound > 0 ? words[range.lowerBound - 1] : nil }
  private var after: Word? { range.upperBound < words.count ? words[range.upperBound] : nil }

  private var isBeforeNoun: Bool {
    after.map { $0.pause == .none && !$0.isAny(.small) && !$0.isAny([.number]) } ?? false
  }

  /// Whether the word, found before the time or at its start, is a verb that orders.
  private func isOrder(_ word: Word) -> Bool { word.isAny([.strongVerb, .likelyVerb]) }

  /// "the menu for Thanksgiving", "shave the dog before summer": a feast or a season says what for as well as when.
  var namesOccasion: Bool {
    if isOfEvent { return true }
    let isOpened = opener.isAny([.preposition])
    guard let link = isOpened ? opener : before, range.lowerBound > (isOpened ? 1 : 2),
      ["for", "before", "over", "after"].contains(link.text)
    else { return false }
    let named = words[range].dropFirst(isOpened ? 1 : 0).filter { !$0.isAny([.determiner]) }
    switch named.first?.text {
    case "summer", "winter", "spring", "autumn", "fall": return named.count == 1
    default: break
    }
    let name = named.map { $0.text.filter { $0 != "'" } }.joined(separator: " ")
    return link.text == "for" && TimeVocabulary.holidays.contains { $0.1.contains(name) }
  }

  /// "slides for *monday's* standup", "before tomorrow's call": to be done by then. Not "ask about monday's".
  private var isOfEvent: Bool {
    guard words[range.upperBound - 1].text.hasSuffix("s"), when.isAllDay, isBeforeNoun else { return false }
    let isRelated = ["next", "this"].contains(before?.text) && range.lowerBound > 1
    let link = opener.isAny([.preposition]) ? opener : isRelated ? words[range.lowerBound - 2] : before
    return ["for", "before", "by"].contains(link?.text) && !Self.checkingVerbs.contains(verb)
  }

  // MARK: Ways of being the topic

  /// "tomorrow's agenda"
  private var isPossessive: Bool { words[range.upperBound - 1].text.hasSuffix("'s") }

  /// "swapping the friday shift", "before the weekend rush": the article belongs to the noun behind the day.
  private var isTakenInByNoun: Bool {
    guard isBeforeNoun else { return false }
    if opener.text == "the" || isDayOfThing { return true }
    return range.count > 2 && words[range.lowerBound + 1].text == "the"
      && ["before", "after", "during", "over"].contains(opener.text)
  }

  /// "slides for *Monday* standup"
  private var isDayOfThing: Bool {
    guard words[range.upperBound - 1].isAny([.day]), after?.isAny([.verb]) != true else { return false }
    return range.count == 2 && opener.text == "for" || range.count == 1 && before?.text == "for"
  }

  /// "cover my sunday", "swap friday": the shift of that day.
  private var isShift: Bool {
    guard let before, range.count == 1, when.isAllDay, opener.isAny([.day]),
      !["today", "tomorrow", "tonight"].contains(opener.text)
    else { return false }
    return ["my", "your", "his", "their", "cover", "swap", "swapping", "trade", "switch"]
      .contains(before.text)
  }

  /// "the notes from monday"
  private var isFromThen: Bool {
    guard opener.text == "from", let before else { return false }
    return !isOrder(before) && when.end == nil
  }

  /// "flights for christmas, before december 5th": what for, where a deadline is said as well.
  private var isPurpose: Bool {
    when.role == .plain && (before?.text == "for" || opener.text == "for")
      && words.contains { $0.when >= 0 && whens[$0.when].role == .deadline }
  }

  /// "block out sunday for the deck": the day itself is what is done to.
  private var isBlocked: Bool { verb == "block" && range.lowerBound <= 2 && opener.text != "for" }

  /// "confirm the table for friday"
  private var isConfirmed: Bool {
    (opener.text == "for" || before?.text == "for") && Self.topicVerbs.contains(verb)
  }

  /// "about the podcast on thursday", "about friday"
  private var isAboutSomething: Bool {
    guard let before else { return false }
    if ["about", "regarding", "re", "concerning"].contains(before.text) { return true }
    guard before.text == "on" || opener.text == "on" else { return false }
    // "call the plumber about it on monday": what it is about was said before.
    let behind = words[..<range.lowerBound].last { $0.text != "on" }
    if let behind, ["it", "that", "this", "them"].contains(behind.text) { return false }
    return words[..<range.lowerBound].dropLast(before.text == "on" ? 1 : 0).suffix(5).contains {
      $0.text == "about"
    }
  }

  /// "the photos of june", "the minutes since monday"
  private var isNamedSpan: Bool {
    guard let before, ["from", "since", "of"].contains(before.text), range.lowerBound > 1 else {
      return false
    }
    return when.end == nil && !isOrder(words[range.lowerBound - 2])
  }

  /// "the standing thursday sync": a time between a determiner and a noun names the thing.
  private var isPartOfName: Bool { isBeforeNoun && hasOpenDeterminer }

  /// "move the call to friday": the new time is what is asked for.
  private var isNewTime: Bool {
    (before?.text == "to" || opener.text == "to" || opener.text == "from" && when.end != nil)
      && ["move", "reschedule", "push", "change", "switch", "swap"].contains(verb)
  }

  /// "ask maya if she can swap on saturday": the time of what is asked, not of the asking.
  private var isTimeOfQuestion: Bool {
    Self.checkingVerbs.contains(verb) && opensQuestion(words[..<range.lowerBound])
  }
}

extension TopicTime {
  /// "ask if …", "tell them that …", but not "about that crown".
  private func opensQuestion(_ words: ArraySlice<Word>) -> Bool {
    words.indices.contains { index in
      switch words[index].text {
      case "if", "whether": true
      // "let them know by monday": nothing follows that could be known.
      case "know": index + 1 < words.endIndex
      // "tell her it'll be done by four"
      case "i", "we", "he", "she", "it", "they":
        index > 1 && index + 1 < words.endIndex && verb != "call"
          // "say i won't be there tomorrow"
          && (words[index + 1].isAny([.joined])
            || index + 2 < words.endIndex && words[index + 2].isAny([.joined]))
      case "that":
        index + 1 < words.endIndex
          && (words[index + 1].isAny([.subject, .determiner, .capital])
            || PersonWord.contains(words[index + 1].text))
      default: false
      }
    }
  }

  private static let topicVerbs: Set<String> = [
    "confirm", "reconfirm", "ask", "check", "reply", "respond", "answer", "tell", "rsvp", "remind", "let",
  ]

  private static let checkingVerbs = topicVerbs.union([
    "text", "email", "message", "call", "write", "phone", "ring", "say",
  ])

  /// Whether "the", "my" or "sam's" stands before it with no noun between.
  private var hasOpenDeterminer: Bool {
    for place in stride(from: range.lowerBound - 1, through: max(0, range.lowerBound - 2), by: -1) {
      if words[place].isAny([.determiner]) || words[place].text.hasSuffix("'s") {
        return place == range.lowerBound - 1
          || !words[place + 1].isAny([.verb]) && Self.adjectives.contains(words[place + 1].text)
      }
    }
    return false
  }

  private static let adjectives: Set<String> = [
    "standing", "weekly", "monthly", "daily", "regular", "usual", "big", "new", "old", "upcoming", "early",
    "late",
  ]
}
