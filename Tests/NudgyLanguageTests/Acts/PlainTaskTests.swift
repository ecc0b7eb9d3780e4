import NudgyCore
import Testing

@testable import NudgyLanguage

/// Things to do that share their verbs with the talk about lists, and talk that shares its words with tasks.
struct PlainTaskTests {
  /// Each is one new task, whatever its verb means beside a list.
  @Test(
    arguments: """
      take a photo of the receipt
      close the pool for the winter
      reply to the school email
      send a message to the team
      get a letter from the doctor
      find a therapist near me
      solve the printer problem
      check my email
      make a note to call the bank
      pick one up at the store
      google how to fix the dryer
      play chess with leo
      play the piano
      practice jazz piano
      flip the mattress
      fix the volume knob
      reset the router
      report the broken streetlight to the city
      thank you notes
      bike needs a tune up
      note to self order new contacts
      close the savings account at the bank
      record the voiceover
      print the news article for class
      sync the contacts to the new phone
      take out the trash
      take out the trash every tuesday
      return the library books tomorrow
      bring the forms before friday
      put shelves up this weekend
      raise money for the school
      cut the grass
      chop the onions
      clean out the closet
      check the mail
      check out the new gym
      finish my homework
      close the garage
      drop off the package
      wipe the counters
      clear the gutters
      review my notes
      go over the contract with dad
      open a savings account
      set the table
      make the bed
      change the oil
      change the sheets for friday
      update my resume
      fix the door by monday
      move the boxes to the attic
      park the car in the garage
      save money for christmas
      keep the receipts
      wake the kids at 7
      bring mom her meds back on monday
      plan the party
      split the bill with sam
      be at the airport by 5
      remember to breathe
      tell lisa about the party
      list the couch on craigslist
      read the list of ingredients
      give mom a call
      see the doctor
      call in sick tomorrow
      redo the kitchen floor
      cancel the gym membership
      delete old emails
      remove the stain from the carpet
      put the car keys in the bowl
      schedule a haircut every month
      mail rent check
      update price list
      get nails done
      i have to get nails done
      i want to finish the puzzle
      i need to update the spreadsheet
      i need to move the couch on saturday
      we need to fix the fence
      """.split(separator: "\n").map(String.init))
  func isOneNewTask(_ message: String) {
    #expect(Spoken.intents(message) == "create")
  }

  /// Stories, questions about the world and remarks, in words that lists use as well.
  @Test(
    arguments: """
      have you eaten
      my list of favorite movies is long
      that's not my problem
      there's a sale at target
      the kids finished their homework
      he's on my list of enemies
      your list is silly
      who made the list of world leaders
      i never get tired of this song
      i always wanted to go to paris
      my dog was sick yesterday
      i finished a great book
      i sent her flowers once
      we broke up
      the concert is over
      summer is over
      school's out
      lunch is ready
      do plants feel pain
      did whales have legs
      do people still write letters
      this movie rocks
      my uncle plays the banjo
      can you get a refund on a bus ticket
      can you keep a secret
      my flight got cancelled
      they cancelled my order
      the game was cancelled
      i bought a lottery ticket once
      we moved to boston last year
      he paid for lunch
      my phone battery is low
      i ordered soup and it was bad
      i read that tea is good for you
      how do i cancel my flight
      do i need to tip in japan
      what do i need to get a passport
      remind me who won the world cup
      tell me about the moon
      find me a restaurant
      read me a story
      once upon a time there was a king
      back in college we used to dance
      when i was little i wanted to be a pilot
      flibber jab
      """.split(separator: "\n").map(String.init))
  func changesNothing(_ message: String) {
    let acts = Spoken.understander.understand(message).acts
    #expect(!acts.isEmpty)
    #expect(acts.allSatisfy { !$0.intent.isChange }, "\(acts.map(\.intent))")
  }
}
