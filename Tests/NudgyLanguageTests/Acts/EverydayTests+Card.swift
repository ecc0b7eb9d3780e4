extension EverydayTests {
  static let cardRequests =
    """
    skip this please → skip
    let's skip it for now → skip
    pass on this one → skip
    i'll pass → skip
    next one, not this → skip
    not that one → skip
    no not that one → skip
    nah, another one → skip
    something else please → skip
    can i get a different one → skip
    gimme another one → skip
    i don't feel like that one → skip
    i can't face that one right now → skip
    not in the mood for this one → skip
    ugh not that, something else → skip
    can we do something else instead → skip
    show me a different task → skip
    anything but that one please → skip
    let's move on → skip
    move on to the next one → skip
    moving on → skip
    not feeling it → skip
    i'm not up for this right now → skip
    leave that one for now and show me another → skip
    i'd rather do something else → skip
    swap it for another one → skip
    try another → skip
    what else have you got → skip
    what else you got → skip
    got anything else → skip
    next please, i don't want to do that → skip
    skip the laundry → skip
    skip the call to mom for now → skip
    i'm skipping the gym one → skip
    can you skip past the report → skip
    skip over this one → skip
    i didn't actually finish the laundry → reopen|undo
    actually i'm not done with the dishes → reopen|undo
    oh wait i haven't paid the rent after all → reopen|undo
    that's not done yet actually → reopen|undo
    it's not done → reopen|undo
    no it's not finished → reopen|undo
    i thought i'd sent the email but i hadn't → reopen|undo
    mark the report as not done → reopen|undo
    uncheck the dishes → reopen|undo
    put the dentist call back on the list → reopen|undo
    bring back the groceries task → reopen|undo
    undelete the gym → reopen|undo
    can you restore the task i just finished → reopen|undo
    bring that one back → reopen|undo
    i need that task back → reopen|undo
    i shouldn't have checked off the taxes → reopen|undo
    i marked the rent as done by mistake → reopen|undo
    i accidentally completed the vet appointment → reopen|undo
    oops i ticked off the wrong one, laundry isn't done → reopen|undo
    turns out the report wasn't finished → reopen|undo
    the laundry isn't done after all → reopen|undo
    reactivate number 4 → reopen|undo
    reopen number 3 please → reopen|undo
    put number 5 back → reopen|undo
    i spoke too soon about the dishes → reopen|undo
    make the essay active again → reopen|undo
    un-done the groceries → reopen|undo
    unfinish the last task → reopen|undo
    the plumber didn't fix it, put that back on → reopen|undo
    they rejected the form so it's not done anymore → reopen|undo
    laundry is not actually done → reopen|undo
    add the gym back → reopen|undo
    wait the bill isn't paid yet → reopen|undo
    restore the deleted one about the car → reopen|undo
    set the homework back to open → reopen|undo
    that one's still open actually → reopen|undo
    i wasn't really done with the garage → reopen|undo
    whats next for me → next
    what now → next
    so what do i do now → next
    what do you want me to do → next
    give me one thing → next
    just give me one thing to do → next
    something easy please → next
    something easier → next
    give me a quick one → next
    anything quick i can knock out → next
    what's the most important thing right now → next
    what can i do in five minutes → next
    i've got ten minutes, what can i do → next
    what should i focus on today → next
    pick something for me → next
    choose a task for me → next
    you choose → next
    where do i start → next
    where should i begin today → next
    which one first → next
    which task should i do first → next
    what's first on the list → next
    what's up first this morning → next
    hit me with the next one → next
    next up → next
    ready for the next thing → next
    ok i'm ready, what's next → next
    what is the next task → next
    show me my next task → next
    tell me what to work on → next
    i need something to do → next
    i have some free time, what should i do → next
    what would be a good thing to do now → next
    what's the one thing i should get done today → next
    why that one → next|lookup
    why this one first → next|lookup
    how come this one → next|lookup
    revert that → undo
    oops undo → undo
    put it back how it was → undo
    no wait undo that → undo
    reverse that last thing → undo
    i didn't mean to do that → undo
    cancel that last change → undo
    nope, undo → undo
    undo what you just did → undo
    ctrl z → undo
    give me the first step → breakDown
    first step → breakDown
    break it down → breakDown
    what's the first step → breakDown
    make it smaller → breakDown
    cut it into small steps → breakDown
    how do i even start → breakDown
    show 2 → lookup
    show task 2 → lookup
    whats on my lsit → lookup
    what's due this week → lookup
    wat abuot teh dentits → lookup
    what about the dentist → lookup
    when is the dentist → lookup
    do i have anything tomorrow → lookup
    how many tasks do i have → lookup
    any calls to make → lookup
    """
}
