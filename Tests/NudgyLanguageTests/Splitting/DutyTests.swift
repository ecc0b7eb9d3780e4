import Foundation
import Testing

@testable import NudgyLanguage

/// Duties that are told rather than ordered, and what only sounds like one. `title | due` for each task.
struct DutyTests {
  @Test(arguments: rows)
  func holdsTheseTasks(_ row: Row) {
    let tasks = Spoken.understander.split(row.input.replacingOccurrences(of: "\\n", with: "\n")).map { task in
      let due = Spoken.text(task.due)
      return due == "-" ? task.title : "\(task.title) | \(due)"
    }
    #expect(tasks == row.expected.components(separatedBy: "; ").filter { $0 != "-" })
  }

  static let rows = Row.table(
    """
    i still owe them the second round of logos by wednesday → Owe them the second round of logos | 2026-11-25
    post doreen's card her anniversary is the fifth → Post doreen's card | 2026-12-05
    the update is late and it's friday so do the update first → Do the update
    I owe Priya an answer about the cabin → Owe Priya an answer about the cabin
    i owe dan forty dollars for the tickets → Owe dan forty dollars for the tickets
    i owe you one → -
    email Margot, I owe her the synopsis → Email Margot
    Jess is waiting on photos → Jess is waiting on photos
    the client is waiting for the invoice → The client is waiting for the invoice
    mom is waiting for me in the car → -
    my boss wants the Q4 slides by wednesday noon → Boss wants the Q4 slides | 2026-11-25T12:00
    the kids want pizza → -
    my sister wants a pony → -
    i am behind on expenses → Catch up on expenses
    i am behind on everything → -
    kid has a field trip friday needs packed lunch and signed form → Field trip | 2026-11-27; Get packed lunch and signed form | 2026-11-27
    mom's birthday is december 12, need a gift and a card → Get a gift and a card for mom's birthday | 2026-12-12
    my wife's birthday's the third so buy something nice → Buy something nice for wife's birthday | 2026-12-03
    next tuesday is mom's surgery → Mom's surgery | 2026-11-24
    the pediatrician appointment is monday at ten fifteen → Pediatrician appointment | 2026-11-23T10:15
    the potluck is sunday. make the green bean thing → Make the green bean thing
    I take my pills at 8 every morning → Take my pills | 2026-11-21T08:00
    i'll finish the grant application it closes on december first → Finish the grant application | 2026-12-01
    i'll be fine → -
    the sink is leaking → The sink is leaking
    the sink is leaking so call the plumber → Call the plumber
    the fridge is making a weird noise but Ben says it's fine → -
    I said I'd help with sets on Saturday → Help with sets | 2026-11-21
    I said I'd think about it → -
    I told him I'd buy two → -
    Sam needs a costume for the play → Sam needs a costume for the play
    Sam needs a nap → -
    oh and the trash goes out tonight → Trash | 2026-11-20T19:00
    and don't let me forget the vet monday at four → Vet | 2026-11-23T16:00
    i do have to answer her today → Answer her | 2026-11-20
    """)

  @Test(arguments: other)
  func saysWhatBelongsTogether(_ row: Row) { holdsTheseTasks(row) }

  static let other = Row.table(
    """
    book flights for thanksgiving, no wait, that's already thursday, I mean for christmas, before december 5th → Book flights for christmas | 2026-12-05
    call the dentist about that crown before tuesday → Call the dentist about that crown | 2026-11-24
    rent is due on the 1st, 1450 dollars → Rent 1450 dollars | 2026-12-01
    Pick up the prescription at Walgreens today, they close at 9 → Pick up the prescription at Walgreens | 2026-11-20
    laundry, definitely laundry → Laundry
    I need to get everything out of my head. buy milk → Buy milk
    - ask Sam re: keys?\\n- pay: water, gas → Ask Sam re: keys; Pay water; Pay gas
    pay rent on the 31st of november → Pay rent on the 31st of november
    look at the brakes saturday and the light bill I think that's due the 28th so pay that → Look at the brakes | 2026-11-21; Pay the light bill | 2026-11-28
    get stamps and a card for Ruth she lost her husband → Get stamps and a card for Ruth
    get my eyes checked everything's blurry → Get my eyes checked
    I need gas tonight the van's on empty → Get gas | 2026-11-20T19:00
    answer her and the copier's broken so send the packets by noon → Answer her; Send the packets | 2026-11-20T12:00
    fill out the form and my roommate ate my leftovers → Fill out the form
    and then the lady on pine street wants an estimate so call her → Call the lady
    tell work I'll be in late → Tell work I'll be in late
    give him his check order forty pounds of flour → Give him his check; Order forty pounds of flour
    call them and ask what's going on write the new specials → Call them; Ask what's going on; Write the new specials
    someone has to be there ask Tom to be there → Ask Tom to be there
    route change starts the first so I have to learn the new stops → Learn the new stops
    fish guy comes at six so check the order sheet → Check the order sheet
    the plant on my desk is dying, water it → Water the plant
    need a new one. → Get a new one
    write the toast oh god the toast → Write the toast
    block out sunday for the deck → Block out sunday for the deck
    book a flight to Denver, not the red eye → Book a flight to Denver
    find my 1099s → Find my 1099s
    send Amara's letter, her party's on Saturday → Send Amara's letter | 2026-11-21
    tell the landlord by the thirtieth whether we're staying → Tell the landlord whether we're staying | 2026-11-30
    """)
}
