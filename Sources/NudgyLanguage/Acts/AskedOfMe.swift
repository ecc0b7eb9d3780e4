/// What someone else wants done: "my boss asked me to send the numbers by 4".
enum AskedOfMe {
  private static let phrases = PatternTable(
    """
    <ref> ~ (wants|wanted|needs|needed|asked|told|expects|expected|would like|begged|reminded|texted|emailed|messaged|called|is asking|has asked|keeps asking|keeps telling|keeps reminding) me to [please] <words>
    <ref> ~ (wants|needs|asked|expects) (us|both of us) to [please] <words>
    """)

  /// The deed; nil when nothing was asked of the speaker.
  static func read(_ clause: Clause) -> [Word]? {
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
    // "told me to calm down", "asked me to marry him"
    return ["calm", "marry", "stop", "shut", "relax", "go", "leave", "be", "wait", "dance", "smile", "grow"]
      .contains(verb.text) ? nil : words
  }
}
