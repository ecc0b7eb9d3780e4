/// The ways of saying that something is to be done, apart from just saying it.
enum TaskFrames {
  /// What stands before the verb. The longest ways come first.
  static let obligations = PatternTable(
    """
    i ~ (have|had) ~ got to ~ remember to
    i ~ (need|have|got|ought|must) ~ to ~ (remember|make sure|not forget|try) to
    i ~ (should|must|can not|must not|better) ~ (remember|not forget|forget) to
    i ~ should ~ have
    i ~ (have|had) ~ got to
    [but] still (need|have|got) to
    i ~ am to ~
    [please] ~ note that (i|we) ~ (must|should|need to|have to) ~
    i ~ am ~ (supposed|meant|going|trying|hoping|planning|about) to
    i ~ was ~ (supposed|meant|going|planning|hoping) to
    i ~ (need|have|got|ought|want|wanted|plan|intend|mean|meant|hope) ~ to ~
    i ~ would ~ (like|love) ~ to ~
    i ~ had ~ better ~
    i ~ (would|had) better ~
    i ~ (must|should|gotta) ~
    (i|we) ~ do ~ (have|need) to ~
    (i|we) ~ do ~ (gotta|must) ~
    i ~ keep forgetting to
    i ~ (keep|kept) meaning to
    i ~ forgot to
    i ~ forgot ~ i ~ (need|have|got) to
    i ~ can not forget to
    i ~ (do not|must not) want to forget to
    i ~ need you to
    i ~ will ~ (have|need) to ~
    we ~ (have|had) ~ got to
    we ~ (need|have|got|ought|want) ~ to ~
    we ~ (must|should) ~
    we ~ are ~ (supposed|meant|going) to
    we ~ will ~ (have|need) to ~
    (someone|somebody) ~ (needs|has|ought) to
    you ~ (need|have) to remind me to
    (can|could|would|will) you ~ [please] ~ (remind|help) me [to] (remember to|to)
    (can|could|would|will) you ~ [please] (make sure|see that) [that] i [remember to]
    (can|could|would|will) you ~ [please] bug me to
    [please] ~ remind me [again] that i (need|have) to
    [please] ~ remind me [again] (to|about|of)
    [please] ~ help me [to] remember to
    [please] remind me <when> (to|about|of|that i need to|that i have to)
    [please] ~ (do not|never) let me forget (to|about)
    [please] ~ (do not|can not|must not|never) forget (to|about|that i need to|that i have to)
    [please] ~ (do not|never) let me forget
    [please] ~ do not forget
    [please] ~ (make sure|be sure|make certain) ~ (to|that i|i|we|that we) [remember to]
    [please] ~ remember ~ (to|that i need to|that i have to)
    [please] note to self
    note to self to
    set a reminder (to|for|about) 
    (need|needs|have|got|ought|supposed|want|wanting|going|trying|meaning|had) ~ to ~
    (has|gots) to
    ~ (must|gotta) ~
    ~ should ~
    let us ~
    let me ~ remember to
    just ~ (need|have) ~ to ~
    it is time to
    it would be (good|nice|great) to
    there is also
    what i ~ (need to|have to|should|must|want to|could) do ~ is [to]
    all i ~ need to do is
    the (first|next|main|last|other|only) thing [i|we] [need|have|want] [to] [do] is [to]
    (first|next|second|another|last|one) thing is [to]
    """)
}
