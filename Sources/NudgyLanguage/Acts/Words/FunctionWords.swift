// The small words that hold English together, with letters for what each can be:
// a adverb, b form of be, c connective, d determiner, D form of do, f filler, h form of have, m modal,
// n negation, o object pronoun, p preposition, q number word, r opens a reason, s subject pronoun, t day,
// u opens a subordinate clause, w question word.
extension WordTable {
  static let functionWords = WordTable(
    """
    &:c a:d about:p above:p absolutely:a across:p actually:f after:pu afterwards:c again:a against:p ah:f
    aight:f all:d along:p already:a alright:f also:ac although:r always:a am:b among:p an:d and:c
    another:d any:d anyhow:f anyway:f anyways:f are:b argh:f around:p as:pr at:p badly:a basically:f be:b
    because:ru been:b before:pu behind:p being:b below:p beneath:p beside:p besides:p between:p beyond:p
    both:d but:c by:p can:m could:m couple:q currently:a definitely:a desperately:a despite:p did:D do:D
    does:D doing:D done:D down:p dozen:q dude:f during:p each:d eh:f eight:q eleven:q enough:d er:f erm:f
    even:a eventually:a every:d everybody:s everyone:s except:pr few:d fifty:q finally:ac first:c
    firstly:c five:q for:p forty:q four:q friday:t from:p gee:f geez:f gosh:f had:h haha:f has:h
    have:h having:h he:s hello:f her:do hey:f hi:f him:o his:d hm:f hmm:f honestly:f hopefully:a how:w
    hundred:q i:s ideally:a if:u in:p inside:p into:p is:b it:os its:d jeez:f just:a k:f kay:f kinda:a
    lastly:c like:p literally:f lmao:f lol:f man:f may:m maybe:a me:o might:m mm:f monday:t more:d must:m
    my:d myself:o near:p neither:n never:n next:c nine:q no:dn nobody:s none:n nor:c not:n nothing:s now:a
    obviously:f of:p off:p oh:f ok:f okay:f on:p once:u one:oq ones:o only:a onto:p ooh:f or:c other:d
    otherwise:r our:d out:p outside:p over:p past:p per:p perhaps:a phew:f plus:c probably:a quick:a
    quickly:a really:a regarding:p right:f saturday:t second:c secondly:c seriously:a seven:q several:d
    shall:m she:s should:m simply:a since:pru six:q so:fr some:d somebody:s someone:s something:s
    sometimes:a soon:a sorta:a still:a sunday:t supposedly:a ten:q than:p that:dosu the:d their:d them:o
    then:c there:s these:dos they:s third:c thirty:q this:dos those:dos though:r three:q through:p
    throughout:p thursday:t till:p to:p today:t tomorrow:t tonight:t too:a totally:a toward:p towards:p
    tuesday:t twelve:q twenty:q two:q ugh:f uh:f uhh:f uhm:f um:f umm:f under:p unless:ru until:pu up:p
    upon:p us:o usually:a very:a via:p was:b we:s wednesday:t well:f were:b what:w whatever:f when:uw
    whenever:u where:uw whether:u whew:f which:ruw while:u who:suw whom:w whose:dw why:w will:m with:p
    within:p without:p would:m y'all:s yeah:f yep:f yesterday:t yo:f you:os your:d yourself:o yup:f
    """)
}
