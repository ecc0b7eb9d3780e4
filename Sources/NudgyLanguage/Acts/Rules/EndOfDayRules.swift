import NudgyCore

// Bedtime and the end of work: "call it a day", "i'm done for today". Nothing changes by it, and no one is shown out.
extension ActRule {
  static let goodNight = ActRule(
    "the end of the day",
    PatternTable(
      """
      [ok|okay|alright|well|so|right|and|thanks] [let us|i will|i am going to|i think i will|i think i am|time to|let me|i should|i am|we can|i might] (call|calling) it (a day|a night|quits|a wrap) [now|for today|then|here|soon]
      [ok|okay|alright|well|so|right|and|thanks] [i am|i think i am|we are|and i am|that is it i am] (done|finished|all done|through|spent|done working|done with work) (for today|for the day|for tonight|for the night|for this evening) [now|thanks|then|good night|i think]
      [ok|okay|alright|well|so|right|and|thanks] [that is|that will be|that was|i think that is] (all|it|enough|plenty|everything) (for today|for the day|for tonight|for the night) [now|thanks|thank you|then|folks|good night|i think]
      [ok|okay|alright|well|so|right|and|thanks|thank you|cheers] (good night|goodnight|night|nighty night|night night|gn|sleep well|sweet dreams|sleep tight|good night then|night then) [nudgy|buddy|penguin|everyone|then|now|all|friend|little guy|sweet dreams|sleep well|see you tomorrow|until tomorrow|to you]
      [ok|okay|alright|well|so|right|and] [i am|i will be|i should be|i am just|i think i am] (turning in|hitting the hay|hitting the sack|going to hit the hay|off to bed|off to sleep|going to bed|heading to bed|going to sleep|heading off to bed|going to go to bed|going to go to sleep|getting ready for bed|in bed|logging off for the night|signing off for the night|knackered good night) [now|good night|night|then|soon|thanks]
      [ok|okay|alright|well|so|right|and] (time for bed|bed time|bedtime|off to bed|it is bedtime|time to sleep|time to go to sleep|it is time for bed|time to turn in|time to go to bed) [now|good night|night|for me]
      (enough|that is enough|no more) (for today|for tonight|for now|today|tonight) [thanks|please|i think]
      i have (done|had) enough (for|) (today|tonight|one day)
      """)
  ) { _, clause, _ in
    Act(.smallTalk, confidence: 0.93, span: clause.span, details: .smallTalk(.goodNight))
  }
}
