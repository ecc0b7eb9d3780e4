extension EverydayTests {
  /// Cards spoken of by a name, a state or a kind, and tasks handed over in other words.
  static let namedCards =
    """
    can we do the vacuum one tomorrow instead → snooze
    bring the tax one back up on monday → snooze
    not till after lunch → snooze
    shelve the garage thing until spring → snooze
    stick the laundry on hold till saturday → snooze
    lemme deal with the invoice one on thursday → snooze
    this one can sit till the weekend → snooze
    bug me about this one at noon → snooze
    nudge me about it again in two hours → snooze
    press snooze on the ironing → snooze
    give me another ten minutes → snooze
    maybe sunday for this one → snooze
    let's pick it back up on monday → snooze
    remind me about the permit one again in a week → snooze
    hide it until then → snooze
    tomorrow for this one → snooze
    don't show me this until march → snooze
    hold the mail thing till i'm back tuesday → snooze
    let's revisit the budget thing friday → snooze
    can this one come back in the evening → snooze
    revisit in a week → snooze
    ok not today, friday works → snooze
    bump the rent up to urgent → update
    the stretching one repeats every tuesday → update
    add to the vet one that i need the vaccine card → update
    the flight is at 7 now not 6 → update
    the meeting with jo got pushed to 3pm → update
    the passport renewal needs to be done by march 1 actually → update
    move the piano lesson half an hour later → update
    give the shed job three hours → update
    turn the stretching thing into a weekly one → update
    the plumber visit should be a phone call instead → update
    the recital is in the gym, put that in the note → update
    reschedule coffee with ana to the 9th → update|snooze
    list everything tagged work → lookup
    display completed tasks → lookup
    list unfinished chores → lookup
    pull up my errands → lookup
    pull up tomorrow → lookup
    show me the one about the roof → lookup
    find the one with the passport → lookup
    which ones are late → lookup
    list what's done → lookup
    show the garden ones → lookup
    show my snoozed stuff → lookup
    what's on deck for tomorrow → lookup
    show me all the calls i need to make → lookup
    walked the dog, what else is on my list → complete lookup
    which chores have i been putting off → lookup
    what are my overdue reminders → lookup
    did the rent ever get paid → lookup
    read my list back to me → lookup
    what have i got done so far today → lookup
    show me everything that's overdue → lookup
    give me whatever's most urgent → next
    you pick what i do → next
    i hit the wrong button → undo
    cancel what you just did → undo
    make that last one active again → reopen
    i closed the invoice too early → reopen
    open it again → reopen
    mark the bill as unpaid again → reopen
    i wasn't done with the report → reopen
    i did not mean to check that off → undo
    done. wait no, undo → complete undo
    make that one urgent and show me my list → update lookup
    slice the wedding planning up for me → breakDown
    i want the move in bite sized pieces → breakDown
    put together a thank you note for grandpa → draft
    trash the podcast idea → drop
    i won't be going to the gym after all → drop
    laundry is folded → complete
    could you add dog food to my list? → create
    can you put stamps on my tasks? → create
    todo fix the gate latch → create
    another one: buy lightbulbs → create
    make sure i buy stamps before saturday → create
    let me know at noon to switch the laundry → create
    let me know at 5 that i should pick up the kids → create
    tell me tomorrow to bring the folder → create
    alert me when it's 4 so i can start dinner → create
    how does snoozing work → help
    can you handle recurring reminders → help
    do you sleep → smallTalk
    thanks a lot, that helps → thanks
    good night, see you tomorrow → quit
    next one please, not in the mood for this → next
    i don't feel like this one, what else is there → skip
    snooze this until monday and give me something else → snooze next
    undo that and open it again → undo reopen
    is the rent on my list? if so mark it done → lookup complete
    show me everything that's urgent and make the tax return low priority → lookup update
    add dentist on monday and make the report due friday → create update
    """
}
