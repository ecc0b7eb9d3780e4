import NudgyCore

extension ActRule {
  /// A question about what is kept, in any words: "who is my meeting with", "how much time is left on the timer", "check
  /// my calendar for conflicts".
  ///
  /// What rings, what stands in a calendar and lists are kept for oneself: a question that names one of them, owned or
  /// counted, asks about one's own, unless it asks how something is done. So does one whether or with whom one is busy
  /// at a time.
  static let lookUpAny = ActRule("question about what is kept, in any words") { clause, context in
    guard (2...18).contains(clause.count),
      clause.words[0].isAny([.question]) || Politeness.strippingLead(clause).count == clause.count,
      let asking = Asking(clause), let first = asking.core.words.first
    else { return nil }
    let core = asking.core
    let isQuestion = isAskedAboutKept(asking)
    let way: KeptThing.Way? =
      isQuestion
      ? .question
      : WordTable.lookingVerbs.contains(first.text) || isTimeLeft(core)
        ? .order : clause.count <= 7 ? .name : nil
    guard let way else { return nil }
    let thing = KeptThing(words: core.words, isTimed: asking.time != nil, way: way).place
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
    (what|anything|is anything|is there anything|what all) [else] [is] [else] (going on|going|happening|planned|scheduled|set|coming up|coming|up|on) [for me]
    """)

  private static func isGoingOn(_ core: Clause) -> Bool { happenings.match(core) != nil }
}
