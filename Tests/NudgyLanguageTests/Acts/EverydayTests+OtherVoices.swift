extension EverydayTests {
  /// Requests as people of other places, moods and ages put them.
  static let otherVoices =
    """
    what do you reckon i should tackle first → next
    what would you suggest i do now → next
    hit me with another one → next|skip
    nudge me → next
    pick my next job kindly → next
    and after that → next
    suggest something please → next
    list everything for friday → lookup
    which ones did i put off → lookup
    which things have i ticked off so far → lookup
    what's still lingering from last week → lookup
    am i free on tuesday morning or is something on → lookup
    what is there for the school fair → lookup
    details of the roof one → lookup
    how long have i had the boiler thing on here → lookup
    what did i just snooze → lookup
    i feel absolutely knackered → feeling
    feeling dead rough today → feeling
    bit lonely tonight → feeling
    i can't seem to get started → feeling
    proper chuffed → feeling
    i'm actually in a great mood → feeling
    go back to being the usual penguin → persona
    do you do alarms → help
    what happens if i snooze a task → help
    how does snoozing work → help
    scrub my boss's name from what you know → forget
    the spare key is under the mat, remember that for me → remember
    """

  /// Remarks and questions that only look like something to do.
  static let otherTalk =
    """
    give us a dad joke mate
    know any puns about tea
    seen any good films lately
    difference between effect and affect
    recipe for flapjacks
    tip on 60 dollars at 15 percent
    5 foot 4 in centimetres
    can you drink the water in lisbon
    superb effort mate
    summer's gone quick hasn't it
    i've got twenty minutes before the train
    """
}
