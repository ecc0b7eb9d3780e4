extension EverydayTests {
  /// The same wishes in the words of many people: whole families of phrasings, told by what they speak of.
  static let anyWords =
    """
    whats my kids school called → recall
    remind me what i said about the boiler guy → recall
    have i mentioned my blood type → recall
    do u remember my dogs name → recall
    what size shoes do i wear → recall
    what was the gate code again → recall
    hey whats the wifi password → recall
    who did i say my mechanic was → recall
    tell me everything you've got on me → recall
    list the facts you have stored → recall
    which pharmacy do i use → recall
    what's the name of that therapist i told you about → recall
    i told you my locker number once, what was it → recall
    can you tell me my sister's birthday → recall
    so what exactly do you remember about me? → recall
    did i ever tell you what car i drive → recall
    what have you got saved about my mom → recall
    what's my license plate → recall
    my blood type, do you know it? → recall
    what do i call my cat → recall
    do you have my address → recall
    do i prefer mornings or evenings → recall
    what things do you know regarding my job → recall
    open your memory → recall
    i forget, who's my accountant → recall
    who was my landlord again → recall
    what did i say the alarm code was → recall
    what foods did i tell you i can't eat → recall
    you remember where i parked? → recall
    where did i say i keep the spare key → recall
    any idea what my insurance number is → recall
    what do you think you know about me → recall
    whats in there about me → recall
    do you happen to remember my anniversary → recall
    which bus do i take to work → recall
    what's my partner called → recall
    how old is my son → recall
    where does my brother live → recall
    when's my dad's birthday again → recall
    tell me my wifi password pls → recall
    look up my dentist's name → recall
    what was my old address → recall
    recall my doctor's name → recall
    could you pull up what you know about jules → recall
    what's my middle name → recall
    do you know anything about my allergies → recall
    right what am i doing → next
    whats the move → next
    ok what do you want me to do → next
    i'm free now, what should i tackle → next
    pick for me i can't choose → next
    what's the single best use of my time right now → next
    where to begin → next
    which of these is most pressing → next
    what would you do if you were me → next
    just one thing pls → next
    ready when you are → next
    lets go what first → next
    tell me where to start → next
    i'm at my desk with coffee, what now? → next
    what ought i do next → next
    what's my priority → next
    what matters most today → next
    i dunno what to do → next
    throw me a task → next
    whats next nudgy → next
    what's on deck → next
    what deserves my attention right now → next
    got anything for me → next
    what can i cross off right now → next
    which one do i tackle first → next
    show me the one thing → next
    what's the one thing → next
    can you pick what i do → next
    decide for me please → next
    i need a starting point → next
    help me get started → next
    point me at something → next
    what do you suggest i do → next
    what's up first today → next
    what should be my focus this morning → next
    what's the easiest thing on there → next
    what's the smallest thing i could do → next
    which task is the quickest → next
    what's the most important one → next
    i have no clue where to start → next
    what was i doing → next
    which should go first → next
    give me the most urgent one → next
    let's do the next thing → next
    what's my first task → next
    can i have my next task please → next
    something i can do in bed? → next|context
    something quick before lunch → next|context
    can you write my boss an email saying i'll be late → draft
    how would you word an apology to ana → draft
    what should i text marco → draft
    i need help writing to the council → draft
    help me say no to the invitation → draft
    give me wording for a complaint to the airline → draft
    draft me a resignation letter → draft
    write up a quick note to the teacher for me → draft
    need a text for my sister about saturday → draft
    what do i write to hr → draft
    make me an email to the vet asking for an appointment → draft
    start an email to professor lin for me → draft
    could u write the msg for me → draft
    write it for me → draft
    can you write that message → draft
    put it into words for me → draft
    i don't know how to put this to my mom → draft
    i don't know what to say to him → draft
    i dont know what to write in the email to carla → draft
    ghostwrite a reply to the recruiter → draft
    suggest a reply to sam → draft
    suggest what i could say to the landlord → draft
    give me a template for the refund request → draft
    come up with an excuse email for tonight's party → draft
    phrase a polite decline for the wedding → draft
    draft the text → draft
    draft an email about the invoice → draft
    got a draft for that email? → draft
    i want you to write the cover letter email → draft
    write back to nina for me → draft
    answer nina's email for me → draft
    reply to tom saying yes → draft
    help me respond to the school → draft
    how do i ask my boss for a raise by email → draft
    what's a good way to word the text to my ex → draft
    write a short text to mom saying i miss her → draft
    a message for the plumber please → draft
    draft for the dentist email please → draft
    show me a draft of the email to hr → draft
    let's draft the email to the bank → draft
    lets write that email together → draft
    can we write the letter to the insurance now → draft
    i need a script for the phone call with the bank → draft
    what do i say when i call the insurance → draft
    tell me what to say to the doctor's office → draft
    any ideas how to phrase the email to my tutor → draft
    my locker combo is 14 32 8 → remember
    i drive a red corolla → remember
    i'm allergic to shellfish btw → remember
    fyi i don't drink → remember
    my kid's name is theo → remember
    the gate code is 4417 → remember
    the wifi at my mom's is bluebird9 → remember
    my wife goes by bee → remember
    i have adhd → remember
    i've got two cats → remember
    i have a dog named biscuit → remember
    i'm diabetic, keep that in mind → remember
    note that i'm off on fridays → remember
    note for later: my shoe size is 43 → remember
    remember: parking spot is b12 → remember
    don't forget i'm vegan → remember
    i can't drive at night → remember
    my therapist is called dana → remember
    jen's birthday is on june 4th → remember
    our anniversary is august 9 → remember
    my pin is in the blue notebook → remember
    the spare key is under the mat → remember
    i keep my passport in the top drawer → remember
    i parked on level 4 → remember
    i go to the gym on tuesdays → remember
    i get paid on the 15th → remember
    i speak spanish → remember
    i prefer texting over calling → remember
    i prefer short answers → remember
    i go by kit → remember
    call me captain → remember
    i use she/her pronouns → remember
    i work from home on wednesdays → remember
    i study biology at state → remember
    i'm in the pacific time zone → remember
    i moved to austin → remember
    i live with my grandma → remember
    mark is my ex-husband → remember
    make a note, my insurance id is 88213 → remember
    save this: router password is hunter2 → remember
    store my license plate, it's abc 123 → remember
    memorize my employee number 55821 → remember
    keep in mind mom can't eat gluten → remember
    know that i hate surprises → remember
    it's important you know that i have asthma → remember
    you ought to know i'm deaf in one ear → remember
    ew no not that → skip
    ugh anything but the taxes → skip
    can you show me a different thing → skip
    next pls this one sucks → skip
    give me literally anything else → skip
    i'll do that one later, show me something else → skip
    not the dentist, something else → skip
    skip past it → skip
    skip that for me → skip
    leave this one → skip
    i'm not gonna do that now → skip
    can't do this one here → skip
    wrong time for that one → skip
    deal me another → skip
    any other options → skip
    what are my other options → skip
    don't feel like it → skip
    i'd prefer something different → skip
    i'd rather not right now → skip
    let's come back to that one → skip
    set this aside for now → skip
    move this one down → skip
    bump it to the end → skip
    not that again → skip
    you already showed me that one → skip
    pass on that → skip
    that's a no from me → skip
    hmm maybe a different one → skip
    gimme a different one → skip
    could i get something that isn't a phone call → skip
    i can't even look at that → skip
    skip the dentist one for now → skip
    no no not this → skip
    nope something else → skip
    can we skip this → skip
    skip this pls → skip
    can i pass on this → skip
    not now, another one → skip
    got something different → skip
    i need a different task → skip
    let's skip it → skip
    let me skip this → skip
    skipping that one for now → skip
    push it to the back → skip
    not feeling this one → skip
    i'm not up for that → skip
    where does leo go to school → recall
    is my sister vegetarian → recall
    which dentist do i go to → recall
    what would be smart to do now → next
    what's good to do now → next
    tell me how to phrase this → draft
    how can i tell ana i can't come → draft
    could use a draft for the landlord email → draft
    whip up a quick text to sam → draft
    call me boss from now on → remember
    i sleep late on weekends → remember
    my mother in law is called greta → remember
    i bank with barclays → remember
    go to the next one → skip
    that's not happening today → skip
    please skip → skip
    """
}
