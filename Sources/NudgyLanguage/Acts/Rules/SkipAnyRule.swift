import NudgyCore

extension ActRule {
  /// Turning the card down in any words: "i'm not gonna do that now", "bad time for this one", "put that one aside".
  static let refuseAny = ActRule("not this card, in any words") { clause, context in
    guard (2...12).contains(clause.count), !clause.isQuestion,
      !(context.hints.canBeCorrected && !context.hints.hasCard),
      clause.words.allSatisfy({ WordTable.refusalWords.contains($0.text) })
    else { return nil }
    let texts = clause.words.map(\.text)
    let pointer = texts.lastIndex { ["this", "that", "it"].contains($0) }
    guard let pointer else { return nil }
    guard putsAway(texts, pointer) || refuses(texts) else { return nil }
    return Act(.skip, confidence: 0.84, span: clause.span, target: .current)
  }

  /// "leave this one", "move that one down", "come back to this".
  private static func putsAway(_ texts: [String], _ pointer: Int) -> Bool {
    let first = texts.first {
      !["let", "us", "just", "please", "can", "could", "we", "i", "will", "you"].contains($0)
    }
    switch first {
    case "leave", "park", "set", "pass", "skip", "ignore", "save": return true
    case "put", "move", "bump", "push", "slide", "shove":
      return texts.contains {
        ["aside", "down", "end", "bottom", "last"].contains($0)
      }
    case "come", "get", "circle", "go": return texts.contains("back") && texts.contains("to")
    default: return false
    }
  }

  /// "not in the mood for this", "wrong time for that one", "can't do this one here".
  private static func refuses(_ texts: [String]) -> Bool {
    guard
      texts.contains(where: {
        ["not", "no", "nope", "wrong", "bad", "terrible", "hate", "too", "never"].contains($0)
      })
    else { return false }
    // "i can't do this" may be about everything; "this one" is the card.
    let isCard = texts.contains("one") || texts.contains("task")
    let isOfNow = texts.contains {
      ["now", "today", "tonight", "here", "mood", "time", "moment"].contains($0)
    }
    let isDeed = texts.contains {
      [
        "do", "doing", "face", "start", "touch", "deal", "handle", "want", "feel", "mood", "time", "up",
        "happening",
      ]
      .contains($0)
    }
    return isCard && (isDeed || isOfNow) || isOfNow && isDeed
  }
}

extension WordTable {
  static let refusalWords = WordTable(
    """
    a able again all am an and any aside at away back bad be bit bottom bump but can circle come could deal do doing
    done down end even ever face feel feeling for from get go going hard hate have happening here i ignore in is it
    just later last leave let like little long make me mood moment move moving my never no nope not now of off ok on one
    park part pass please push put quite ready really right save send set should shove skip slide so start starting
    still stuff task terrible that the then thing this time to today tonight too touch up us very wanna want way we well
    will with would wrong yet you your
    """)
}
