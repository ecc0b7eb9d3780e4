import NudgyCore

// Two clauses that want one thing: "next one please, not in the mood for this", "hide it till then" after a snooze.
extension ActReader {
  /// The acts with what only says again, or says why, folded into what it belongs to.
  func withoutRestated(_ acts: [Act]) -> [Act] {
    var result: [Act] = []
    for act in acts {
      guard let last = result.last else {
        result.append(act)
        continue
      }
      if isReason(act, for: last) || saysAgain(act, last) { continue }
      if isLeaveTaking(last, before: act) { result.removeLast() }
      result.append(
        isAskedForMore(act, after: last) ? Act(.next, confidence: act.confidence, span: act.span) : act)
    }
    return result
  }

  /// "next one, can't face this", "not this one, what else is there": why another card is wanted, or the same once more.
  private func isReason(_ act: Act, for last: Act) -> Bool {
    guard last.intent == .next || last.intent == .skip, Self.isCurrent(last), act.when == nil else {
      return false
    }
    switch act.intent {
    case .skip, .snooze: return last.intent == .next && Self.isCurrent(act) && givesReason(act, for: last)
    case .lookup: return last.intent == .skip && asksWhatElse(act)
    default: return false
    }
  }

  /// "another one, i'm not in the mood for this"; after "what's next?" the same is said of the card that comes.
  private func givesReason(_ act: Act, for last: Act) -> Bool {
    guard let first = words(of: act).first, !words(of: last).contains(where: { $0.isAny([.question]) }) else {
      return false
    }
    return ["i", "not", "can", "this", "that", "it"].contains(first.text)
  }

  private func words(of act: Act) -> [Word] {
    message.words.filter { message.source.tokens[$0.token].span.overlaps(act.span) }
  }

  private func asksWhatElse(_ act: Act) -> Bool {
    let said = words(of: act)
    return said.count <= 6 && said.contains { $0.text == "else" }
      && said.contains { ["what", "anything"].contains($0.text) }
  }

  private static func isCurrent(_ act: Act) -> Bool { act.target == nil || act.target == .current }

  /// "…saturday, hide it till then": the same card put away again, with nothing new about when.
  private func saysAgain(_ act: Act, _ last: Act) -> Bool {
    // "what should i say to the plumber, write me something"
    // "i take it back, the dishes aren't done"
    if act.intent == .reopen, last.intent == .undo {
      return words(of: act).contains { $0.isAny([.negation]) }
    }
    return act.intent == .draft && last.intent == .draft && Self.isCurrent(act)
      || act.intent == .snooze && last.intent == .snooze && act.when == nil && last.when != nil
        && Self.isCurrent(act)
  }

  /// "snooze this and give me something else": the card is dealt with, so the other one is the next. So it is
  /// when one by name was.
  private func isAskedForMore(_ act: Act, after last: Act) -> Bool {
    act.intent == .skip && Self.isCurrent(act) && [.snooze, .drop, .complete].contains(last.intent)
  }

  /// "good night, see you tomorrow": a wish on leaving is part of it.
  private func isLeaveTaking(_ last: Act, before act: Act) -> Bool {
    act.intent == .quit && last.intent == .smallTalk
  }
}
