import Foundation
import Testing

@testable import NudgyLanguage

/// `text → title; title`: where one thing ends and the next begins when nothing is punctuated.
struct SpokenTests {
  @Test(arguments: rows)
  func splits(_ row: Row) {
    #expect(Spoken.titles(row.input) == row.expected.components(separatedBy: "; ").filter { $0 != "-" })
  }

  static let rows = Row.table(
    """
    pick up my scrubs from the dry cleaner they close at six → Pick up my scrubs from the dry cleaner
    set up the grocery delivery for her they do it on tuesdays → Set up the grocery delivery for her
    make a playlist they always complain about my music → Make a playlist
    pick up the cake they like → Pick up the cake they like
    bring the form i signed → Bring the form i signed
    i'm already behind um i have to email professor lin about the lab → Email professor lin about the lab
    i haven't answered it so answer it the cat needs her shots → Answer it; Cat needs her shots
    i must make the photo today also my landlord he say the rent go up so i want ask him why → Make the photo; Ask my landlord why
    refill my prescription because i've been out since tuesday how ironic uh the scrubs need washing → Refill my prescription; Wash the scrubs
    i want to raise my rates so draft something for existing clients → Raise my rates; Draft something for existing clients
    there's the parish newsletter to fold with margaret → Fold the parish newsletter with margaret
    the older one needs new shoes his are falling apart → Older one needs new shoes
    my sister wants the recipe for the cake so send her that → Send her the recipe
    the furnace guy never showed so call him → Call the furnace guy
    my accountant emailed about receipts so i should dig those up → Dig receipts up
    figure out the newsletter and at some point invoice everyone → Figure out the newsletter; Invoice everyone
    i need make appointment for driving test → Make appointment for driving test
    ship the login fix today review dana's pull request → Ship the login fix; Review dana's pull request
    the litter is almost out so get more → Get more litter
    ok so i need to like call the bank → Call the bank
    get mike a birthday card his birthday is on the second → Get mike a birthday card
    move the appointment up it's too late → Move the appointment up
    call him too and mrs alvarez paid me in cash so deposit the cash → Call him; Deposit the cash
    water the plant in the lobby nobody else does it → Water the plant in the lobby
    write the blog post about the launch carla will edit it → Write the blog post about the launch
    buy a new charger mine only works if you hold it → Buy a new charger
    fix the onboarding email it still says beta → Fix the onboarding email
    sit down with linda about the college stuff the fafsa is due → Sit down with linda about the college stuff
    remind danny to bring his own drill this time → Remind danny to bring his own drill this time
    get a new student id that's like thirty bucks → Get a new student id
    check everyone's hair → Check everyone's hair
    we're down to nothing call back the three people on the voicemail → Call back the three people on the voicemail
    study for the final like make flashcards for chapter nine → Study for the final; Make flashcards for chapter nine
    buy a domain for the side thing nudge legal about the nda → Buy a domain for the side thing; Nudge legal about the nda
    test the account on a clean laptop and have omar on standby → Test the account on a clean laptop; Have omar on standby
    finish the brief and have paula check the citations → Finish the brief; Have paula check the citations
    have doc miller take a look at the goat → Have doc miller take a look at the goat
    text coach dan that leo will be late → Text coach dan that leo will be late
    call her back and tell her we're bringing the stuffing → Call her back; Tell her we're bringing the stuffing
    it's so dry and my landlord heard me again so look into a rehearsal space → Look into a rehearsal space
    i owe tanya twenty bucks for the potluck so venmo tanya twenty bucks → Venmo tanya twenty bucks
    i want to start that lunch group so find a room for the lunch group → Find a room for the lunch group
    i need steel toes mine have a hole so get new steel toes before monday → Get new steel toes
    i told her i'd make the casserole so i need to find the recipe → Find the recipe
    i keep forgetting to thank lou for staying late so thank lou properly → Thank lou properly
    rent's due on the first so venmo alex my half → Venmo alex my half
    i really should stop procrastinating → -
    i'm going to say this while i remember i need to pay the rent → Pay the rent
    today i must to go to the bank → Go to the bank
    after this i need buy the winter jacket for my daughter → Buy the winter jacket for my daughter
    also the teacher says we need to pay for the trip → Pay for the trip
    the doctor said i should relax → -
    finish the closet or i can't sleep → Finish the closet
    stop by and talk to him on monday → Stop by and talk to him
    buy bread then saturday morning i'm meeting priya for a run → Buy bread; Meet priya for a run
    get bird seed the squirrels eat more than the birds do → Get bird seed
    rake the leaves wash the bedding → Rake the leaves; Wash the bedding
    look up how much it costs and practice for the driving test → Look up how much it costs; Practice for the driving test
    move the boxes away from the furnace linda always did the christmas cards → Move the boxes away from the furnace
    pay the credit card before the first or they charge me forty bucks → Pay the credit card
    buy a mattress and in my work they want that i learn the new system → Buy a mattress
    ask dana if she can second shoot on the fifth → Ask dana if she can second shoot on the fifth
    i haven't done anything so reserve the campsite → Reserve the campsite
    get laces and some moleskin jess is bringing the stove → Get laces and some moleskin
    call the help desk mr ito's prior auth got denied again → Call the help desk
    then my vacuum belt snapped so replace the belt tonight → Replace the belt
    the new hire starts monday so order her laptop → Order her laptop
    the handbook still has the old policy so update that → Update the handbook
    order the fuel card and ask them to set up his login → Order the fuel card; Ask them to set up his login
    i guess i'll do the christmas cards this year so find her list → Do the christmas cards; Find her list
    """)

  /// A pasted line of markup is no task.
  @Test func markupIsNoTask() {
    #expect(Spoken.understander.split("<data>\ncall mom\n</data>").map(\.title) == ["Call mom"])
    #expect(Spoken.understander.split("buy milk\n<br/>\nbuy eggs").map(\.title) == ["Buy milk", "Buy eggs"])
    #expect(Spoken.understander.split("i <3 mom\ncall mom").map(\.title) == ["Call mom"])
    #expect(Spoken.understander.understand("</data>").acts.flatMap(\.tasks).isEmpty)
  }
}
