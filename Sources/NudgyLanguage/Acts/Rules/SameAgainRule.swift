import NudgyCore

// "And tim too", said behind "remind me to call sam tomorrow": the deed told last, done to another.
extension ActRule {
  static let sameAgain = ActRule(
    "the same for another",
    anyLine: PatternTable(
      """
      [and|oh and|also] [for|to|with] <ref> (too|as well|also)
      (and|also|oh and|plus) (for|to|with) <ref> [the same|same]
      [and|oh and|also] [the] same (for|with|to) <ref> [too|as well|please]
      [and|oh and] [the] same (thing|task|reminder) for <ref>
      do the same (for|with) <ref>
      """)
  ) { match, clause, context in
    guard context.hints.lastIntent == .create, let title = context.hints.focusTitle,
      let words = match.reference.map({ Array(clause.words[$0]) }), (1...3).contains(words.count),
      words.allSatisfy({ $0.when < 0 && !$0.isAny([.subject, .modal, .be]) }),
      !ActRule.notOthers.contains(words[0].text),
      let deed = ActRule.deed(of: title), !words[0].isAny([.strongVerb])
    else { return nil }
    let object = context.written(words)
    guard var capture = Understander(context.message.context).capture("\(deed) \(object)") else { return nil }
    capture.source = clause.span
    capture.sourceText = context.written(clause.words)
    if capture.due == nil, context.hints.lastWasDated, let day = context.hints.lastDay {
      capture.due = .day(day, in: context.message.context.calendar)
    }
    return Act(.create, confidence: 0.84, span: clause.span, tasks: [capture])
  }

  /// "Me too" is talk, "that too" is not told yet.
  private static let notOthers: Set = [
    "me", "you", "i", "it", "this", "that", "them", "him", "her", "us", "so", "not",
  ]

  /// What is done in a title, without that to which it is done: `call` of `Call sam`, `talk to` of `Talk to the vet`.
  private static func deed(of title: String) -> String? {
    let words = title.split(separator: " ").map(String.init)
    guard words.count > 1, WordTable.taskVerbs.contains(words[0].lowercased()) else { return nil }
    let links = words.dropFirst().prefix { deedLinks.contains($0.lowercased()) }
    return ([words[0]] + links).joined(separator: " ")
  }

  private static let deedLinks: Set = [
    "to", "for", "with", "up", "off", "back", "out", "at", "after", "about", "in",
  ]
}
