extension EverydayTests {
  /// Cards put away, back or in pieces, and facts told in plain words.
  static let keptFacts =
    """
    the laundry is not done yet → reopen
    i haven't done the dishes yet, put it back → reopen
    actually i didn't finish the report → reopen
    uncheck laundry → reopen
    unmark the dishes as done → reopen
    reopen the oil change → reopen
    bring back the vet task → reopen
    put mow the lawn back on my list → reopen
    that's not finished after all → reopen
    i marked laundry done by mistake → reopen
    i accidentally checked off the rent → reopen
    restore the task i deleted → reopen
    restore the last completed task → reopen
    undelete the milk → reopen
    the bill isn't paid yet → reopen
    i thought i did the taxes but i didn't → reopen
    no i haven't finished that yet → reopen
    groceries still need doing, put them back → reopen
    un-complete the dishes → reopen
    that one isn't actually done → reopen
    the car isn't fixed yet after all → reopen
    put the dentist back on → reopen
    oops the laundry isn't finished → reopen
    re-add the task i just completed → reopen
    the sink is leaking again so reopen the plumber task → reopen
    didn't actually send that email, mark it undone → reopen
    move laundry back to to do → reopen
    i have to redo the homework, bring it back → reopen
    reactivate the gym task → reopen
    the dishes aren't done → reopen
    i didn't actually do the laundry → reopen
    reopen task 3 → reopen
    un-check the vet → reopen
    put the dentist back on my list → reopen
    mark the laundry as incomplete → reopen
    wait i haven't paid the rent yet → reopen
    bring back the task i just finished → reopen
    i finished the wrong one, bring it back → reopen
    that one's not done, put it back → reopen
    mark groceries not done → reopen
    the laundry needs doing again → reopen
    set gym as not complete → reopen
    restore the dentist reminder → reopen
    add the dentist back → reopen
    can you un-complete the last one → reopen
    put it back on the list, it's not finished → reopen
    the check bounced so the rent is not paid → reopen
    reactivate the dentist task → reopen
    i need the vet one back → reopen
    snooze for ten minutes → snooze
    snooze my alarm for 5 minutes → snooze
    not right now, maybe tonight → snooze
    do this tomorrow → snooze
    push this to next week → snooze
    postpone the dentist until friday → snooze
    delay my reminder by an hour → snooze
    put off the laundry until sunday → snooze
    i'd rather do that on saturday → snooze
    let's do it after lunch → snooze
    bring this up again on monday → snooze
    come back to this tonight → snooze
    hold that until thursday → snooze
    save it for the weekend → snooze
    later this afternoon would be better → snooze
    this can wait until next week → snooze
    the dishes can wait till tonight → snooze
    give me 20 more minutes → snooze
    can this wait until tomorrow → snooze
    next week for that one → snooze
    friday works better for that → snooze
    move it to tomorrow → snooze
    i'll get to the rent on the first → snooze
    nudge me about it again tonight → snooze
    how about we do that one tomorrow → snooze
    maybe on sunday instead → snooze
    could i do the ironing tomorrow → snooze
    i don't have time for this until wednesday → snooze
    snooze it for an hour → snooze
    snooze until tomorrow → snooze
    not now, ask me after lunch → snooze
    i'll do this one later → snooze
    i can't right now → snooze
    can you ask me again tonight → snooze
    hold off until monday → snooze
    tomorrow works better → snooze
    let's do that next week → snooze
    push the dentist back a day → snooze
    i'm driving, remind me in 20 minutes → snooze
    leave this for the weekend → snooze
    i'll get to it after work → snooze
    do it on friday instead → snooze
    move this to after dinner → snooze
    can we push this → snooze
    give me an hour → snooze
    show me this again in the morning → snooze
    i'd prefer to do it tonight → snooze
    postpone it a week → snooze
    the report can wait until wednesday → snooze
    not this week → snooze
    maybe next month → snooze
    put it off until june → snooze
    back to this on tuesday → snooze
    try me again at noon → snooze
    remember that my dog's name is rex → remember
    my wifi password is penguin123 → remember
    i'm allergic to peanuts → remember
    my wife's birthday is june 4 → remember
    my car is a honda civic → remember
    i live in chicago → remember
    my doctor is dr patel → remember
    keep in mind that i don't eat meat → remember
    note that the gate code is 4471 → remember
    my shoe size is 9 → remember
    i work nights on tuesdays → remember
    my mom's name is linda → remember
    i put my passport in the top drawer → remember
    the spare key is under the mat → remember
    i take my coffee black → remember
    i don't drive → remember
    my brother lives in denver → remember
    the garage code is 1234 → remember
    our anniversary is may 10 → remember
    i have two kids → remember
    my locker combination is 12 24 36 → remember
    just so you know i work from home on fridays → remember
    for future reference my gym is on 5th street → remember
    i'm left handed → remember
    my flight number is ua 233 → remember
    my daughter is in third grade → remember
    i wear a size medium → remember
    i prefer mornings → remember
    i can't stand mornings fyi → remember
    my bank is chase → remember
    my boss is named karen → remember
    i keep the receipts in the blue folder → remember
    my blood type is o negative → remember
    i left my umbrella at moms house → remember
    my cat's vet is dr lee → remember
    my nickname is ace → remember
    call me bob → remember
    i changed my name to max → remember
    we moved to austin → remember
    my license plate is abc 123 → remember
    my landlord is mr jones → remember
    i go to the gym on mondays and wednesdays → remember
    my dad's birthday is march 3 → remember
    i'm lactose intolerant → remember
    my address is 12 elm street → remember
    my dog is called biscuit → remember
    i have a cat named luna → remember
    i work at the hospital → remember
    my favorite food is sushi → remember
    i can't eat gluten → remember
    remember i'm allergic to bees → remember
    our wifi is called homenet → remember
    the alarm code is 9920 → remember
    my sister's name is kate → remember
    i was born in 1990 → remember
    i'm from ohio → remember
    my husband is a teacher → remember
    i like tea better than coffee → remember
    my ring size is 7 → remember
    the plumber's number is 555 1234 → remember
    i keep my keys by the door → remember
    the spare tire is in the trunk → remember
    my kids go to oak school → remember
    my office is on the third floor → remember
    i am 34 years old → remember
    my anniversary is in july → remember
    my favorite team is the bulls → remember
    i drive a blue toyota → remember
    i usually shop on sundays → remember
    i sleep until 9 on weekends → remember
    please remember my size is large → remember
    note my employee id is 4455 → remember
    for the record i don't eat pork → remember
    keep in mind my knee is bad → remember
    just so you know my sister is visiting in may → remember
    i hid the gifts in the attic → remember
    my mother in law is vegan → remember
    we have three dogs → remember
    break it down for me → breakDown
    break down clean the garage → breakDown
    where do i even start with the taxes → breakDown
    split this into steps → breakDown
    can you split the move into smaller tasks → breakDown
    what are the steps for this → breakDown
    what are the steps for the taxes → breakDown
    give me the first step → breakDown
    what's the first step → breakDown
    make this smaller → breakDown
    the garage is too much at once → breakDown
    how do i even begin this → breakDown
    help me start the report → breakDown
    help me plan the move → breakDown
    divide this into smaller parts → breakDown
    chunk it → breakDown
    turn the move into a checklist → breakDown
    make a plan for the wedding task → breakDown
    what would be the first tiny step → breakDown
    make the garage one more manageable → breakDown
    list the steps for planning the party → breakDown
    step by step please → breakDown
    give me baby steps → breakDown
    can you make this less scary → breakDown
    simplify this task → breakDown
    outline the steps for moving → breakDown
    take me through it one step at a time → breakDown
    how should i tackle the garage → breakDown
    break the report into steps → breakDown
    can you break this task up → breakDown
    give me smaller steps → breakDown
    i need this in smaller pieces → breakDown
    split up the garage cleaning → breakDown
    help me break down my essay → breakDown
    what's the first thing i should do for the taxes → breakDown
    where do i start with the kitchen → breakDown
    make this easier to start → breakDown
    this one is too big for me → breakDown
    i don't know how to begin the report → breakDown
    turn this into steps → breakDown
    give me a step by step for the move → breakDown
    divide the project into tasks → breakDown
    what are the steps to finish the report → breakDown
    list the steps i need for this → breakDown
    break it into chunks → breakDown
    make it into smaller tasks → breakDown
    the essay feels huge → breakDown
    what do i do first for the party → breakDown
    i need a plan for cleaning the house → breakDown
    walk me through this one → breakDown
    not done with the dishes after all → reopen
    delay this until i'm home → snooze
    my hair stylist is jenny → remember
    wait till friday → snooze
    put a pin in it until monday → snooze
    undelete the gym task → reopen
    divide up the report → breakDown
    """
}
