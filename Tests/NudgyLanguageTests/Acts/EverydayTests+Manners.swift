extension EverydayTests {
  /// Marks of being done, wishes for another manner of speaking, free hours, and facts told in passing.
  static let manners =
    """
    would you mind reminding me to charge my headphones before bed → create
    would you mind adding eggs to my list → create
    do you mind putting the dentist on my list → create
    mind reminding me about the bins tonight → create
    would you mind marking the laundry as done → complete
    would you mind taking bread off the list → drop
    that's been handled → complete
    it's been dealt with → complete
    this has been sorted → complete
    that's been taken care of → complete
    already been done → complete
    can you put a check mark next to mow the lawn → complete
    put a tick beside the laundry → complete
    put a checkmark on dentist → complete
    consider the birthday card mailed → complete
    consider the report sent → complete
    you can count the dishes as washed → complete
    i think we can call the kitchen painting finished → complete
    let's call the garage done → complete
    i want to remove the alarm set for 9pm → drop
    i'd like to cancel the reminder for tomorrow → drop
    i need to delete my 7am alarm → drop
    i want to take eggs off my list → drop
    i'd like to get rid of the dentist reminder → drop
    you can throw out the one about the fence → drop
    toss the one about the car → drop
    unschedule the 3 o'clock → drop
    unschedule the dentist → drop
    no longer need batteries → drop
    don't need batteries anymore → drop
    cancel meeting with Raj on Monday → drop
    cancel event on friday → drop
    we're not going to the wedding so remove it → drop
    turn the gym reminder into mondays and wednesdays only → update
    make the gym reminder weekdays only → update
    ready for another task → next
    ready for the next job → next
    ready for a new one → next
    wats next on the list → next
    whats nxt → next
    im ready whats first → next
    smaller → breakDown
    even smaller → breakDown
    smaller please → breakDown
    make it smaller → breakDown
    just so you know, i hate phone calls → remember
    my favorite coffee is a flat white → remember
    i prefer to do chores in the morning → remember
    i get my kids every second weekend → remember
    i prefer mornings for errands → remember
    i always do my shopping on sundays → remember
    fyi i don't work fridays → remember
    my go-to lunch is soup → remember
    i see my therapist every tuesday → remember
    can tom eat gluten → recall
    is dave allergic to anything → recall
    what time do i usually get off work → recall
    which days am i off → recall
    what days do i work → recall
    when do i usually wake up → recall
    when do i normally go to the gym → recall
    I don't know what to write to Priya, can you help? → draft
    I need a text that tells Sam we will be late → draft
    pls write thank you message for the teacher → draft
    write up something polite i can send to the neighbors about the noise → draft
    write thank you note to grandma → draft
    write me an excuse for missing practice → draft
    compose birthday message for my boss → draft
    i need a message to my landlord about the leak → draft
    can i get a quick email to the school saying leo is sick → draft
    use a more formal tone → persona
    use shorter answers please → persona
    less emojis → persona
    fewer emojis please → persona
    please stop using so many emojis → persona
    use fewer words → persona
    be more formal → persona
    a bit less cheerful please → persona
    don't be so chirpy → persona
    more serious tone please → persona
    keep your answers brief → persona
    i've got the whole afternoon free → context
    i have the evening to myself → context
    ive got all day → context
    feeling full of beans this morning → context
    i have a spare half hour → context
    i only have a minute → context
    come back to me with this when its 4 oclock → snooze
    come back with this at 4 → snooze
    hold the ironing for tomorrow morning → snooze
    hold the ironing until tomorrow → snooze
    i cant do it now im at work, tell me at 6 → snooze
    can't right now, tell me at 6 → snooze
    i'm in a meeting, ask me again at noon → snooze
    Remind me 10 minutes before the match starts on sunday at 4 → create
    let me know when it's 4:30 → create
    tell me when it's 5 → create
    give me a shout at 3 → create
    take eggs out of done → reopen
    i still need to do the one i marked finished this morning → reopen
    i want the garage one back on my list → reopen
    eggs should not be done → reopen
    move laundry back to not done → reopen
    whoops didnt mean that → undo
    oops wrong one → undo
    oops i didn't mean to do that → undo
    bring back what you just deleted → undo|reopen
    that wasn't what i meant, undo → undo
    put it back how it was → undo
    i appreciate the help with my list → thanks
    much appreciated → thanks
    appreciate it → thanks
    how many times did i snooze the taxes → lookup
    What is my most important task right now? → lookup
    move on to the following task → skip
    Erase what you remember about my job. → forget
    wipe what you know about my ex → forget
    actually do that again, i undid it by accident → redo|undo
    remind me 10 minutes before my meeting at 3 → create
    set a reminder an hour before the flight at 6pm tomorrow → create
    """
}
