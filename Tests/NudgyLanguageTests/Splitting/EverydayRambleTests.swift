import Foundation
import Testing

@testable import NudgyLanguage

/// Ordinary things said in one go: shopping, work, study, family, moving house, health and money.
struct EverydayRambleTests {
  /// `text → title @ due; title`
  @Test(arguments: turns + days)
  func fallsIntoItsTasks(_ row: Row) {
    let tasks = Spoken.understander.split(row.input).map { task in
      Spoken.text(task.due) == "-" ? task.title : "\(task.title) @ \(Spoken.text(task.due))"
    }
    #expect(tasks == row.expected.components(separatedBy: "; "))
  }

  /// Turns of speech: days said for several things, what is put off, counted, taken back, left to others.
  static let turns = Row.table(
    """
    this saturday i need to wash the car sweep the garage and finally fix the gate → Wash the car @ 2026-11-21; Sweep the garage @ 2026-11-21; Fix the gate @ 2026-11-21
    tomorrow i have to drop the kids off and then i have to be at the bank at eleven → Drop the kids off @ 2026-11-21; Be at the bank @ 2026-11-21T11:00
    tomorrow is gonna be crazy i have to take the kids to soccer at nine and then pick up the cake for the party → Take the kids to soccer @ 2026-11-21T09:00; Pick up the cake for the party @ 2026-11-21
    monday will be packed. i need to call mom and pay the rent. on friday i have to get gas. and buy milk → Call mom @ 2026-11-23; Pay the rent @ 2026-11-23; Get gas @ 2026-11-27; Buy milk
    today was crazy i need to call mom → Call mom
    oh shoot i forgot to mail that package to tyler i need to do that today and water the plants → Mail that package to tyler @ 2026-11-20; Water the plants
    i need to find the warranty for the dishwasher it's leaking again, second time this year, i put a towel down → Find the warranty for the dishwasher
    call mom oh and the library books are due back saturday week → Call mom; Return library books @ 2026-11-28
    i want you to remember that i have the eye doctor monday at 2:30 → Eye doctor @ 2026-11-23T14:30
    today: finish the budget, reply to helen, and chase the supplier → Finish the budget @ 2026-11-20; Reply to helen @ 2026-11-20; Chase the supplier @ 2026-11-20
    tomorrow i need to pack and then pick up my uncle from the station at one and then call mom → Pack @ 2026-11-21; Pick up my uncle from the station @ 2026-11-21T13:00; Call mom @ 2026-11-21
    call mom tomorrow and buy stamps and return the books to the library on the way → Call mom @ 2026-11-21; Buy stamps; Return the books to the library on the way
    i'm at the office all day tomorrow and at three i have to call the tax people about the refund letter → Call the tax people about the refund letter @ 2026-11-21T15:00
    the caterer needs an answer by friday so i have to choose between the fish and the chicken menu → Choose between the fish and the chicken menu @ 2026-11-27
    my boss wants the figures by monday and i haven't even looked at them so run the sales report first → Run the sales report @ 2026-11-23
    my passport expires in march so i have to renew that and get the photos taken → Renew my passport @ 2027-03-01; Get the photos taken
    the road tax expires on friday so sort that → Sort the road tax @ 2026-11-27
    work stuff i have to send the invoice to acme and then home stuff i need to order a new kettle → Send the invoice to acme; Order a new kettle
    Okay, two things. One, book the vet. Two, I need to send the form back to the school. → Book the vet; Send the form back to the school
    um the shower is leaking. can you remind me to call the plumber about it on monday morning please → Call the plumber about it @ 2026-11-23T09:00
    i left my umbrella at the cafe so call them in the morning and ask if they still have it → Call the cafe and ask if they still have it @ 2026-11-21T09:00
    baby bottles. I have to order new baby bottles. and the laundry oh god the laundry so do laundry tonight for sure → Order new baby bottles; Do laundry @ 2026-11-20T19:00
    i've been putting off calling the dentist about the bill and i keep avoiding opening the letters → Call the dentist about the bill; Open the letters
    by thursday i want the slides finished and i should practice them once with nora → Finish the slides @ 2026-11-26; Practice the slides once with nora
    her prescriptions need refilling and the car needs washing by friday → Refill her prescriptions; Wash the car @ 2026-11-27
    the nurse said to drink more water and they also said to book the second shot by friday → Drink more water; Book the second shot @ 2026-11-27
    my neighbor wants me to feed her cat next weekend so put that in → Feed my neighbor's cat @ 2026-11-28T10:00
    my aunt moves out on sunday and i said i'd help her pack the kitchen → Help her pack the kitchen
    please note that i must submit the form by friday and i am to collect the keys from the office → Submit the form @ 2026-11-27; Collect the keys from the office
    book the exam, part two, and the window closes on Tuesday. Then call the school about the trip and the bus. → Book the exam @ 2026-11-24; Call the school about the trip and the bus
    ask hr for the letter and kindly remind me on monday about the letter → Ask hr for the letter @ 2026-11-23
    write to the council about the trees. Deadline's Monday. And I need to call Ana about the boat. → Write to the council about the trees @ 2026-11-23; Call Ana about the boat
    sort out the council tax because they sent me a red letter so that needs doing today → Sort out the council tax @ 2026-11-20
    the flyers have to go to the printer today by four and i am so behind on everything → Get the flyers to the printer @ 2026-11-20T16:00
    we need raffle prizes; Pauline's begging those off the shops. And call the hall about the chairs for sunday. → Call the hall about the chairs @ 2026-11-22
    print the maps for Monday, no, actually, the student can do that, and phone the school about the, well, the incident with the glue → Phone the school about the incident with the glue
    ask my brother which forms they took and tell my bank i'm going abroad → Ask my brother which forms they took; Tell my bank i'm going abroad
    text the coach to ask what time it starts and ask the landlord if that's even okay → Text the coach to ask what time it starts; Ask the landlord if that's even okay
    i was gonna go to the gym today but that's not happening so gym tomorrow instead and call my sister → Gym @ 2026-11-21; Call my sister
    i have the history paper due tuesday which i have three pages of so i need to finish that → Finish history paper @ 2026-11-24
    i have to order the turkey today no wait chef did that this morning never mind and call the landlord about the heater → Call the landlord about the heater
    i'm going to lie on the floor and thank the lord it's friday and then i have to call my aunt back → Call my aunt back
    pick up the kids at three thirty swing by the library get stamps → Pick up the kids @ 2026-11-20T15:30; Swing by the library; Get stamps
    eat something iron my uniform and charge my phone before the shift starts at six → Eat something; Iron my uniform; Charge my phone @ 2026-11-20T18:00
    do the ironing because i have no shirts and call the office about the badge for the new guy → Do the ironing; Call the office about the badge for the new guy
    grade the essays by monday, period five can wait. And I need to email the parents about the trip. → Grade the essays @ 2026-11-23; Email the parents about the trip
    and on the way home i should stop at the bank and while i'm at it order a filter for the fridge → Stop at the bank; Order a filter for the fridge
    sunday i'm having coffee with beth at eleven and i need to buy a card for the baby shower at work → Coffee with beth @ 2026-11-22T11:00; Buy a card for the baby shower at work
    Venmo Jake for the rehearsal space. 40 bucks. And I have to learn the bridge for the new song. → Venmo Jake for the rehearsal space. 40 bucks; Learn the bridge for the new song
    """)

  /// What someone says of a day.
  static let days = Row.table(
    """
    """)
}
