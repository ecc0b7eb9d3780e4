import Foundation
import Testing

@testable import NudgyLanguage

/// `text → title; title`: lists, and what only looks like one.
struct ListTests {
  @Test(arguments: rows)
  func splits(_ row: Row) {
    #expect(Spoken.titles(row.input) == row.expected.components(separatedBy: "; ").filter { $0 != "-" })
  }

  /// In a message, too, the same words hold the same tasks.
  @Test(arguments: rows)
  func messagesAgree(_ row: Row) {
    let titles = Spoken.understander.understand(row.input).acts.flatMap(\.tasks).map(\.title)
    #expect(titles == row.expected.components(separatedBy: "; ").filter { $0 != "-" })
  }

  static let rows = Row.table(
    """
    dog treats, sign the form, paper plates and call Rosa → Dog treats; Sign the form; Paper plates; Call Rosa
    light bulbs, email Priya the slides, oil change → Light bulbs; Email Priya the slides; Oil change
    label storage bins, grade essays, practice scales → Label storage bins; Grade essays; Practice scales
    submit timesheet, butter, and buy textbooks → Submit timesheet; Butter; Buy textbooks
    buy milk, eggs, bread, call mom → Buy milk, eggs, bread; Call mom
    buy wine for the hostess, bread, call mom → Buy wine for the hostess; Bread; Call mom
    get stamps, paper towels and water → Get stamps, paper towels and water
    call mom, butter and the gym bag → Call mom; Butter; The gym bag
    clean the kitchen, the bathroom and the hall → Clean the kitchen, the bathroom and the hall
    make rice, beans and salsa → Make rice, beans and salsa
    email the hotel in Portland, Oregon → Email the hotel in Portland, Oregon
    rice, mac and cheese, beans → Rice; Mac and cheese; Beans
    wash and fold the laundry, rinse and sort the recycling → Wash and fold the laundry; Rinse and sort the recycling
    clean and oil the cutting board and call Bob → Clean and oil the cutting board; Call Bob
    stretch and call mom → Stretch; Call mom
    water the plants and vote → Water the plants; Vote
    deep clean the oven and pressure wash the deck → Deep clean the oven; Pressure wash the deck
    update resume and deep clean oven → Update resume; Deep clean oven
    i need to meal prep for the week and also practice guitar → Meal prep for the week; Practice guitar
    order contact lenses, after that stretch → Order contact lenses; Stretch
    run two miles then post office then call Ana → Run two miles; Post office; Call Ana
    call mom and bread → Call mom; Bread
    pay the rent and piano lesson → Pay the rent; Piano lesson
    clean the garage and car → Clean the garage and car
    wash the car and bike → Wash the car and bike
    call Bob re: taxes → Call Bob re: taxes
    unsubscribe from J.Crew emails → Unsubscribe from J.Crew emails
    get nails done then buy black jeans → Get nails done; Buy black jeans
    call HR, see if Ron can fix the gate, and sweep the garage → Call HR; See if Ron can fix the gate; Sweep the garage
    help dad move the piano and call Bo → Help dad move the piano; Call Bo
    let the plumber in i need to buy milk → Let the plumber in; Buy milk
    rent a truck i need to look up recipes → Rent a truck; Look up recipes
    milk / eggs / call mom → Milk; Eggs; Call mom
    notarize the deed and winterize the boat → Notarize the deed; Winterize the boat
    rehang the mirror, rewire the lamp → Rehang the mirror; Rewire the lamp
    change the bank password and the email one → Change the bank password; Change the email password
    call that young man who fixed the fence → Call that young man who fixed the fence
    hot dog buns. dishes. → Hot dog buns; Dishes
    wash towels / sheets, call mom → Wash towels / sheets; Call mom
    buy primer (satin & matte), feed the cat → Buy primer (satin & matte); Feed the cat
    split the taxi with Ana and Mark. milk. → Split the taxi with Ana and Mark; Milk
    make a hat for National Book Night. rent. → Make a hat for National Book Night; Rent
    sand and varnish the door, call mom → Sand and varnish the door; Call mom
    take paper and plastic to the depot, call mom → Take paper and plastic to the depot; Call mom
    fix or replace the kettle, call mom → Fix or replace the kettle; Call mom
    buy a charger oh and new socks → Buy a charger; New socks
    buy stamps, lunch with Dad → Buy stamps; Lunch with Dad
    to do: haircut, call mom → Haircut; Call mom
    still outstanding: socks, loft ladder → Socks; Loft ladder
    here's what's on my plate: wifi, feed the cat → Wifi; Feed the cat
    can you add these for me: feed the cat, call mom → Feed the cat; Call mom
    so much on today i have to call mom and feed the cat → Call mom; Feed the cat
    before the kids get home i have to feed the cat → Feed the cat
    pay the rent on the 1st and the gas bill on the 5th → Pay the rent; Pay the gas bill
    remind me to pay rent on the 1st and gas bill on the 5th → Pay rent; Pay gas bill
    text Ana friday and Leo saturday → Text Ana; Text Leo
    book the vet for monday, the barber for tuesday → Book the vet; Book the barber
    pick up the cake friday and the flowers saturday → Pick up the cake; Pick up the flowers
    call mom on monday and tuesday → Call mom
    invite Sam and Alex to dinner → Invite Sam and Alex to dinner
    buy chips and salsa and order pizza → Buy chips and salsa; Order pizza
    book a table for six, oil the hinges, iron shirts → Book a table for six; Oil the hinges; Iron shirts
    pack socks, shirts and a toothbrush → Pack socks, shirts and a toothbrush
    too early, sorry → -
    I love pizza, burgers and fries → -
    lol, nice, okay → -
    Paris, London, Rome → -
    my sister, who lives in Rome, is great → -
    """)
}

/// Who does what in a ramble: others' doings, feelings and topics make no tasks.
struct StoryTests {
  @Test(arguments: rows)
  func holds(_ row: Row) {
    let titles = Spoken.understander.split(row.input).map(\.title)
    #expect(titles == row.expected.components(separatedBy: "; ").filter { $0 != "-" })
  }

  static let rows = Row.table(
    """
    print photos, Christmas list, update price list → Print photos; Christmas list; Update price list
    Call the bank. Tyler's getting the tuxes. → Call the bank
    Mow the lawn. My brother's picking me up at noon so that's fine. → Mow the lawn
    Apartment's a disaster. Vacuum the hall. → Vacuum the hall
    Carol always says yes. Borrow her slow cooker. → Borrow her slow cooker
    i told pastor jim i'd call the readers → Call the readers
    Greg's supposed to clean the bathroom, he promised. Buy soap. → Buy soap
    I'm going to lose my mind. Call the florist. → Call the florist
    okay i'm going to sleep now → -
    The reading log, I have to sign that. → Sign the reading log
    First of all, I need to call the vet. → Call the vet
    I'm so tired. School. I need to sign the form. It was a long day. The baby. Book the checkup. → Sign the form; Book the checkup
    buy a bike lock too since mine got cut → Buy a bike lock
    finish the report and don't even get me started on the slides → Finish the report
    The car needs oil. Take the car in for oil. → Take the car in for oil
    """)
}
