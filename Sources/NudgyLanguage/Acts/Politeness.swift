/// Words around what is meant: "hey nudgy, can you please … for me".
enum Politeness {
  private static let leads = PatternTable(
    """
    (hey|hi|hello|ok|okay|yo|dear) nudgy
    nudgy
    (can|could|would|will) (you|u|ya|yer) [please] [just]
    (please|pls)
    (i want|i need|i would like) you to
    go ahead and
    (okay|ok|alright|all right|well|so|oh|hey|right|yeah|yes|um|actually|anyway|also|and|then|but|plus|hmm|great|cool|perfect|nice|now then|yep|yup|sure|basically|honestly|anyways|lastly|finally|first|firstly|second|secondly|third|next|man|dude|gosh|ugh|yo|listen|look|hello|hi)
    oh and
    (if so|if yes|in that case|if it is|if i do|if that is the case)
    (first|second) of all
    first (off|things first|thing)
    (oh|no) wait
    wait and
    before that
    [and] (sometime in there|somewhere in there|at some point in there|somewhere in between)
    (i think|i guess|i suppose|i feel like|i believe|i mean|i was thinking|i am thinking)
    what else [is there|do i need|do i have|was there]
    what was (it|that) [again]
    what was the other (thing|one) [yes]
    hold on
    let us see
    let me see
    let me think
    one more thing
    oh yeah
    oh my (god|gosh)
    (i [almost] forgot)
    [real] [quick] before i forget [it|this|that]
    after that
    (guess what|good news|great news|btw|by the way|fyi|turns out|heads up|quick update|update|news flash|just letting you know|just to let you know|just wanted to say|so you know|believe it or not|long story short|speaking of which|that reminds me|on second thought|on another note)
    (ugh|argh|okay so|ok so|alright so|well so)
    (hey|hi|hello|ok|okay|yo|dear) (penguin|buddy|friend|pal|there|computer|assistant|bot|dude|siri|alexa|google)
    (kindly|do me a favor and|do me a favour and|be sure to please|if you could|if you can|if possible|when you get a chance|could you maybe|can you maybe|could you possibly|i need you to please|i was wondering if you could|quickly)
    """)

  private static let tails: Set<String> = [
    "please", "nudgy", "thanks", "ok", "okay", "omg", "lol", "haha", "yay", "woohoo", "phew", "whew",
    "buddy", "penguin", "pal", "bro", "dude", "hooray", "lmao", "yippee", "woo", "hah", "pls", "ty",
    "thx", "finally", "woot", "kay", "alright", "boss", "chief", "mate", "love", "luv", "cheers", "ta", "hun",
    "hon",
    "sir", "ma'am", "maam", "madam", "innit", "darling", "sweetie", "duck", "fam", "reckon", "amigo", "yeah",
    "eh",
  ]

  /// The clause without connectives, asides and politeness in front. Never all of it.
  static func strippingLead(_ clause: Clause) -> Clause {
    var clause = clause
    var rounds = 0
    while rounds < 8, let lead = leads.prefix(of: clause), lead.count < clause.count {
      if !isRemovable(clause, lead.count) { break }
      clause = clause.dropping(first: lead.count)
      rounds += 1
    }
    return clause
  }

  /// "next friday", "second the motion", "so tired", "i think not": words that carry meaning where they stand.
  private static func isRemovable(_ clause: Clause, _ count: Int) -> Bool {
    let first = clause.words[0]
    let next = clause.words[count]
    if first.when >= 0 { return false }
    if count > 2 || count == 2 && first.text == "first" { return true }
    // "second time this year"
    if next.text == "time", ["first", "second", "third", "next"].contains(first.text) { return false }
    switch first.text {
    case "next", "first", "second", "third", "look", "right", "now", "well", "great", "nice", "cool",
      "perfect", "man",
      "hello", "hi", "yo", "hey", "yes", "yeah", "sure", "ok", "okay":
      if next.pause >= .comma { return true }
      if ["ok", "okay", "hey", "yeah", "well", "right"].contains(first.text) { return true }
      return next.isAny([.subject, .verb, .connective, .filler]) && first.text != "look"
        && first.text != "well"
    // "update: the sink leaks", but "update resume".
    case "update":
      return next.pause >= .slight
        || next.isAny([.subject]) && !["that", "it", "this", "them"].contains(next.text)
    case "listen": return next.pause >= .comma || next.isAny([.subject])
    case "so":
      return !next.isAny([.adverb])
        || next.text == "quick"
          && !["tired", "much", "many", "overwhelmed", "stressed", "bored"].contains(next.text)
    case "i":
      if ["want", "need", "would"].contains(clause.words[1].text) { return true }
      return next.isAny([.subject, .verb, .determiner])
        || TaskFrames.obligations.prefix(of: clause.dropping(first: count)) != nil
    case "actually", "also", "then", "what", "let", "plus": return true
    default: return true
    }
  }

  static func strippingTail(_ clause: Clause) -> Clause {
    var clause = clause
    while clause.count > 1, let last = clause.words.last, tails.contains(last.text) {
      // "go back to nudgy" names the voice.
      if last.text == "nudgy",
        ["to", "like", "as", "be", "use"].contains(clause.words[clause.count - 2].text)
      {
        break
      }
      // "…the default penguin", "that is finally alright": said of something.
      if !["please", "nudgy"].contains(last.text),
        clause.words[clause.count - 2].isAny([.determiner, .be, .verb, .preposition]) || clause.count == 2
          || clause.words[clause.count - 2].text == "even"
          || ["default", "good", "many", "no", "big", "a", "little", "tough", "love", "my"].contains(
            clause.words[clause.count - 2].text)
      {
        break
      }
      clause = clause.dropping(last: 1)
    }
    if clause.count > 3, let last = clause.words.last, ["you", "ya", "u", "yer"].contains(last.text),
      ["would", "will", "could", "can"].contains(clause.words[clause.count - 2].text)
    {
      clause = clause.dropping(last: 2)
    }
    if clause.count > 3, clause.words[clause.count - 2].text == "thank",
      clause.words[clause.count - 1].text == "you"
    {
      clause = clause.dropping(last: 2)
    }
    if clause.count > 3, clause.words[clause.count - 2].text == "for",
      clause.words[clause.count - 1].text == "me"
    {
      clause = clause.dropping(last: 2)
    }
    return clause
  }
}
