extension EverydayTests {
  static let memoryRequests =
    """
    remember that my sister is called ana → remember
    my dentist is dr. chen → remember
    call me sam → remember
    my name is jordan → remember
    you can call me jo → remember
    i'm allergic to peanuts → remember
    remember i don't eat meat → remember
    my birthday is march 3 → remember
    my wife's name is elena → remember
    my landlord's name is mr. ortiz → remember
    please remember that i work from home on fridays → remember
    i work nights → remember
    i usually get up at 6 → remember
    remember that the spare key is under the mat → remember
    keep in mind that i hate phone calls → remember
    just so you know i have adhd → remember
    my favorite color is green → remember
    my boss is called martin → remember
    note that i park on level 3 → remember
    i live in leeds → remember
    my dog is called biscuit → remember
    don't forget that i'm left handed → remember
    i have two kids → remember
    my kids are called mia and leo → remember
    for future reference my shoe size is 42 → remember
    i'm a morning person → remember
    i prefer texts over calls → remember
    save this: the gate code is 4411 → remember
    remember my wifi password is penguin42 → remember
    remember this, my gym closes at 9 → remember
    i can't drive → remember
    leo is my nephew → remember
    elena is my wife's name → remember
    i take my pills at 8 → remember
    you should know i'm dyslexic → remember
    my therapist is dr. ruth → remember
    i go by max → remember
    my partner's birthday is june 9 → remember
    store that my license plate is abc 123 → remember
    who is my dentist → recall
    what do you know about me → recall
    what do you remember about my sister → recall
    do you remember my wife's name → recall
    when is my birthday → recall
    what's my wifi password → recall
    what did i tell you about ana → recall
    where do i live → recall
    do you know where i park → recall
    what's my name → recall
    who am i → recall
    what's my landlord called → recall
    who is leo → recall
    who's ana again → recall
    what did i say my shoe size was → recall
    am i allergic to anything → recall
    what am i allergic to → recall
    show me what you remember → recall
    what have you learned about me → recall
    list everything you know about me → recall
    what facts do you have about me → recall
    what's in your memory → recall
    do you remember my favorite color → recall
    what was my gate code again → recall
    tell me my license plate → recall
    what's the gate code → recall
    when's my partner's birthday → recall
    do you know what i'm allergic to → recall
    how many kids do i have → recall
    what are my kids called → recall
    what's my dog's name → recall
    do you recall who my boss is → recall
    what was the name of my therapist → recall
    what time do i usually get up → recall
    do you know my name → recall
    can you tell me what you know about my boss → recall
    remind me what my locker number is → recall
    forget my dentist → forget
    forget that i'm vegetarian → forget
    forget about my birthday → forget
    forget everything about me → forget
    forget my name → forget
    forget my address → forget
    delete what you know about my sister → forget
    erase your memory → forget
    clear your memory → forget
    wipe everything you remember about me → forget
    remove my wifi password from your memory → forget
    don't remember my license plate anymore → forget
    please forget what i told you about ana → forget
    forget the thing about my shoe size → forget
    you can forget my old boss → forget
    stop remembering where i park → forget
    i don't want you to remember my birthday → forget
    forget who my dentist is → forget
    forget where i live → forget
    delete my name from memory → forget
    remove that fact → forget
    forget that fact → forget
    forget the last thing i told you about me → forget
    delete the fact about my allergies → forget
    can you forget my old address → forget
    please forget my ex → forget
    erase the gate code from memory → forget
    take my landlord out of your memory → forget
    unlearn my favorite color → forget
    forget all about my kids → forget
    forget me → forget
    forget that my dog is called biscuit → forget
    remove everything you've stored about me → forget
    delete all memories → forget
    forget that leo is my nephew → forget
    drop what you know about my therapist → forget
    forget my personal details → forget
    scrap the note about my peanut allergy → forget
    draft an email to my landlord about the heater → draft
    write a text to mom → draft
    write ana a text about saturday → draft
    help me write an email to my professor → draft
    can you write a message to the plumber for me → draft
    compose a reply to the recruiter → draft
    draft a polite email to hr asking about my leave → draft
    write an email to my landlord asking to fix the heater → draft
    help me word a text to my sister → draft
    what should i say to my boss about being late → draft
    how do i tell my roommate to clean up → draft
    i need help writing to my landlord → draft
    could you help me phrase this email → draft
    draft that for me → draft
    draft a text for the dentist one → draft
    can you draft the email for task 3 → draft
    help me with the email to the school → draft
    compose a message to sam saying i'm running late → draft
    make a draft of the email to the insurance company → draft
    prepare a message to the team about the meeting → draft
    what do i write to the landlord → draft
    i don't know what to say in the email to julie → draft
    give me a draft for the complaint → draft
    word it for me → draft
    type up a message to my teacher → draft
    draft a thank you note to grandma → draft
    i need a message for the babysitter → draft
    start an email to the accountant for me → draft
    can you come up with a text to cancel the appointment → draft
    help me reply to kim → draft
    make the email more formal → draft
    draft my reply to the bank → draft
    write the message for me → draft
    """
}
