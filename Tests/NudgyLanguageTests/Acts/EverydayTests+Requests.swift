extension EverydayTests {
  static let requests =
    """
    pick up the dry cleaning → create
    milk → create
    dentist → create
    laundry → create
    passport renewal → create
    gift for Ana → create
    add eggs to my list → create
    add call the plumber to my todo list → create
    put dog food on my list → create
    set a reminder to take my pills at 9pm → create
    remind me in 20 minutes to check the oven → create
    i gotta send the invoice to Marcus → create
    need to get gas → create
    can you remind me to renew my license next month → create
    could you please add oat milk to the shopping list → create
    new task: clean the garage → create
    todo: file expenses → create
    don't forget the recycling → create
    i should really book a haircut → create
    we have to order a cake for saturday → create
    make a note to call the school → create
    ping me tomorrow about the lease → create
    schedule a call with Priya for tuesday at 2 → create
    remember to move the car → create
    email Tom re: budget → create
    vet appointment thursday 3pm → create
    i need to buy a birthday gift for Ana it's on dec 3rd → create
    note to self: check tire pressure → create
    put "water the ferns" on the list → create
    gotta remember to text Jen back → create
    i have to finish the slides by monday → create
    create a task to review the contract → create
    help me remember to buy stamps → create
    hey can u remind me to feed the cat tonite → create
    call me a cab → create|chat
    return the library books tomorrow → create
    id like to add grocery shopping → create
    i want to start running on mondays → create
    take out the trash every tuesday → create
    finished the laundry → complete
    I paid the electric bill → complete
    I already paid the electric bill → complete
    just got back from the dentist → complete|chat
    mark the report as done → complete
    mark laundry done → complete
    mark number 3 complete → complete
    the taxes are filed → complete
    taxes: done → complete
    groceries done → complete
    all done → complete
    that's done → complete
    done with that one → complete
    ok finished → complete
    check → complete
    cross the bank off my list → complete
    tick off the dishes → complete
    got the dog food → complete
    i sent the email to Sarah → complete
    emailed Tom → complete
    called the plumber already → complete
    I've renewed my passport → complete
    the report is finished → complete
    both are done → complete
    the second one is done → complete
    I did the first two → complete
    all done except the dentist → complete
    i managed to call the landlord → complete
    we bought the cake → complete
    trash is out → complete|chat
    passport is sorted → complete
    i did it → complete
    yep did that one → complete
    you can check off the laundry → complete
    please mark the dentist as completed → complete
    finally cleaned the garage → complete
    task 4 is done → complete
    completed #2 → complete
    wrapped up the slides → complete
    snooze → snooze
    later → snooze
    not now → snooze
    snooze for an hour → snooze
    snooze the laundry till sunday → snooze
    remind me later → snooze
    remind me tomorrow → snooze
    bump the report to next week → snooze
    bump it → snooze
    push the meeting prep back a week → snooze
    push it back two days → snooze
    can we do this tomorrow → snooze
    maybe tomorrow → snooze
    do it on monday → snooze|update|create
    postpone the dentist → snooze
    postpone the dentist until january → snooze
    put off the taxes till the weekend → snooze
    delay it by 3 days → snooze
    hide this until tonight → snooze
    not feeling the taxes right now → snooze
    i'll do it after lunch → snooze
    i'll call mom tomorrow instead → snooze|create|update
    move everything from today to tomorrow → snooze
    push everything today to monday → snooze
    not today → snooze
    defer #3 to friday → snooze
    ask me again tonight → snooze
    give me another hour on that → snooze|chat
    skip → skip
    skip this one → skip
    pass → skip
    show me a different one → skip
    nah, something else → skip
    next one please → skip|next
    not this one → skip
    anything but that → skip
    can i get another one → skip|next
    drop the gym → drop
    delete the laundry task → drop
    remove milk from my list → drop
    cancel the haircut → drop
    cancel my reminder → drop
    cancel the reminder about rent → drop
    scratch the haircut → drop
    never mind the laundry → drop
    forget about the gym → drop
    i don't need to buy milk anymore → drop
    take the bank off my list → drop
    get rid of the second one → drop
    clear my list → drop
    delete all my tasks → drop
    delete all your tasks → drop
    no longer need to call the school → drop
    the haircut isn't happening → drop|chat
    let's not do the gym → drop
    throw out the garage task → drop
    drop everything except the dentist → drop
    reopen the laundry → reopen
    bring back the dentist → reopen
    put the report back on my list → reopen
    the laundry isn't actually done → reopen|chat
    restore the gym task → reopen
    i didn't actually finish the report → reopen|undo|chat
    unmark the dishes → reopen
    uncheck the groceries → reopen
    rename the gym to swimming → update
    change the dentist to 4pm → update
    make the report high priority → update
    the taxes are due april 15 → update|create
    move the haircut to the top of my list → update
    set the deadline for the report to friday → update
    add a note to the dentist: bring insurance card → update
    the report is urgent → update
    actually 6pm → update
    actually, make it thursday → update
    no, tuesday → update
    the dentist is at 4 now → update
    change call mom to call dad → update
    what's next → next
    what should i be doing → next
    give me something easy → next
    which one first? → next
    pick one for me → next
    what's the most important thing → next
    got anything quick → next
    i have half an hour, what can i do → next
    just tell me what to do → next
    whats up next → next
    where should i start → next
    something small please → next
    gimme a task → next
    choose for me → next
    what do I have today → lookup
    anything due tomorrow? → lookup
    which ones are due this week? → lookup
    what's on my list? → lookup
    show me everything → lookup
    list my tasks → lookup
    what did i get done today → lookup
    what have I finished this week → lookup
    how many things are left → lookup
    do i have anything on friday → lookup
    when's the dentist → lookup
    when do i have to pay rent → lookup
    did i pay the rent → lookup
    have I called the vet? → lookup
    is the laundry done? → lookup
    what's overdue → lookup
    whats snoozed → lookup
    show me my groceries → lookup
    what was that thing about Sarah → lookup|recall
    can you remind me what i have tomorrow → lookup
    why this one → lookup
    am i free on saturday → lookup|chat
    what's coming up → lookup
    anything i'm forgetting? → lookup|chat
    how's my day looking → lookup
    undo → undo
    undo that → undo
    oops → undo
    wait no undo → undo
    take that back → undo
    go back → undo
    that was a mistake → undo
    cancel that → undo
    undo the last two → undo
    redo → redo
    redo that → redo
    break down the taxes → breakDown
    split the report into smaller steps → breakDown
    this is too big → breakDown
    how do i even start the garage → breakDown
    can you break this into steps → breakDown
    help me get started on the report → breakDown
    draft an email to Sarah → draft
    what should i say to the landlord → draft
    write a text to Jen about saturday → draft
    help me write the email → draft
    remember that my car is in lot B → remember
    my wifi password is hunter2 → remember
    call me Sam → remember
    my sister's birthday is may 4 → remember
    my name's Alex → remember
    I'm allergic to penicillin → remember
    just so you know, I work nights → remember
    Ana is my daughter → remember
    please remember my locker is 214 → remember
    my doctor is called Dr. Patel → remember
    what's my dentist's name → recall
    do you know my sister's birthday → recall
    when is mom's birthday → recall
    what's my wifi password? → recall
    what do you remember about me → recall
    who's my doctor → recall
    where did i park my car → recall|lookup|chat
    """
}
