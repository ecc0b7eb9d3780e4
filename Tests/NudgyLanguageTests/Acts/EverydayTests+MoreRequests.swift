extension EverydayTests {
  static let moreRequests =
    """
    do you remember my name → recall
    forget my wifi password → forget
    forget everything you know about me → forget
    forget that → forget
    forget what i told you about Ana → forget
    talk like grandma → persona
    be nicer to me → persona
    switch voice → persona
    use tough love → persona
    be more strict with me → persona
    i only have ten minutes → context
    i've got low energy → context
    got an hour free → context
    feeling energetic → context|feeling
    low battery today → context
    start a focus session → focus
    25 minute timer → create
    let's focus for 15 minutes → focus
    pomodoro → focus
    stay with me while i do this → focus
    hey → greeting
    hello there → greeting
    morning! → greeting
    good evening nudgy → greeting
    hiya → greeting
    thanks! → thanks
    ty → thanks
    thank u so much → thanks
    cheers mate → thanks
    appreciate it → thanks
    i feel so behind on everything → feeling
    i'm exhausted → feeling
    everything is too much → feeling
    im freaking out → feeling
    i can't get myself to start → feeling
    i'm proud of myself today → feeling
    kinda sad today → feeling
    ugh i'm so stressed → feeling
    i'm bored → feeling
    what can you do → help
    are you a robot → smallTalk
    how are you → smallTalk
    how's it going → smallTalk|greeting
    you're the best → smallTalk
    sorry → smallTalk
    good night nudgy → smallTalk
    what's the time → clock
    what's today's date → clock
    what day is today → clock
    how does this work → help
    help → help
    what are the commands → help
    how do i use this → help
    quit → quit
    bye bye → quit
    see you later → quit
    i'm off → quit|chat
    exit → quit
    bread and eggs → create
    tires → create
    chase the contractor about the quote → create
    add toothpaste to the list → create
    put the car inspection on my todo list → create
    remind me on tuesday to water the orchids → create
    can you set a reminder for my physio at 3pm → create
    i've got to sort out my insurance → create
    we need to book flights for easter → create
    i want to remember to thank Ana → create
    please add a task to back up my laptop → create
    reminder: submit timesheet → create
    get batteries → create
    oil change on saturday → create
    let me know to take the bins out at 8pm → create|chat
    must not forget the parking permit → create
    buy stamps its due friday → create
    ok so i need to wash the car → create
    the vet is done → complete
    washed the car → complete
    paid the rent → complete
    i've sent the invoice → complete
    i finally booked the haircut → complete
    tick the gym off → complete
    mark both as done → complete
    the last one is done → complete
    done and done → complete
    i finished the first one → complete
    everything is done except the laundry → complete
    i picked up the parcel → complete
    the parcel has been returned → complete
    #3 done → complete
    cross it off → complete
    that one's finished → complete
    i renewed my license this morning → complete
    took out the trash → complete
    push it to next week → snooze
    bring the report up again on monday → snooze|create
    hold that until after lunch → snooze
    snooze everything until tomorrow → snooze
    put the laundry off until sunday → snooze
    shift the dentist to thursday → snooze|update
    not right now → snooze
    i'll deal with it tomorrow → snooze
    tomorrow instead → snooze|chat|update
    in an hour → snooze|update|chat
    too early, ask me at noon → snooze
    move the bank to wednesday → snooze|update
    another one please → skip|next
    not that → skip|chat|undo
    skip the gym for now → skip
    i don't feel like doing this one → skip
    remove the bank → drop
    delete number 4 → drop
    i changed my mind about the gym → drop|chat
    forget the haircut thing → drop
    strike the bank from my list → drop
    i'm not going to do the gym anymore → drop
    erase my whole list → drop
    cancel all my reminders → drop
    kill the gym task → drop
    unfinish the laundry → reopen
    put it back on my list → reopen|undo
    the bank isn't done after all → reopen|chat
    make the laundry urgent → update
    rename #2 to call grandma → update
    no, at 7 → update|chat
    move the deadline for the taxes to monday → update
    the report is due wednesday now → update
    remove the due date from the report → update
    what do you suggest → next
    anything else? → next|skip
    what should i tackle first → next
    i'm ready for the next one → next
    what's the plan → next|lookup
    one thing please → next
    what am i supposed to do today → lookup|next
    what is due next week → lookup
    do i have any tasks about the car → lookup
    how much is left → lookup
    what did i finish yesterday → lookup
    is the rent paid → lookup
    what's on for the weekend → lookup
    did i already buy milk → lookup
    when is my haircut → lookup
    read me my list → lookup
    undo the last change → undo
    oh no i didn't mean that → undo
    put everything back → undo|reopen
    split it into steps → breakDown
    make this smaller → breakDown
    compose an email to the landlord → draft
    remember i hate mornings → remember
    my boss is called Karen → remember
    note that the alarm code is 4521 → remember
    i'm vegetarian → remember
    what's the alarm code → recall|lookup|chat
    who is Karen → recall|chat
    do you remember my boss's name → recall
    forget my alarm code → forget
    go back to nudgy → persona
    talk like a pirate → persona
    be a bit funnier → persona
    i have 5 minutes → context
    my energy is low → context
    focus for half an hour → focus
    hello hello → greeting
    thanks a ton → thanks
    i feel overwhelmed by all this → feeling
    i'm really anxious about tomorrow → feeling
    what are you → smallTalk
    sweet dreams → smallTalk
    what time is it now → clock
    how do i add a task → help
    gotta go bye → quit
    water bottle → create
    oat milk and bananas → create
    zoom with Kim at 4 → create
    trash → create
    birthday card for grandma → create
    i need new headphones → create
    follow up with HR about benefits → create
    renew passport by march → create
    remember the milk → create
    try to stretch for 10 minutes → create
    don't let me forget the cupcakes → create
    could you note down call the bank → create
    make sure i pay the water bill → create
    i still have to call the insurance → create
    dishes finished → complete
    ok i called the bank → complete
    that one is finished → complete
    got it done → complete
    laundry's done → complete
    mark the first one as complete → complete
    already took care of the rent → complete
    i watered the plants → complete
    we're done with the dishes → complete
    the first two are done → complete
    not tonight → snooze
    remind me again at 6 → snooze
    push the laundry a day → snooze
    let's do it next week → snooze
    snooze number 2 until friday → snooze
    i can't do this now → snooze|feeling
    move all of today's tasks to tomorrow → snooze
    drop number 2 → drop
    nevermind the bank thing → drop
    take the dentist off → drop
    i won't do the gym → drop|chat
    remove everything → drop
    change the title to buy oat milk → update
    make it high priority → update
    no wait friday → update
    what else is there → lookup|next
    how many do i have left → lookup
    do i have anything tomorrow morning → lookup
    anything on monday → lookup
    whats left → lookup
    have i emailed Tom → lookup
    what did we say about Ana → recall|lookup
    what's my locker number → recall
    my locker number is 12 → remember
    I hate phone calls → remember|chat
    forget my locker number → forget
    quick task please → next
    what would be a good start → next|chat
    surprise me → next
    i'm drowning in work → feeling
    i feel sick → feeling
    can't think straight → feeling|chat
    nudgy undo → undo
    please undo that → undo
    that's wrong, undo it → undo
    """
}
