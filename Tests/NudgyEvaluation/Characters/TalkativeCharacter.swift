import NudgyCore

/// Warm words, claims, and never a call.
struct TalkativeCharacter: ModelCharacter {
  private static let claims = [
    "Of course! I've added that to your list, so your head is free now.",
    "Lovely. I've marked it as done, well done you!",
    "All sorted: I've updated your tasks and set everything up just the way you like.",
    "Consider it done! I've noted everything you said and will remind you.",
  ]
  private static let warmth = [
    "Oh, that sounds like quite a day. How are you holding up?",
    "You're doing better than you think. One thing at a time, my friend.",
    "Ha, I love that! Tell me more.",
    "That's a lot to carry. Maybe put the kettle on first?",
  ]

  func answer(_ moment: CharacterMoment) -> CharacterAnswer {
    if moment.request.form != nil {
      return CharacterAnswer(text: "Sure! Here's what I took from that: quite a bit.")
    }
    let claims =
      moment.turn.doings.contains { ![.next, .look, .recall, .mood].contains($0.verb) }
      ? moment.count % 4 != 3 : moment.count % 6 == 5
    let lines = claims ? TalkativeCharacter.claims : TalkativeCharacter.warmth
    return CharacterAnswer(text: lines[moment.count / 4 % lines.count], isClaim: claims)
  }
}
