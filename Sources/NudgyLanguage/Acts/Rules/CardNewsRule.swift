import NudgyCore

// What happened to a card and what follows from it: "the recital is called off so bin that", "he fixed it, so that's
// done with", "the parcel came back so the post office one is live again".
extension ActRule {
  static let cardNews = ActRule(
    "news of a card", spansCommas: true,
    anyLine: PatternTable(
      """
      <ref> (is|has|was|got|has been|got|is been|are|were) (called off|cancelled|canceled|scrapped|abandoned|off|not happening) [now] [so|and so] [you can|just|please|go ahead and] @drop <it> [too|then|please|now] = dropped
      * [so] [you can|just|please|go ahead and] (take|get|strike|cross|scratch|knock|drop|remove|delete) <it> (off|from|off of|out of) (<list>|there) = drop
      (cross|strike|scratch|rub|tick|take) <ref> (out|off) [(of|from) <list>] [because|as|since|cause] (we|i|they|it|) (are not|am not|do not|will not|is not|no longer|can not) <words> = named
      (cross off|strike off|take off|scratch off|cross out) <ref> (from|off) <list> [because|as|since|cause] [we|i|they] (do not|no longer|will not) (need|want) * = named
      (we|i) [have] [already|still] (have|got) <words> [so] (take|get|strike|scratch|knock|drop|remove|delete) <it> (off|from|off of|out of) (<list>|there) = drop
      (cross out|cross off|strike|strike out|strike off|scratch|scratch out|take off|rub out) <ref> [because|as|since|cause] (we|i|they|he|she|it) (are not|am not|do not|will not|is not|no longer|can not|have already) <words> = named
      (cross out|cross off|strike|strike out|strike off|scratch|scratch out|take off|rub out) <ref> [because|as|since|cause] (it|that|she|he|they|<ref>) (is|got|was|has been|are|have) (off|cancelled|canceled|called off|not happening|not on) = named
      * so [you can|just|please|go ahead and] (close|close off|close out|tick off|check off|cross off|mark off|finish|resolve) <it> [now|too|then] = done
      * so [you can|just|please|go ahead and] (tick|check|cross|mark|close) <it> (off|out|as done|done|down) [now|too|then] = done
      * so (that|it|this|that one|this one) is [all|now|finally] (done|done with|sorted|sorted out|finished|finished with|taken care of|dealt with|out of the way|off my plate|one less thing|over with) [now|then|too] = done
      (mission accomplished|job done|all done|done and dusted|that is a wrap|that is me done|job is a good one) (on|with|for) <ref> = finished
      * so (the|my|that) <ref> (one|task|thing|reminder) (is|needs to be|has to be|should be|needs to go|goes|has to go|can go) [back] @unfinished [again] = back
      * so (the|my|that) <ref> (one|task|thing|reminder) (is|needs to go|has to go|should go|goes|can go|needs to be) (back on|back|on|on again|back up) [<list>|there|again] = back
      [turns out|it turns out|oh no|right|so] <words> (i need|need|will need|i will need|i want|want) (it|that|this|that one|this one) (again|back|back on|back on there|on there again|back up|back on <list>) = again
      """)
  ) { match, clause, context in
    guard !clause.isQuestion, clause.count <= 20 else { return nil }
    let words = match.reference.map { clause.words[$0].filter { $0.when < 0 } } ?? []
    var intent = Intent.drop
    switch match.tag {
    case "drop", "done":
      return Act(
        match.tag == "done" ? .complete : .drop, confidence: 0.84, span: clause.span, target: .current)
    case "again":
      // "i lent her my drill, i need it back": news of a failure brings a card back.
      guard clause.words.contains(where: { $0.isAny([.negation]) || ["still", "again"].contains($0.text) })
      else { return nil }
      return Act(.reopen, confidence: 0.82, span: clause.span, target: .current)
    case "dropped":
      guard let first = words.first, words.count <= 6, !first.isAny([.subject]) || first.isAny([.determiner])
      else { return nil }
    case "finished": intent = .complete
    case "back": intent = .reopen
    default: break
    }
    guard let first = words.first, words.count <= 8,
      !words.contains(where: { $0.isAny([.negation, .modal]) }),
      first.text != "me", !words.dropFirst().contains(where: { $0.pause >= .comma })
    else { return nil }
    return Act(intent, confidence: 0.84, span: clause.span, target: context.reference(words))
  }

