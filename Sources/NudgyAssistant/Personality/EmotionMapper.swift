import NudgyCore

/// What the penguin shows for a moment, or for something it says.
package enum EmotionMapper {
  package static func expression(for moment: Moment) -> PenguinExpression {
    switch moment {
    case .allClear, .proud: .celebrating
    case .done, .stepDone, .captured, .capturedMany, .updated, .remembered, .agreement, .focus, .draftReady,
      .doneElsewhere, .intends:
      .thumbsUp
    case .greeting, .greetingBack, .thanks, .compliment, .happy, .joke, .personaSwitched, .recalled,
      .howAreYou, .whoAreYou, .nothingNext:
      .happy
    case .overwhelmed, .stuck, .tired, .anxious, .sad, .angry, .bored, .unwell, .stale, .overdue,
      .brokenDown, .apology, .insult, .grief, .tried, .ringOverdue, .ringStale, .ringDayEnd:
      .encouraging
    case .question, .confirmDestructive, .notFound, .recalledNothing, .chatQuestion, .order: .thinking
    case .goodNight: .sleeping
    case .goodbye, .next, .snoozed, .skipped, .dropped, .reopened, .undo, .redo, .nothingToUndo,
      .interrupted, .disagreement, .chat, .forgotten, .leftAsIs, .sounds, .ringAsked, .ringDue, .ringReturn,
      .ringRhythm, .ringLead, .ringLink, .ringDigest, .ringSoft:
      .idle
    }
  }

  /// The expression that suits a reply in free words; the first rule that fits decides.
  package static func expression(forReply text: String) -> PenguinExpression {
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.joined(separator: " ")
    let padded = " \(words) "
    for (expression, phrases) in rules where phrases.contains(where: { padded.contains(" \($0) ") }) {
      return expression
    }
    return text.trimmed.hasSuffix("?") ? .thinking : .idle
  }

  private static let rules: [(PenguinExpression, [String])] = [
    (.sleeping, ["good night", "sleep well", "sleep tight", "night night", "sweet dreams"]),
    (
      .encouraging,
      [
        "sorry", "breath", "breathe", "overwhelmed", "overwhelming", "one small thing", "you can do", "hard",
        "rest", "gently", "it's okay", "that's okay", "tiny step", "first step", "take your time",
      ]
    ),
    (
      .celebrating,
      ["congratulations", "congrats", "hooray", "all clear", "the last one", "so proud", "woohoo", "yay"]
    ),
    (.thumbsUp, ["done", "got it", "nice work", "good job", "well done", "noted", "added", "saved"]),
    (.happy, ["glad", "happy", "lovely", "welcome", "hello", "hi", "great to", "good to see", "wonderful"]),
    (.thinking, ["hmm", "hm", "let me think", "i wonder", "not sure", "let me see"]),
  ]
}
