extension EverydayTests {
  static let dailyRequests =
    """
    hi → greeting
    hello → greeting
    hi nudgy → greeting
    hey there nudgy → greeting
    good morning → greeting
    good evening → greeting
    good afternoon nudgy → greeting
    morning → greeting
    mornin → greeting
    gm → greeting
    heyy → greeting
    heyyy → greeting
    hiii → greeting
    helloooo → greeting
    yo → greeting
    sup → greeting
    wassup → greeting
    what's good → greeting
    howdy → greeting
    hi again → greeting
    hello again nudgy → greeting
    i'm back → greeting
    hey i'm back → greeting
    back again → greeting
    hey buddy → greeting
    hey penguin → greeting
    hi little penguin → greeting
    good day → greeting
    top of the morning → greeting
    greetings → greeting
    evening nudgy → greeting
    hola → greeting
    bonjour → greeting
    aloha → greeting
    hey hey → greeting
    hi friend → greeting
    happy friday → greeting
    who are you → smallTalk|feeling
    good night → smallTalk|feeling
    ok night → smallTalk|feeling
    gnight → smallTalk|feeling
    call it a day → smallTalk|feeling
    let's call it a day → smallTalk|feeling
    let's call it a night → smallTalk|feeling
    i'm done for today → smallTalk|feeling
    ok i'm done for today → smallTalk|feeling
    that's all for today → smallTalk|feeling
    that's it for today → smallTalk|feeling
    that's enough for today → smallTalk|feeling
    i'm off to bed → smallTalk|feeling
    time for bed → smallTalk|feeling
    i'm going to sleep → smallTalk|feeling
    nighty night → smallTalk|feeling
    done for the day → smallTalk|feeling
    i'm calling it a night → smallTalk|feeling
    i'm turning in → smallTalk|feeling
    sleep well → smallTalk|feeling
    what time is it → clock
    what day is it → clock
    what day is thursday → clock
    what's the date → clock
    what day is the 25th → clock
    what date is next friday → clock
    what day of the week is christmas → clock
    which day is december 3rd → clock
    what's the date on thursday → clock
    what day is it tomorrow → clock
    tell me the time → clock
    do you send notifications → help|smallTalk
    can you remind me of things → help|smallTalk
    do you do reminders → help|smallTalk
    how do i delete a task → help|smallTalk
    how do i quit → help|smallTalk
    is my data private → help|smallTalk
    where is my data stored → help|smallTalk
    do you have an app → help|smallTalk
    can you sync with my calendar → help|smallTalk
    how do i snooze something → help|smallTalk
    how do i undo → help|smallTalk
    what commands are there → help|smallTalk
    rmind me tmrw to cal teh bank abotu the card → create
    set an alarm for 7 → create
    set a timer for 25 minutes → create
    wake me up at 6 tomorrow → create
    drop the kids at 8 tomorrow → create
    drop the kids at school → create
    drop the car at the garage on monday → create
    drop mom at the airport at 6 → create
    drop jake off at practice → create
    i nede to ansewr priya → create
    dont let me forgto teh milk → create
    need ot call teh vet tmrw → create
    rember to buy bred → create
    put eggs on my lsit → create
    alarm for 6:30 am → create
    set a reminder to take my meds at 9 → create
    i gotta finsh the report → create
    lunch with tom on tuesday → create
    buy cleaning spray → create
    add a note: ask about insurance → update
    it's not lunch it's dinner → update
    rename it to pay the water bill → update
    change the title to call the vet → update
    actually make it thursday → update
    move it to the top → update
    """
}
