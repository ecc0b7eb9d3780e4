import Foundation
import Testing

@testable import NudgyLanguage

/// `text → title; title`: how a text falls into tasks.
struct SplitTests {
  @Test(arguments: rows)
  func splits(_ row: Row) {
    let text = row.input.replacingOccurrences(of: "\\n", with: "\n")
    #expect(Spoken.titles(text) == row.expected.components(separatedBy: "; ").filter { $0 != "-" })
  }

  static let rows = Row.table(
    """
    buy milk and eggs → Buy milk and eggs
    buy milk and call mom → Buy milk; Call mom
    buy milk, eggs and bread → Buy milk, eggs and bread
    call the dentist and the bank → Call the dentist; Call the bank
    call mom and dad → Call mom and dad
    tomorrow I need to call mom and buy milk → Call mom; Buy milk
    I need to call the dentist, reply to Sarah about Saturday, buy dog food, and read that article Jake sent → Call the dentist; Reply to Sarah about Saturday; Buy dog food; Read that article Jake sent
    call the no wait email the landlord → Email the landlord
    text priya about the potluck no wait call her → Call priya about the potluck
    email bob the slides, no actually text him instead and buy milk → Text bob the slides; Buy milk
    call the bank no wait email her about the party → Email her about the party
    buy bread no wait bagels → Buy bagels
    get 4 no 5 lemons → Get 5 lemons
    talk to the the landlord → Talk to the landlord
    i need to i need to call mom → Call mom
    - buy milk\\n- call mom\\n- pay rent → Buy milk; Call mom; Pay rent
    1. buy milk\\n2. call mom → Buy milk; Call mom
    buy milk\\ncall mom\\n\\npay rent → Buy milk; Call mom; Pay rent
    groceries\\nlaundry\\ndentist → Groceries; Laundry; Dentist
    buy milk comma eggs and bread new line call mom → Buy milk eggs and bread; Call mom
    buy milk. call mom. pay rent. → Buy milk; Call mom; Pay rent
    email jake because he needs the numbers → Email jake
    call mom so she doesn't worry → Call mom
    i feel awful and i need to call my doctor → Call my doctor
    i don't need to call the dentist but i have to pay the rent → Pay the rent
    also i already paid the electric bill and i need to buy stamps → Buy stamps
    clean the garage actually never mind that → -
    pick up the kids and drop off the package → Pick up the kids; Drop off the package
    go to the store and get milk → Go to the store and get milk
    write the report and send it to karen → Write the report and send it to karen
    i'm so tired → -
    what a day → -
    what's the weather like → -
    uh → -
    buy pen and paper → Buy pen and paper
    the gutters need to be cleaned → Clean the gutters
    we're out of milk → Get milk
    i have a dentist appointment on tuesday at 3 → Dentist appointment
    don't forget to feed the cat → Feed the cat
    make sure to lock the door → Lock the door
    Work stuff: finish the Q4 deck, send it to Priya before Monday noon → Finish the Q4 deck; Send the Q4 deck to Priya
    things to do return the amazon package that's by the door uh charge the camera batteries → Return the amazon package that's by the door; Charge the camera batteries
    text Luis about the stove no wait Luis isn't coming text Marco about the stove → Text Marco about the stove
    call the bank and I was gonna go to the gym but then I didn't → Call the bank
    1. fix bike tire\\n2) order printer ink\\n- call insurance re claim 4471 → Fix bike tire; Order printer ink; Call insurance re claim 4471
    [ ] return the box\\n[x] buy salt → Return the box
    Maybe I should make a doctor's appointment. My knee hurts. → Make a doctor's appointment
    I told Rachel I would help her move on the 5th → Help Rachel move
    the cat is out of food and litter → Get food and litter for the cat
    i still haven't paid the daycare invoice → Pay the daycare invoice
    cancel the gym membership it renews on the first so before the end of the month → Cancel the gym membership
    the car is making that noise again so maybe take it to the shop sometime next week → Take the car to the shop
    text Bob that I'm running late → Text Bob that I'm running late
    sign up for that pottery class but only if it's cheap → Sign up for that pottery class
    move the retro to Wednesday → Move the retro to Wednesday
    """)
}
