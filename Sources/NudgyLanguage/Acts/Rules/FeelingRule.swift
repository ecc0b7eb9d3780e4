// "i'm overwhelmed", "can't start", "i'm so tired".
extension ActRule {
  private static let phrases = PatternTable(
    """
    i ~ (am|feel|was|have been|am feeling|am getting|feeling) ~ [a bit|a little|a little bit|kind of|sort of|completely|pretty|way|all|like|so] (overwhelmed|swamped|drowning|buried|underwater|frazzled|snowed under|overloaded|flooded|in over my head|behind on everything|burned out|burnt out|stretched thin) * = overwhelmed
    (overwhelmed|drowning|so overwhelmed|burned out|swamped)= overwhelmed
    (it is|this is|there is|everything is|it all is|it feels like|i have|i have got) [all|way|just|like|so] (too much|so much|way too much|a lot) [to do|right now|today|for me|going on|on my plate|for one person|at once] = overwhelmed
    (too much|so much|way too much) [to do|right now|going on|at once] = overwhelmed
    i [feel like i] can not ~ (cope|handle this|handle it|keep up|deal|deal with this|do this|do this anymore|take it|take it anymore|take this anymore|breathe) * = overwhelmed
    i do not know how (i will|i am going to|to) (do|get|handle|manage) (it|this|all this|everything|all of this|it all) [done] = overwhelmed
    (everything|it all|life) is [just] ~ (too much|a mess|chaos|on fire|falling apart) [right now] = overwhelmed
    i feel like i [am] (never|always|drowning|behind|failing) * = overwhelmed
    my (head|brain|mind) is [so] (full|spinning|exploding|racing|about to explode) = overwhelmed
    i ~ can not ~ (start|get started|begin|focus|concentrate|move|think|do anything|get going|make myself do it|make myself start|get myself to do it|get myself to start|bring myself to do it|motivate myself|get anything done|get out of bed|do it) * = stuck
    can not ~ (start|get started|begin|focus|concentrate|think|do anything|get going|move|do it) [today|right now] = stuck
    i ~ (am|feel|am feeling|keep getting) ~ (stuck|frozen|paralyzed|paralysed|blocked|lost|unmotivated|scattered|distracted|unfocused) * = stuck
    (stuck|i am procrastinating|i keep procrastinating|procrastinating|no motivation|zero motivation|executive dysfunction) [again|today|right now] = stuck
    i have (no|zero) (motivation|focus|willpower|drive) * = stuck
    i [just] (keep|am) (procrastinating|putting everything off|putting it off|avoiding everything|avoiding it|scrolling|staring at the screen|staring at my screen|doomscrolling) * = stuck
    i do not (want to do anything|feel like doing anything|know what i am doing) = stuck
    i ~ (am|feel|am feeling|was|am getting) ~ [a bit|a little|kind of|so|pretty|completely|dead] (tired|exhausted|sleepy|drained|wiped|wiped out|worn out|knackered|fried|dead|spent|beat|running on empty|zonked|fatigued|out of energy|dead tired) * = tired
    (so|very|really|too|dead) (tired|exhausted|sleepy|drained) [today|right now|to think] = tired
    (tired|exhausted|drained) [today] = tired
    [lord|god|man|mate|honestly|gosh] [i am|i feel|am|feeling|i am feeling|been feeling] [just|absolutely|totally|completely|proper|well|dead|right|really|so|pretty] (knackered|shattered|worn out|worn slap out|done in|pooped|wrecked|whacked|dog tired|bushed|wiped|zonked|cream crackered|running on fumes) [today|now|tonight|this week|mate|honestly|to be honest|tbh] = tired
    [i am|i feel|am|feeling|i am feeling|been feeling] [just|absolutely|totally|proper|well|dead|right|really|so|pretty|a bit|bit|a little|kind of] (rubbish|lonely|gutted|miserable|low|down in the dumps|fed up with everything|homesick|tearful|weepy|blue|flat) [today|now|tonight|this week|mate|honestly|to be honest|tbh] = sad
    [i am|i feel|am|feeling|i am feeling|been feeling] [just|absolutely|totally|proper|well|dead|right|really|so|pretty|a bit|bit|a little] (poorly|rough|crook|peaky|queasy|under the weather|rotten) [today|now|tonight|honestly|to be honest|tbh] = unwell
    [i am] [actually|really|honestly] in a [really|very|pretty|surprisingly] (good|great|brilliant|lovely|fantastic|cheerful|happy) mood [today|now|for once] = happy
    [i am|i feel|am|feeling] [absolutely|totally|proper|well|dead|right|really|so|pretty] (chuffed|over the moon|on top of the world|on cloud nine|buzzing|stoked|thrilled|delighted) [today|now|about *|with *] = happy
    i can not seem to (get going|get started|start|focus|concentrate|begin|get moving|get anything done|settle|get into gear) * = stuck
    my (brain|mind|head) is [just] (mush|fried|dead|toast|fog|foggy|not working|done) * = tired
    i (did not sleep|barely slept|slept badly|slept terribly|slept awful|can not sleep|could not sleep|hardly slept|need sleep|need a nap|need a break|need to sleep|need a rest|need coffee) * = tired
    i have (no|zero|so little) energy * = tired
    i ~ (am|feel|am feeling|am getting) ~ [a bit|a little|kind of|pretty] (anxious|nervous|worried|stressed|stressed out|scared|panicking|panicky|on edge|freaking out|afraid|terrified|tense|uneasy) * = anxious
    (so|very|really) (anxious|stressed|nervous|worried|stressed out) * = anxious
    (it|this|that|work|school|everything) is [really|kind of|so|just] stressing me [out] * = anxious
    i (have|am having) [a|an] [panic|anxiety] (anxiety|attack|panic attack) * = anxious
    i ~ (am|feel|am feeling) ~ [a bit|a little|kind of|pretty|like] (sad|depressed|down|lonely|hopeless|miserable|low|blue|heartbroken|empty|worthless|useless|awful|terrible|like crying|crying|guilty|ashamed|a failure|like a failure|bad about myself|crap|crappy|horrible|like garbage|like shit|like crap|bad) * = sad
    i (hate myself|suck|am the worst|am a mess|am such a mess|feel like giving up|want to give up|want to cry|give up|want to die|want to disappear|can not go on|am so behind|am a failure|messed up|failed) * = sad
    i [just] want to (give up|cry|disappear|hide|die|quit everything|curl up|go home|sleep|go back to bed|stay in bed|run away|scream) * = sad
    (bad|rough|hard|terrible|awful|long|crappy|tough) (day|week|morning|night|month) = sad
    (it has been|it was|today was|today is|i am having|i had|having|what|this is|this has been) [such] [a] [really|very] (bad|rough|hard|terrible|awful|long|crappy|tough|weird|horrible) (day|week|morning|night|month|one|year) * = sad
    i miss <words> = sad
    i ~ (am|feel|am feeling) ~ [a bit|a little|kind of|pretty] (angry|mad|furious|annoyed|frustrated|irritated|pissed|pissed off|fed up|livid|grumpy|cranky) * = angry
    (so|very|really) (annoyed|frustrated|angry|mad) * = angry
    i hate (this|everything|it|everyone|mondays|my job|my life|adulting|work|school) * = angry
    (ugh|argh|aargh|grr|grrr|fml|damn|dammit|fuck|shit) [this|it|my life] = angry
    i ~ (am|feel|am feeling) ~ [a bit|kind of] (bored|restless|bored out of my mind) * = bored
    (bored|so bored|this is boring|this is so boring) = bored
    i ~ (am|feel|am feeling) ~ [kind of|pretty] (proud|accomplished|productive) * = proud
    i (actually|finally|really) (did it|made it) [today] = proud
    i [actually|finally|really] (nailed it|crushed it|killed it|rocked it) [today] = proud
    (proud of myself|look at me go|i am on a roll|on a roll|i am on fire) * = proud
    i ~ (am|feel|am feeling) ~ [pretty|kind of|much|a bit|a lot] (happy|good|great|excited|better|amazing|wonderful|relieved|calm|grateful|fantastic|okay|fine|awesome|hopeful|motivated|content) [today|now|right now|about * |that * |because * ] = happy
    (feeling|felt) [so|really|pretty|a bit|very|kind of] (good|great|happy|better|excited|amazing|motivated) * = happy
    feeling [so|really|pretty|a bit|very|kind of|a little] (down|sad|low|blue|bad|awful|lonely|depressed|terrible) * = sad
    feeling [so|really|pretty|a bit|very|kind of|a little] (overwhelmed|swamped|burned out) * = overwhelmed
    feeling [so|really|pretty|a bit|very|kind of|a little] (tired|exhausted|drained|sleepy) * = tired
    feeling [so|really|pretty|a bit|very|kind of|a little] (anxious|stressed|nervous|worried) * = anxious
    feeling [so|really|pretty|a bit|very|kind of|a little] (stuck|lost|unmotivated|frozen) * = stuck
    feeling [so|really|pretty|a bit|very|kind of|a little] (sick|ill|unwell|nauseous) * = unwell
    [i am] [feeling] [a bit|kind of|sort of|so|very|pretty] (sad|down|lonely|blue) [today|now|right now|tonight] = sad
    [a bit|kind of|sort of|so|very|pretty] (happy|excited|relieved) [today|now|right now|tonight] = happy
    (life is good|best day ever|what a great day|what a day) = happy
    i ~ (am|feel|am feeling) ~ [a bit|a little|kind of|pretty] (sick|ill|unwell|nauseous|under the weather|dizzy|feverish|hungover|gross) * = unwell
    i have [a] [bad|terrible|splitting|really bad] (headache|migraine|cold|fever|flu|the flu|cramps|stomach ache|sore throat|hangover) * = unwell
    my (head|stomach|back|throat|tooth|body) (hurts|is killing me|aches) * = unwell
    """)

  static let feeling = ActRule("feeling", phrases) { match, clause, _ in
    guard !clause.isQuestion, let feeling = Feeling(rawValue: match.tag) else { return nil }
    // "i'm low on energy" says what one is up to.
    if feeling == .sad, clause.words.contains(where: { ["energy", "battery", "spoons"].contains($0.text) }) {
      return nil
    }
    // "i can't do it today, tomorrow maybe" puts off.
    let times = Set(clause.words.map(\.when).filter { $0 >= 0 })
    if times.count > 1, clause.words.contains(where: { $0.text == "not" }) { return nil }
    return Act(.feeling, confidence: 0.92, span: clause.span, details: .feeling(feeling))
  }
}
