/// Asking for something to be done in more words than an order needs: "would you mind putting…", "could i skip this".
enum Requests {
  private static let leads = PatternTable(
    """
    [would|do] [you] mind = gerund
    (any chance you could|is it possible to|is there a way to|are you able to|i was hoping you could|i was wondering if you could|do you think you could|be a dear and|do me a favor and|do me a favour and|would it be possible to|it would be great if you could) = open
    (can|could|may|might) (i|we) [please] [just] = asked
    (you|u) (can|may|could|should) [now|please|go ahead and|just] = asked
    (why do not we|how about we|what if we|shall we|should we|can we please) = asked
    (i|we) ~ (want|need|would like|wanted|have|am going|am trying|wish|prefer) to ~ = wish
    (i|we) ~ would (love|rather|like) [to] = wish
    (i|we) ~ wanna ~ = wish
    (let us|time to|let me|it is time to|help me) ~ = asked
    """)

  /// How strongly the words before the order say that it is one.
  enum Kind {
    case order
    /// "could i", "let's": only what is clearly about tasks is meant.
    case asked
    /// "i want to", which begins tasks as well.
    case wish
  }

  /// The order by itself, and how it was put; nil when nothing stands before it.
  static func stripped(_ clause: Clause) -> (clause: Clause, kind: Kind)? {
    guard let lead = leads.prefix(of: clause), lead.count < clause.count else { return nil }
    let rest = clause.dropping(first: lead.count)
    switch lead.tag {
    case "gerund" where !rest.words[0].text.hasSuffix("ing"): return nil
    case "gerund": return (rest.with([baseForm(rest.words[0])] + rest.words.dropFirst()), .order)
    case "open": return (rest, .order)
    case "asked": return (rest, .asked)
    default: return (rest, .wish)
    }
  }

  /// "putting" is "put", "making" is "make", "adding" is "add".
  static func baseForm(_ word: Word) -> Word {
    guard word.text.hasSuffix("ing"), word.text.utf8.count > 5 else { return word }
    let stem = String(word.text.dropLast(3))
    for form in [stem, stem + "e", String(stem.dropLast())]
    where WordTable.taskVerbs.contains(form) || ownVerbs.contains(form) {
      var base = word
      base.text = form
      base.flags = WordFlags.of(form)
      return base
    }
    return word
  }

  /// What only Nudgy is asked to do.
  private static let ownVerbs: Set = [
    "remind", "nudge", "ping", "poke", "snooze", "skip", "undo", "reopen", "tick", "remember", "forget",
  ]

  /// What may be meant by a polite question or a wish, which could as well be a question or a task of its own.
  static func isPlausible(_ act: Act, _ clause: Clause, _ kind: Kind) -> Bool {
    switch kind {
    case .order: return true
    case .asked:
      switch act.intent {
      case .remember, .feeling, .chat, .smallTalk, .greeting, .quit, .thanks: return false
      case .complete: return clause.mentionsTasks || ActRule.isPointer(act.target ?? .current)
      default: return act.confidence >= 0.8
      }
    case .wish:
      switch act.intent {
      case .lookup, .undo, .redo, .next, .focus, .forget, .skip, .recall, .help, .persona, .breakDown, .draft:
        return true
      case .drop, .reopen, .update, .complete, .snooze:
        return clause.mentionsTasks || ActRule.isPointer(act.target ?? .words(""))
      default: return false
      }
    }
  }
}