  /// What is put on paper and goes out, or comes to be done at home, told in two words.
  private static let deeds: Set<String> = [
    "posted", "sent", "emptied", "fixed", "signed", "paid", "booked", "returned", "ordered", "washed",
    "cleaned",
    "fed", "walked", "mopped", "hoovered", "vacuumed", "ironed", "folded", "packed", "mailed", "emailed",
    "submitted",
    "renewed", "filed", "printed", "scanned", "watered", "mowed", "trimmed", "mended", "repaired", "swept",
    "wiped",
    "scrubbed", "collected", "bought", "done", "sorted", "finished", "written", "wrapped", "unpacked",
    "rebooked",
    "binned", "dusted", "changed", "descaled", "defrosted", "weeded", "raked",
  ]
  private static let clean: Set<String> = [
    "clean", "spotless", "tidy", "sparkling", "immaculate", "gleaming", "pristine", "shining",
  ]
  private static let places: Set<String> = [
    "bathroom", "kitchen", "garage", "car", "oven", "fridge", "room", "bedroom", "house", "flat", "windows",
    "desk", "shed", "loft", "attic", "basement", "bath", "shower", "toilet", "loo", "floor", "floors",
    "lounge",
    "office", "van", "grill", "barbecue", "hob", "freezer", "closet", "patio", "porch", "gutters", "carpets",
  ]
  private static let papers: Set<String> = [
    "essay", "assignment", "homework", "claim", "bid", "thesis", "return", "returns", "taxes", "application",
    "applications", "coursework", "dissertation", "paperwork", "form", "forms", "timesheet", "expenses",
    "payroll",
    "report", "invoice", "proposal", "manuscript", "grades", "meter", "ballot", "deposit", "order", "thing",
  ]

  /// "parcel posted", "the essay is finally in", "bathroom's spotless": how things on a list stand when they are done.
  static let doneInShort = ActRule("done, in two words") { clause, context in
    guard !clause.isQuestion, (2...7).contains(clause.count),
      clause.words.allSatisfy({ $0.when < 0 || $0.text == "now" })
    else { return nil }
    var words = clause.words
    while let last = words.last, ["now", "finally", "again", "already"].contains(last.text), words.count > 2 {
      words.removeLast()
    }
    guard let state = words.popLast(), var last = words.last else { return nil }
    while ["is", "are", "finally", "all", "now", "so", "been", "has", "have", "squeaky"].contains(last.text) {
      words.removeLast()
      guard let before = words.last else { return nil }
      last = before
    }
    let isStated = words.count < clause.count - 1
    let noun = last.text.hasSuffix("'s") ? String(last.text.dropLast(2)) : last.text
    let isSaid = isStated || last.text.hasSuffix("'s")
    guard words.count <= 4,
      !words.dropLast().contains(where: {
        $0.isAny([.subject, .verb, .modal, .be, .negation, .preposition])
          && !$0.isAny([.determiner, .capital, .nounVerb])
      })
    else { return nil }
    let isDone =
      deeds.contains(state.text) && !isSaid && Noun.isKnown(noun)
      && !last.isAny([.subject, .object, .adverb, .be, .have])
      || clean.contains(state.text) && isSaid && places.contains(noun)
      || ["in", "sent", "off", "submitted", "posted", "filed"].contains(state.text) && isSaid
        && papers.contains(noun)
    guard isDone else { return nil }
    return Act(.complete, confidence: 0.8, span: clause.span, target: context.reference(words))
  }
}
