import NudgyCore

extension ActReader {
  /// "move the dentist to friday and the report to monday": the verb is said once and holds for both.
  func readGapped() -> [Act]? {
    let words = message.words
    guard (7...20).contains(words.count), let verb = words.first,
      verb.isAny([.verb]) || verb.text == "snooze",
      let joint = words.indices.dropFirst(3).first(where: { isJoint($0) }), joint + 2 < words.count
    else { return nil }
    let second = words[joint].text == "and" ? joint + 1 : joint
    let rest = Array(words[second...])
    guard rest.count >= 3, !rest[0].isAny([.verb]) || rest[0].isAny([.determiner, .number]),
      !rest.contains(where: {
        $0.text == "and" || $0.pause == .stop || $0.isAny([.subject]) && !$0.isAny([.determiner])
      }),
      rest.dropFirst().contains(where: { $0.when >= 0 || $0.isAny([.number]) || Int($0.text) != nil })
    else { return nil }
    let left = Array(words[..<joint])
    guard let first = act(in: Clause(left, span: message.span(of: left)), ActRule.all),
      [.snooze, .update].contains(first.intent), first.when != nil, first.confidence >= 0.8
    else { return nil }
    guard var other = act(in: Clause([verb] + rest, span: message.span(of: rest)), ActRule.all),
      other.intent == first.intent, other.when != nil
    else { return nil }
    other.rules.append("verb carried over")
    return [first, other]
  }

  /// An "and" or a comma right behind a time, before something that is named.
  private func isJoint(_ index: Int) -> Bool {
    let words = message.words
    let before = words[index - 1]
    let isHour = (Int(before.text) != nil || before.isAny([.number])) && words[index - 2].text == "to"
    guard before.when >= 0 || isHour, words[index].when < 0 else { return false }
    return words[index].text == "and" || words[index].pause == .comma
  }
}
