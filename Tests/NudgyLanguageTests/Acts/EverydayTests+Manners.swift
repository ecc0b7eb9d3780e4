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
    short on time → context
    waiting at the doctors, maybe 15 mins → context
    i'm at 20% battery → context
    the evening is all mine → context
    Twenty minutes until the kids get home. → context
    I'm well rested and ready to work. → context
    pressed for time today → context
    nothing planned until three → context
    in the mood for something small → next|context
    is there anything that takes less than ten minutes → next|context
    i feel like doing some real work now → next|context
    what's the easiest thing on my list → next
    which is the quickest job → next
    get me started → next
    answer me in the style of a surfer dude → persona
    which character are you right now → persona
    change the way you talk → persona
    i want the tough love one → persona
    task 9 should not be marked as done → reopen
    I marked vacuuming as complete but it still needs doing. → reopen
    oh no i didn't want that deleted → undo
    let's put this one off till monday → snooze
    write out what i should say when i call the bank → draft
    remember my car takes regular unleaded → remember
    did the boss send anything new → chat|lookup
    how often does oil need changing → chat|recall
    call me Sam → remember
    bypass that → skip
    my locker is number 42 → remember
    my shoe size is 9 → remember
    i'm allergic to nuts → remember
    my wife's name is dana → remember
    i work nights → remember
    my car is a blue honda → remember
    i am left handed → remember
    i take my coffee with two sugars → remember
    my flight number is ba117 → remember
    the wifi is called penguinnet → remember
    we have a dog called biscuit → remember
    i'm a teacher → remember
    my kids go to oak hill school → remember
    my doctor is on elm street → remember
    i usually wake up at 6 → remember
    i live alone → remember
    i don't drink alcohol → remember
    i don't eat meat → remember
    my brother's kids are called tom and anna → remember
    i'm from ohio → remember
    i have two kids → remember
    my daughter is in third grade → remember
    i keep the spare keys in the kitchen drawer → remember
    my license plate is 7xyz123 → remember
    my gym is on 5th street → remember
    my trash day is thursday → remember
    my landlord is called mr patel → remember
    my bank is chase → remember
    my therapist is dr lopez → remember
    my pronouns are she/her → remember
    i have adhd → remember
    i'm diabetic → remember
    i wear size 10 shoes → remember
    my birthday is may 4th → remember
    mom's birthday is june 12 → remember
    john's number is 555 0199 → remember
    my sister moved to berlin → remember
    my dog is called rex and he is 4 → remember
    i get migraines → remember
    i can't have dairy → remember
    my work hours are 9 to 5 → remember
    i'm usually home by 6 → remember
    you should know that i work from home → remember
    store this: my blood type is o negative → remember
    note that jim is vegetarian → remember
    remember i park in lot c → remember
    please remember that my aunt's name is rose → remember
    keep in mind that i have kids → remember
    my anniversary is on the 14th of may → remember
    i'm married to alex → remember
    my husband works at the hospital → remember
    i go to the gym on mondays → remember
    call me captain → remember
    my name is actually spelled jon → remember
    i'm 34 years old → remember
    i drive a toyota → remember
    i study biology → remember
    my mom lives with us → remember
    i'm a vegetarian → remember
    my best friend is called lou → remember
    i sleep late on weekends → remember
    i'm not a morning person → remember
    my desk is on the third floor → remember
    my nearest store is aldi → remember
    our anniversary is july 7 → remember
    i never work on sundays → remember
    i'm colorblind → remember
    my goal is to run a marathon → remember
    my favorite movie is jaws → remember
    i'm tired of winter → chat|feeling
    i'm so done → chat|feeling
    add "with receipt" to the return parcel task → update
    add eggs to the shopping one that's already there → update
    add to the shopping task: eggs and butter → update
    note on the landlord one: he prefers email → update
    attach the link example.org/form to the visa one → update
    make the bins a weekly thing → update
    yoga repeats tuesdays and thursdays now → update
    birthday card should come up every year → update
    set due date friday for number 10 → update
    add bring cash to number 3 → update
    add salt to the soup → create
    add milk to the shopping list → create
    put the address on the envelope → create
    put a note on the fridge → create
    make a weekly meal plan → create
    rewind → undo
    strike that last action → undo
    scrap the last change → undo
    make it like before → undo
    crushed it → complete
    one less thing → complete
    call made → complete
    remind me 10 minutes before my meeting at 3 → create
    set a reminder an hour before the flight at 6pm tomorrow → create
    """
}
