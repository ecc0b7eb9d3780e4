extension EverydayTests {
  /// The card, memory and drafts in longer words.
  static let longerRequests =
    """
    i'd like to skip this one → skip
    could we come back to this one later and see another → skip
    can you show me something else → skip
    let me see a different task → skip
    please give me another task instead → skip
    i don't want to do this one right now → skip
    this one's boring, next → skip
    too hard, give me another one → skip
    nope, next → skip
    i'm going to pass on that → skip
    not today, show me something else → skip
    hmm no, something different → skip
    i can't deal with this one → skip
    let's try a different one → skip
    put this at the end → skip
    move this one to the back of the line → skip
    can i skip the dishes for now → skip
    skip the report, i'll do it last → skip
    don't want this one → skip
    no way, another one → skip
    i'd prefer a different task → skip
    swap → skip
    give me the one after that → skip
    reopen the dentist task please → reopen|undo
    can you put the laundry back on my list → reopen|undo
    the taxes aren't actually done → reopen|undo
    sorry, i marked the wrong thing as done → reopen|undo
    i clicked done too early on the groceries → reopen|undo
    hey the trash task isn't done yet, put it back → reopen|undo
    undo the completion of the dishes → reopen|undo
    make task 7 active again → reopen|undo
    i want the deleted task back → reopen|undo
    bring the gym task back please → reopen|undo
    wait, i did not finish that → reopen|undo
    no wait i haven't done that yet → reopen|undo
    please un-complete the email one → reopen|undo
    oops not done with the report yet → reopen|undo
    that task should still be open → reopen|undo
    can you reopen what i just closed → reopen|undo
    mark task 3 as incomplete → reopen|undo
    i take it back, the dishes aren't done → reopen|undo
    return the oil change to my list → reopen|undo
    the call to the bank didn't go through, reopen it → reopen|undo
    recover the task i deleted → reopen|undo
    re-add the task i just finished → reopen|undo
    set number 2 back to not done → reopen|undo
    what should i work on now → next
    what's the next thing on my list → next
    which one should i start with → next
    tell me what to do next please → next
    what do you recommend i do first → next
    can you pick a task for me → next
    i don't know what to do next → next
    give me my next task → next
    what's my top priority → next
    what's most urgent → next
    show me one thing to do → next
    what can i get done in the next 15 minutes → next
    any quick tasks → next
    got anything small for me → next
    let's get started → next
    ok let's do this → next
    what's up next on my list → next
    where do i begin → next
    help me decide what to do → next
    i finished, what's after that → next
    what is the best thing to do right now → next
    can you draft an email to my boss saying i'm sick → draft
    write up a message for my landlord about the leak → draft
    help me write a text to my brother → draft
    could you write the email for me → draft
    what would i even say to them → draft
    put together a message to the client → draft
    draft something for the parent teacher thing → draft
    draft the reply to sarah → draft
    can you help me with what to say to the bank → draft
    please compose an email for the insurance one → draft
    help me draft a complaint to the airline → draft
    write me an email to cancel my gym membership → draft
    give me a draft message for ana → draft
    word the email to the teacher for me → draft
    how should i phrase the message to my boss → draft
    how do i ask my boss for a day off → draft
    make me a draft for number 4 → draft
    draft it → draft
    draft an apology to lena → draft
    can you write something i can send to the vet → draft
    i can't find the words for the email to dad → draft
    compose a text saying i'll be late → draft
    my mom's name is rosa → remember
    i'm married to elena → remember
    remember my locker is 214 → remember
    please note that my favorite restaurant is luigi's → remember
    my blood type is o negative → remember
    i'm a nurse → remember
    i work at the hospital → remember
    i have a dog named pepper → remember
    i don't drink coffee → remember
    my pronouns are they/them → remember
    i usually go to bed at 11 → remember
    my anniversary is may 5th → remember
    know that i can't eat gluten → remember
    please call me dr. lee → remember
    i like to be called ali → remember
    my phone number is 555 0134 → remember
    our wifi is called starfish → remember
    my doctor is dr. patel → remember
    for your information i don't work weekends → remember
    keep in mind my knee is bad → remember
    my therapist's name is june → remember
    note: my passport number is x123 → remember
    i was born in ohio → remember
    what's the name of my dog → recall
    what's my wife called → recall
    what's my favorite restaurant → recall
    do you know my birthday → recall
    what's my blood type → recall
    can you tell me my locker number → recall
    what kind of car do i have → recall
    where do i work → recall
    what do you have stored about me → recall
    tell me everything you remember about me → recall
    did i tell you about my sister → recall
    what's my mom's name → recall
    what's my doctor's name again → recall
    what was that wifi password → recall
    when's my anniversary → recall
    do i drink coffee → recall
    what do i do for work → recall
    what time do i go to bed → recall
    do you remember who lena is → recall
    what did i ask you to remember → recall
    remind me of my passport number → recall
    what's my phone number → recall
    am i a morning person → recall
    please forget my phone number → forget
    forget what i said about my sister → forget
    delete my birthday from your memory → forget
    can you forget that i work at the hospital → forget
    i'd like you to forget my address → forget
    forget my wife's name → forget
    you don't need to remember my blood type → forget
    erase everything you know about me → forget
    delete all the information you have on me → forget
    forget i ever mentioned lena → forget
    don't remember that → forget
    stop remembering my passport number → forget
    remove my locker number from memory → forget
    forget where i work → forget
    clear what you know about my dog → forget
    wipe your memory → forget
    get rid of what you know about my mom → forget
    take my car out of your memory → forget
    forget that fact about coffee → forget
    my boss isn't martin anymore, forget that → forget
    delete memory about my knee → forget
    forget my favorite restaurant → forget
    please remove my pronouns from your memory → forget
    can you erase my anniversary → forget
    hello nudgy → greeting
    hi there → greeting
    hey you → greeting
    good morning nudgy → greeting
    morning buddy → greeting
    hey, good afternoon → greeting
    hii → greeting
    heya → greeting
    yo nudgy → greeting
    hey there → greeting
    evening → greeting
    hey hey hey → greeting
    hello my friend → greeting
    hi, good evening → greeting
    well hello there → greeting
    greetings nudgy → greeting
    oh hi → greeting
    hello again → greeting
    """
}
