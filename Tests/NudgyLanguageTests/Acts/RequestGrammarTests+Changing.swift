extension RequestGrammarTests {
  /// What changes tasks.
  static let changing = [
    Grammar(
      "create", "|please|can you|could you|would you please|hey nudgy|i want you to",
      """
      add salt to my list
      put dog food on the shopping list
      add mowing the lawn to my to do list
      put wash the windows on my to-do list
      set a reminder to call the plumber
      create a task to book the ferry
      remind me to water the ferns
      remind me about the rent
      make sure i don't forget the cake
      """, "|please|tomorrow"),
    Grammar(
      "create", "",
      """
      i want jam added to my list
      i need pasta on my shopping list
      would you mind putting honey on the list for me
      we're out of rice put it on the list
      my boss asked me to send the numbers by 4
      dad wants me to fix the fence
      i promised ruth i would water her plants
      new task call the roofer about the leak
      let me know when it's 5 so i can call the bank
      i need to be reminded to take my pills
      i need a reminder about the game on saturday
      save this for later: read the article on bees
      also pepper on the list please
      shopping list yeast
      """),
    Grammar(
      "drop", "|please|can you|could you|would you please|i want you to|go ahead and",
      """
      take cheese off the list
      remove juice from my shopping list
      delete mopping from my to do list
      get rid of the second task
      delete task 4
      cancel my reminder for the vet
      remove the reminder about the rent
      delete the item about coffee filters
      clear my list
      delete everything on my to do list
      erase all my reminders
      wipe my whole list
      """, "|please"),
    Grammar(
      "drop", "",
      """
      i don't need a reminder about the dentist anymore
      stop reminding me about the gutters
      i want paint taken off my list
      the shopping list doesn't need oil anymore
      that's not happening
      it's no longer relevant
      take that off my list
      toss the roof one
      discard the third one
      i'd like mopping removed from my list
      """),
    Grammar(
      "complete", "|ok|hey|so",
      """
      i called the landlord
      the trash is out
      the rent is paid
      rent's paid
      the dog has been walked
      laundry is folded
      mark the essay as done
      mark 4 as complete
      you can check off the dishes
      i'm done with the taxes
      i finished my essay
      i handed in the report
      i replied to ruth
      that's taken care of
      i took my meds
      """, "|lol"),
    Grammar(
      "snooze", "|please|can you|let's",
      """
      snooze it until friday
      hold off on the roof until spring
      postpone the gutters to next month
      push it back an hour
      park it until the new year
      shelve this until march
      hide it until next week
      """),
    Grammar(
      "snooze", "",
      """
      give me ten more minutes
      i can't deal with this until monday
      not until friday
      ask me again in an hour
      i'll do it tomorrow
      get it out of my face until sunday
      the roof can wait till monday
      let's do that one on sunday
      maybe later
      snooze
      put it on hold for now
      """),
    Grammar(
      "update", "|please|can you|could you",
      """
      rename task 2 to call the bank
      edit the second task
      change the title to email the bank
      make the report high priority
      move the roof task to the top
      set the deadline of the essay to friday
      give the report a due date of friday
      remove the deadline from the essay
      make it repeat every week
      bump the priority
      """),
    Grammar(
      "update", "",
      """
      i meant oat milk, not almond
      actually it's the gas bill not the water bill
      the trash reminder should be every tuesday instead
      fix the spelling, it's theo not leo
      take the due date off the roof task
      the due date is wrong, it's the 12th
      add a note to number 2 saying ring twice
      make it less urgent
      change it so it says tuesday not thursday
      """),
    Grammar(
      "skip|next", "|please|can we|could you",
      """
      skip this one
      show me something else
      give me a different one
      do something else
      """),
    Grammar(
      "skip", "",
      """
      not this
      not this one
      hard pass
      put it at the bottom
      move on
      i'd rather not do this one
      not feeling the taxes, what else
      too hard, give me another
      meh. another
      """),
    Grammar(
      "reopen", "|please|can you|could you",
      """
      reopen task 3
      uncheck the essay
      bring back the roof task
      restore the reminder i deleted
      mark the essay as not done
      put the laundry back on my list
      """),
    Grammar(
      "reopen", "",
      """
      wait the essay isn't finished after all
      actually i'm not done with the taxes
      i want the roof task back
      i need the essay task again, bring it back
      i thought i finished the essay but i didn't, put it back
      """),
    Grammar(
      "undo", "|please|oops|wait|can you",
      """
      undo
      undo that
      undo the last change
      reverse my last action
      take that back
      undo the last two
      """),
    Grammar(
      "undo", "",
      """
      ctrl z
      i didn't mean to delete that
      put everything back how it was
      undo adding the eggs
      i didn't want that
      whoops wrong one
      """),
    Grammar(
      "redo", "|please|no wait|actually|can you",
      """
      redo
      redo that
      redo what i undid
      redo the last change
      reapply the change
      """),
    Grammar(
      "breakDown", "|please|can you|could you|help me",
      """
      break this down
      break the essay into steps
      break down the taxes
      turn the move into small steps
      make it less scary
      """),
    Grammar(
      "breakDown", "",
      """
      baby steps
      this one's too big for me
      what's the first tiny step
      how should i get started on the essay
      i don't know how to start the report
      where do i begin with the garage
      """),
    Grammar(
      "draft", "|please|can you|could you|help me",
      """
      draft a message to the bank
      write an email to my landlord for me
      draft a polite email to my boss
      write a text i can send to theo
      word the email to my boss
      """),
    Grammar(
      "draft", "",
      """
      how should i phrase the text to ruth
      what do i say in the email to hr
      help me reply to ruth's message
      give me a script for calling the bank
      what should i say to my landlord
      """),
  ]
}
