extension EverydayTests {
  /// Orders about cards as people of other regions, moods and devices word them.
  static let dialects =
    """
    can you put physio in for next tuesday at 3 → create
    pop the optician in for friday at 10 would you → create
    can u remind me 2 feed the cat → create
    tell me to take the bread out at 5:15 → create
    can you remind me that the plumber is coming on tuesday → create
    remind me that the kids have swimming on thursday → create
    the visa application is finally in → complete
    the essay's in → complete
    letter sent → complete
    bins emptied → complete
    forms signed → complete
    mission accomplished on the attic → complete
    kitchen's spotless, hallelujah → complete
    that plumber fixed the boiler so that's done with → complete
    been to the bank → complete
    i've been to the chemist now → complete
    managed to book the mot online → complete
    have fed the cat → complete
    ana sent the photos so you can close that → complete
    can you bring this back up on monday morning? → snooze
    come back to me on that in half an hour → snooze
    later today, mate → snooze
    leave the fence for the weekend → snooze
    leave the taxes until monday → snooze
    not today pal, monday → snooze
    the shop's shut, bring it up tomorrow at nine → snooze
    don't show me the attic one until january → snooze
    don't bug me about the taxes before april → snooze
    will do it tonight, remind me then → snooze
    park that till monday would ya → snooze
    the concert has been moved to the 14th → update
    put the visa at the top of the list → update
    my alarm should be for 8 not 7 → update
    the meeting with the solicitor is an hour later now → update
    edit the shopping one, brown bread not white → update
    that interview's on teams now, put that in → update
    bump the rent up to first → update
    give the essay until monday → update
    flight is at 18:20 now not 17:50 → update
    turn that into a weekly reminder → update
    the plumber one needs his address, it's 12 mill lane → update
    preponed my 3 pm with the dean to 1 pm → update
    instead of friday make the picnic sunday → update
    the exhibition's been called off so bin that → drop
    we've already got bread so take it off the list → drop
    not doing the triathlon after all → drop
    no need for the dentist reminder anymore, they rang me → drop
    strike the raffle from my list please sir → drop
    cross out the balloons, we're not having a party anymore → drop
    bin the loft one, cheers → drop
    turns out the boiler isn't fixed, need that one again → reopen
    i said i paid the gas bill but it didn't go through → reopen
    the letter came back so the post office one is live again → reopen
    actually i do want the guitar lessons back on there → reopen
    i ticked off the eggs by accident last night, they still need getting → reopen
    the house move is too big can you make it smaller → breakDown
    make me a step by step for the garden project → breakDown
    what's the very first thing i'd do for the garage → breakDown
    compose a polite reminder to ravi for the rent → draft
    write a gentle nudge to dave about the money → draft
    rustle me up a thank you note for miss jones → draft
    write something to cancel my phone contract → draft
    """
}
