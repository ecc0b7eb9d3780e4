import NudgyCore

extension ActRule {
  /// A question about what is kept, in any words: "who is my meeting with", "how much time is left on the timer", "check
  /// my calendar for conflicts".
  ///
  /// What rings, what stands in a calendar and lists are kept for oneself: a question that names one of them, owned or
  /// counted, asks about one's own, unless it asks how something is done. So does one whether or with whom one is busy
  /// at a time.
  static let lookUpAny = ActRule("question about what is kept, in any words") { clause, context in
    guard (2...18).contains(clause.count), Politeness.strippingLead(clause).count == clause.count,
      let asking = Asking(clause), let first = asking.core.words.first
    else { return nil }
    let isQuestion = isAskedAboutKept(asking)
    guard isQuestion || WordTable.lookingVerbs.contains(first.text) || isTimeLeft(asking.core) else {
      return nil
    }
    let core = asking.core
    let thing = keptThing(in: core, isQuestion: isQuestion)
    guard thing != nil || isQuestion && asksForMyTime(core, asking) else { return nil }
    let isCount = first.text == "how" && core.count > 1 && core.words[1].text == "many"
    var words: String?
    if let thing, WordTable.namedThings.contains(Noun.singular(core.words[thing].text)) {
      words = Noun.singular(core.words[thing].text)
    }
    let when = asking.time.map { context.message.whens[$0.when] }
    return Act(
      .lookup, confidence: 0.86, span: clause.span, when: when,
      details: .lookup(LookupQuestion(isCount ? .howMany : .list, scope: .all, words: words)))
  }

  /// Whether it asks, and neither for advice nor how something is done.
  private static func isAskedAboutKept(_ asking: Asking) -> Bool {
    let words = asking.core.words
    guard let first = words.first,
      asking.isIndirect
        || first.isAny([.question, .doForm, .be, .have]) && !["that", "why"].contains(first.text)
        || ["did", "does", "will", "was", "any"].contains(first.text)
    else { return false }
    // "can i have my next task" asks for it.
    if first.text == "have", words.count > 1, !["i", "we"].contains(words[1].text) { return false }
    if ["how", "where", "what"].contains(first.text), words.count > 1,
      words[1].isAny([.doForm, .modal]) || words[1].text == "to"
    {
      // "how do i", "where can i"; "what do i have", "where did i".
      guard first.text != "how", !words[1].isAny([.modal]) else { return false }
    }
    if words.count > 2, words[1].isAny([.be]), ["a", "an", "some", "good"].contains(words[2].text),
      first.text == "what"
    {
      return false
    }
    return !words.contains { ["should", "could", "can", "would", "best", "mean"].contains($0.text) }
  }

  /// "time remaining on timer", "status of my timer".
  private static func isTimeLeft(_ core: Clause) -> Bool {
    core.words[0].text == "status"
      || ["time", "minutes"].contains(core.words[0].text)
        && core.words.prefix(3).contains { ["left", "remaining"].contains($0.text) }
  }

  /// Where the thing kept is named; nil when there is none or it is not one's own.
  private static func keptThing(in core: Clause, isQuestion: Bool) -> Int? {
    let words = core.words
    guard
      let place = words.indices.last(where: { index in
        WordTable.keptThings(have: words[index].text) && isHead(words, at: index)
      })
    else { return nil }
    let noun = Noun.singular(words[place].text)
    guard noun != "note", noun != "plan", noun != "step", noun != "draft" else { return nil }
    let before = words[..<place]
    let isOwn =
      before.contains { ["my", "our"].contains($0.text) } || isQuestion && words.contains { $0.text == "i" }
    let isMany = words[place].text.hasSuffix("s") && words[place].text != noun
    let rings = ["alarm", "timer", "reminder", "to-do", "task"].contains(noun)
    guard isQuestion else {
      let isPlain = before.dropFirst().allSatisfy { word in
        word.when >= 0 || word.isAny([.determiner, .object, .preposition])
          || WordTable.lookingWords.contains(word.text)
      }
      let isNew = before.contains { ["a", "an", "another"].contains($0.text) }
      let isWhole =
        place + 1 == words.count || !["on", "in", "of", "at", "with"].contains(words[place + 1].text)
      return isPlain && !isNew && (isWhole || isOwn)
        && (isOwn || rings && noun != "task" || isMany && noun == "list") ? place : nil
    }
    if isOwn { return place }
    // "where's the team meeting being held"
    if ["where", "when", "who"].contains(core.words[0].text), before.contains(where: { $0.text == "the" }) {
      return ["meeting", "appointment"].contains(noun) ? place : nil
    }
    if rings || noun == "calendar" {
      return before.contains { $0.isAny([.determiner]) || noun != "task" && $0.isAny([.question]) } || isMany
        ? place : nil
    }
    return nil
  }

  /// "my meeting", not "my meeting notes", "the reminder app".
  private static func isHead(_ words: [Word], at index: Int) -> Bool {
    guard index + 1 < words.count else { return true }
    let next = words[index + 1]
    return next.isAny(.small) || next.when >= 0 || next.isAny([.capital])
      || WordTable.keptThings(have: next.text)
      || [
        "set", "scheduled", "go", "going", "called", "coming", "left", "look", "looking", "running", "active",
        "start", "end", "today", "still",
      ]
      .contains(next.text)
  }

  private static let busy: Set<String> = [
    "free", "busy", "available", "booked", "meeting", "seeing", "having", "scheduled", "planned", "doing",
    "going",
  ]

  /// "how busy am i tomorrow", "who am i having lunch with on thursday", "can you see if i'm free tonight".
  private static func asksForMyTime(_ core: Clause, _ asking: Asking) -> Bool {
    guard asking.time != nil, let place = core.words.firstIndex(where: { $0.text == "i" }) else {
      return asking.time != nil && isGoingOn(core)
    }
    let near = core.words[max(0, place - 1)...].prefix(3)
    guard near.contains(where: { $0.isAny([.be, .have]) }) else { return false }
    return core.words.contains { busy.contains($0.text) }
      || core.words.contains { $0.text == "time" } && core.words[0].text == "do"
  }

  private static let happenings = PatternTable(
    """
    (what|anything|is anything|is there anything|what all) [else] [is] [else] (going on|going|happening|planned|scheduled|coming up|coming|up|on) [for me]
    """)

  private static func isGoingOn(_ core: Clause) -> Bool { happenings.match(core) != nil }
}

extension WordTable {
  /// What one tells an assistant to look at one's things with.
  static let lookingVerbs = WordTable(
    "check display find give know list look open pull read see show tell view")

  /// What may stand between such a verb and the thing: "show me the details of my next appointment".
  static let lookingWords = WordTable(
    """
    active all any available coming current daily details each every first full info information last latest me more next
    of on our out recurring remaining rest scheduled set some status the up upcoming us weekly whole
    """)

  /// What is searched by its name; the rest is everything there is.
  static let namedThings = WordTable("alarm appointment meeting timer")
}
