/// What someone else wants done: "my boss asked me to send the numbers by 4".
enum AskedOfMe {
  private static let phrases = PatternTable(
    """
    <ref> ~ (want|wants|wanted|need|needs|needed|asked|told|expects|expected|would like|begged|reminded|texted|emailed|messaged|called|is asking|has asked|keeps asking|keeps telling|keeps reminding) me to [please] <words>
    <ref> ~ (wants|needs|asked|expects) (us|both of us) to [please] <words>
    """)

  private static let reports = PatternTable(
    """
    <ref> ~ (say|says|said) [that] (i|we) ~ (need|needs|have|has|got) to <words>
    <ref> ~ (say|says|said) [that] (i|we) must [to] <words>
    <ref> ~ (say|says|said) to <words>
    """)

  /// "the teacher says we need to pay for the trip"
  private static func reported(_ clause: Clause) -> [Word]? {
    guard clause.count <= 24, clause.words.prefix(6).contains(where: { $0.text.hasPrefix("sa") }),
      let match = reports.match(clause), let person = match.reference, person.count <= 3,
      let deed = match.words,
      !clause.words[person].contains(where: {
        $0.isAny([.negation, .modal, .question]) && !$0.isAny([.determiner])
      }),
      !["i", "you", "who", "nobody", "what", "it"].contains(clause.words[person.lowerBound].text),
      let verb = clause.words[deed].first, verb.isAny([.verb]), deed.count > 1,
      !["calm", "stop", "relax", "talk", "wait", "leave"].contains(verb.text)
    else { return nil }
    let words = Array(clause.words[deed])
    return TaskReader.isWorthDoing(words) && !TaskReader.isOutburst(words) ? words : nil
  }

  /// The deed; nil when nothing was asked of the speaker.
  static func read(_ clause: Clause) -> [Word]? {
    if let words = reported(clause) { return words }
    guard clause.count <= 24, !clause.isQuestion,
      clause.words.contains(where: { $0.text == "me" || $0.text == "us" }),
      let match = phrases.match(clause), let person = match.reference, let deed = match.words
    else { return nil }
    let name = clause.words[person]
    let words = Array(clause.words[deed])
    guard name.count <= 3, let first = name.first,
      !["i", "you", "who", "nobody", "no", "what", "it", "that"].contains(first.text),
      !name.contains(where: { $0.isAny([.negation, .modal, .question]) && !$0.isAny([.determiner]) }),
      let verb = words.first, verb.isAny([.verb]), words.count > 1, TaskReader.isWorthDoing(words)
    else { return nil }
    // "my neighbor wants me to feed her cat"
    let deeds = name.contains { !$0.isAny(.small) } ? TaskReader.naming(Array(name), in: words) : words
    // "told me to calm down", "asked me to marry him"
    return ["calm", "marry", "stop", "shut", "relax", "go", "leave", "be", "wait", "dance", "smile", "grow"]
      .contains(verb.text) ? nil : deeds
  }
}
