extension EverydayTests {
  /// What rings, what stands in a calendar and lists, as people ask for them and call them off.
  static let keptThings =
    """
    what alarms are set for tomorrow morning → lookup
    is there an alarm set for 6 am → lookup
    do i have an alarm for 7 → lookup
    tell me what time my alarm is set for → lookup
    what time is my alarm set for tomorrow → lookup
    show me my alarms → lookup
    list all of my alarms → lookup
    are any alarms on → lookup
    did i set an alarm for monday → lookup
    when is my next alarm → lookup
    when will my alarm go off → lookup
    how many alarms do i have → lookup
    is my 6 am alarm still on → lookup
    how long until my timer goes off → lookup
    check the timer → lookup
    what's my timer at → lookup
    is the timer still running → lookup
    how many minutes are left on the pasta timer → lookup
    show all timers → lookup
    when does my timer end → lookup
    time remaining on timer → lookup
    what meetings do i have today → lookup
    how many meetings do i have this afternoon → lookup
    do i have any meetings tomorrow → lookup
    who is my meeting with at 2 → lookup
    where is my 3 o'clock meeting → lookup
    what time does my first meeting start → lookup
    when's my next meeting → lookup
    when is my meeting with bob → lookup
    is my meeting with jane still on → lookup
    how long is my meeting with the marketing team → lookup
    what room is my meeting in → lookup
    am i free friday at 3 → lookup
    am i busy saturday afternoon → lookup
    do i have anything going on thursday night → lookup
    is there anything on my calendar for the 5th → lookup
    what's on my calendar for next week → lookup
    what does my calendar look like on tuesday → lookup
    what do i have on wednesday → lookup
    do i have any appointments next week → lookup
    what time is my doctor's appointment on monday → lookup
    what's my schedule like tomorrow → lookup
    what is my next event → lookup
    what events do i have this weekend → lookup
    tell me about my events for today → lookup
    show me my calendar for march → lookup
    read my calendar → lookup
    give me my agenda for today → lookup
    what is the first thing on my calendar tomorrow → lookup
    what's happening on friday → lookup
    what are my plans for the weekend → lookup
    do i have plans saturday → lookup
    have i got anything scheduled for the 10th → lookup
    what did i have scheduled for last tuesday → lookup
    who am i meeting at noon → lookup
    show me my lists → lookup
    how many lists do i have → lookup
    what is on my grocery list → lookup
    read my shopping list → lookup
    are there any items on my shopping list → lookup
    is milk on the shopping list → lookup
    did i put eggs on my list → lookup
    do i have bread on my list → lookup
    how many items are on my grocery list → lookup
    what is left on my to do list → lookup
    what's the last thing i added to my list → lookup
    open my to do list → lookup
    tell me my reminders → lookup
    what reminders do i have for tomorrow → lookup
    do i have any reminders about the car → lookup
    how many reminders do i have → lookup
    list my recurring reminders → lookup
    show my reminders for next week → lookup
    when did i ask you to remind me about the bill → lookup
    what did i want to be reminded of at 5 → lookup
    what is my reminder for tonight → lookup
    any reminders today → lookup
    how many events are on my calendar this week → lookup
    what day is my interview → lookup
    where is my appointment on friday → lookup
    who is coming to my meeting tomorrow → lookup
    what time am i meeting sarah → lookup
    when do i need to leave for my appointment → lookup
    is my calendar clear on monday → lookup
    what's my day look like → lookup
    do i have time for lunch at noon tomorrow → lookup
    how many things did i get done this week → lookup
    what tasks have i finished → lookup
    is there a meeting with john on my calendar → lookup
    what's my latest reminder → lookup
    when is lunch with alice → lookup
    did i finish everything on my list → lookup
    do i have class tomorrow → lookup
    is there something scheduled for 4 pm → lookup
    what time is my event → lookup
    please show the details of my next appointment → lookup
    which of my tasks are overdue → lookup
    find my appointments for next month → lookup
    check my calendar for conflicts tomorrow → lookup
    check if i have a meeting at 4 → lookup
    can you see if i'm free tomorrow evening → lookup
    what's coming up on my calendar → lookup
    what was on my calendar yesterday → lookup
    what else is going on tomorrow → lookup
    how busy am i tomorrow → lookup
    how is my schedule looking for thursday → lookup
    have i got any alarms set for tomorrow → lookup
    what alarm is set for wednesday → lookup
    show me what alarms i have → lookup
    tell me when my next alarm is → lookup
    is my wake up alarm set → lookup
    which of my alarms are active → lookup
    do i have a timer set → lookup
    how long is left on my egg timer → lookup
    status of my timer → lookup
    what's the remaining time on my timer → lookup
    are there any timers going → lookup
    what are my current timers → lookup
    list my alarms for me please → lookup
    what is my first meeting today → lookup
    when am i meeting with paul → lookup
    do i have a meeting with hr this week → lookup
    what time is the budget meeting → lookup
    where's the team meeting being held → lookup
    who all is attending my 10 am meeting → lookup
    is there any meeting after lunch → lookup
    do i have any free time on thursday → lookup
    what time slots am i free tomorrow → lookup
    when am i free this week → lookup
    am i available at noon on tuesday → lookup
    am i doing anything this weekend → lookup
    am i booked on saturday night → lookup
    what do i have going on next weekend → lookup
    do i have anything scheduled at 2 pm → lookup
    is there anything i need to do at 5 → lookup
    what's happening today → lookup
    when's my next doctor visit → lookup
    do i have an appointment with the dentist → lookup
    show me my appointments this month → lookup
    tell me all my appointments → lookup
    pull up my calendar for next tuesday → lookup
    what does next month look like → lookup
    give me a rundown of my day → lookup
    read out my agenda → lookup
    what's on my agenda for monday → lookup
    do i have a busy day tomorrow → lookup
    tell me what events i have this week → lookup
    when does my event start → lookup
    what's on the calendar for christmas → lookup
    have i added eggs to my grocery list → lookup
    what's in my shopping list → lookup
    are there potatoes on my shopping list → lookup
    read my to do list to me → lookup
    what items are on my packing list → lookup
    how long is my to do list → lookup
    does my list have milk on it → lookup
    please tell me what is on my list → lookup
    which lists do i have → lookup
    what are the names of my lists → lookup
    how many tasks do i have left → lookup
    what tasks do i still need to do → lookup
    what chores do i have this week → lookup
    are there any chores left to do → lookup
    is taking out the trash on my list → lookup
    what bills are due → lookup
    what's due soon → lookup
    when is my rent due → lookup
    do i have to go to the bank today → lookup
    what did i say i would do tomorrow → lookup
    tell me all of my reminders → lookup
    is there a reminder to call mom → lookup
    do i have a reminder for my pills → lookup
    what did you remind me about yesterday → lookup
    what's the next reminder → lookup
    when will you remind me about the laundry → lookup
    show reminders for tomorrow → lookup
    display my calendar → lookup
    open my agenda → lookup
    could you check whether i have plans tonight → lookup
    can you tell me if i have anything on friday → lookup
    i need to know what's on my calendar today → lookup
    i want to see my reminders → lookup
    let me know my schedule for today → lookup
    what's my schedule → lookup
    what's the plan for today → lookup
    what time do i have to be at work tomorrow → lookup
    did i finish my tasks for today → lookup
    what have i completed this week → lookup
    show me completed tasks → lookup
    how am i doing on my list → lookup
    which tasks are done → lookup
    how many alarms have i set → lookup
    what's the time on my alarm → lookup
    did my alarm go off → lookup
    are there any events on my calendar tomorrow → lookup
    what time is my dinner with alex → lookup
    what did i schedule for monday → lookup
    how many appointments do i have this month → lookup
    show me all upcoming events → lookup
    what's on for tonight → lookup
    is anything happening this weekend → lookup
    am i meeting anyone today → lookup
    who do i have a meeting with tomorrow → lookup
    who's my next appointment with → lookup
    is there anything on my schedule for june 5 → lookup
    do i have lunch plans tomorrow → lookup
    do i have dinner plans on friday → lookup
    when is the next time i see the dentist → lookup
    how long until my meeting → lookup
    how long is my next meeting → lookup
    what's the location of my next meeting → lookup
    what address is my appointment at → lookup
    give me the details of my meeting with bob → lookup
    please check my schedule for wednesday → lookup
    check if i'm free at noon → lookup
    see what i have on thursday → lookup
    look up my appointments → lookup
    find out when my meeting is → lookup
    remind me what time my meeting is → lookup
    tell me the time of my next meeting → lookup
    what are the events for today → lookup
    list events for next week → lookup
    list out my meetings → lookup
    read me my events → lookup
    display tomorrow's schedule → lookup
    show tomorrow's appointments → lookup
    show today's events → lookup
    any meetings today → lookup
    any appointments this afternoon → lookup
    any plans tonight → lookup
    anything on my calendar today → lookup
    next meeting → lookup
    next event please → lookup
    my schedule for today → lookup
    today's schedule → lookup
    calendar for tomorrow → lookup
    my alarms → lookup
    all reminders → lookup
    reminders for this week → lookup
    upcoming reminders → lookup
    current timers → lookup
    timer status → lookup
    how much longer on the timer → lookup
    how much time do i have left on my timer → lookup
    is there time left on the timer → lookup
    when's the timer going to go off → lookup
    what tasks are left → lookup
    what needs to get done today → lookup
    is there bread on the list → lookup
    do we have eggs on the list → lookup
    what groceries do i need → lookup
    how many things are on my shopping list → lookup
    what's at the bottom of my list → lookup
    did i add milk → lookup
    was milk on my list → lookup
    have i bought the tickets → lookup
    did i pay the rent → lookup
    do i still have to call bob → lookup
    when do i need to pay the rent → lookup
    when did i say i'd call bob → lookup
    what did i do yesterday → lookup
    what did i finish this week → lookup
    have i done everything for today → lookup
    show my finished tasks → lookup
    which reminders did i miss → lookup
    turn off my alarm for tomorrow → drop
    delete the 6 am alarm → drop
    cancel all alarms for monday → drop
    get rid of my morning alarm → drop
    disable the alarm → drop
    shut off my 7 o'clock alarm → drop
    cancel the timer → drop
    delete my timer → drop
    end the pizza timer → drop
    cancel my reminder to call mom → drop
    delete the reminder about the dentist → drop
    remove all reminders for today → drop
    delete all my reminders → drop
    get rid of all reminders → drop
    i don't need a reminder for that anymore → drop
    cancel my meeting tomorrow → drop
    delete my meeting with bob → drop
    cancel my 3 pm appointment → drop
    remove my dentist appointment from my calendar → drop
    take the meeting off my calendar → drop
    clear my schedule tomorrow → drop
    empty my calendar for this afternoon → drop
    delete everything on my calendar for monday → drop
    cancel all my events today → drop
    cancel all meetings this week → drop
    delete the event called party → drop
    remove the event from my calendar → drop
    cancel the barbecue on saturday → drop
    remove eggs from my list → drop
    take milk off the shopping list → drop
    delete bread from the grocery list → drop
    cross off eggs from my shopping list, don't need them → drop
    i don't need butter anymore take it off the list → drop
    delete my shopping list → drop
    clear my to do list → drop
    remove the last item on my list → drop
    erase my list → drop
    empty the grocery list → drop
    delete the christmas list → drop
    please delete the list called groceries → drop
    get rid of my old to do list → drop
    i no longer need to pick up the dry cleaning → drop
    i don't have to go to the gym anymore → drop
    i don't need to do that anymore → drop
    we don't need to buy eggs after all → drop
    forget about the laundry → drop
    nevermind about the reminder for the car → drop
    the meeting is off, remove it → drop
    never mind the alarm → drop
    drop the gym from my list → drop
    take vacuuming off my to do list → drop
    delete task number three → drop
    cancel my 7 am alarm → drop
    remove the alarm i set for tomorrow → drop
    please turn my alarm off → drop
    turn the alarm off → drop
    delete every alarm → drop
    i don't need the alarm tomorrow → drop
    cancel my wake up alarm → drop
    kill the timer → drop
    cancel all timers → drop
    stop my alarm → drop
    remove reminder about the party → drop
    cancel the reminder for tomorrow → drop
    please delete the reminder to buy milk → drop
    erase all reminders → drop
    i no longer need the reminder to water plants → drop
    cancel tomorrow's meeting → drop
    cancel my appointment with dr smith → drop
    remove the meeting with tom from my calendar → drop
    delete the next event on my calendar → drop
    delete my 2 pm appointment → drop
    clear all events on my calendar for today → drop
    cancel everything i have tomorrow → drop
    clear my agenda → drop
    remove this event → drop
    delete that appointment → drop
    please cancel the meeting at 3 → drop
    erase my schedule for tomorrow → drop
    drop the dentist appointment → drop
    take carrots off my list → drop
    remove bananas from my shopping list → drop
    get milk off the grocery list → drop
    delete the first item on my list → drop
    i already have eggs, take them off the list → drop
    please clear my shopping list → drop
    remove everything from my to do list → drop
    delete my list of groceries → drop
    get rid of my chores list → drop
    delete the task call bob → drop
    remove the call bob task → drop
    drop the second one → drop
    scratch that one off, i'm not doing it → drop
    i won't be going to the party, delete it → drop
    we aren't doing the picnic anymore → drop
    don't bother with the laundry → drop
    forget the dry cleaning thing → drop
    you can delete the vet one → drop
    i've decided not to paint the fence → drop
    how many minutes until my alarm rings → lookup
    what's set for 8 am tomorrow → lookup
    is my afternoon free → lookup
    what's the first meeting of the day → lookup
    cancel the 9 am → drop
    i don't want to be reminded about that → drop
    """
}
