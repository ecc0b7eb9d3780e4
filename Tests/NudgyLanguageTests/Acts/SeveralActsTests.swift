import NudgyCore
import Testing

@testable import NudgyLanguage

/// Two and three things said in one message, joined by words, commas, full stops or nothing.
struct SeveralActsTests {
  @Test(arguments: Row.table(messages))
  func findsEach(_ row: Row) {
    #expect(
      row.expected.split(separator: "|").contains { $0 == Spoken.intents(row.input) },
      "\(Spoken.intents(row.input))")
  }

  static let messages =
    """
    paid rent and called mom → complete complete
    got the milk, still need eggs → complete create
    got the milk and still need eggs → complete create
    oops wrong one, undo → undo
    move the vet to 5 and the haircut to 6 → update update
    ugh ok so dentist, the rent thing is due tmrw → create
    done with the milk and call mom → complete create
    stop repeating → update
    no more repeats → update
    don't repeat the trash anymore → update
    cancel the repeat on water plants → update
    how do i see everything → help
    finished the essay and i gotta email it to prof lin → complete create
    just paid the gas bill. also need to renew the parking permit → complete create
    called the vet, now i need to pick up her meds → complete create
    taxes are done what's next → complete next
    ok did that, next → complete next
    mark the laundry done and show my list → complete lookup
    gym is done and move the report to monday → complete snooze
    done with the email, snooze the garage till saturday, what's next → complete snooze next
    i fed the cat, and forget about the car wash → complete drop
    did the dishes. scrap the ironing → complete drop
    done with 3 and make 4 high priority → complete update
    done. wait no undo that → complete undo
    i did the first one, skip the second → complete skip
    undo that and add call the bank instead → undo create
    oops undo. buy oat milk → undo create
    take that back and show me the list → undo lookup
    undo and tell me what's next → undo next
    what's due today? also add pick up the cake → lookup create
    show me my list and add eggs to it → lookup create
    when is the dentist, and remind me to bring the insurance card → lookup create
    how many things are left and what should i do first → lookup next
    what's on my list? i already did the laundry → lookup complete
    my dentist is dr. wu, remind me to call her tomorrow → remember create
    i'm allergic to nuts, and i need to order the cake → remember create
    remember that mark is my landlord and add call mark about the sink → remember create
    call me jo. and add water the plants → remember create
    i work nights. what should i do now → remember next
    i'm so overwhelmed what do i do first → feeling next
    ugh i'm tired, give me something easy → feeling next
    i'm stressed, i have to finish the slides by tomorrow → feeling create
    i'm anxious, what's due this week → feeling lookup
    i'm stuck, break it down for me → feeling breakDown
    hi nudgy, remind me to call dad → greeting create
    good morning! what's first → greeting next
    thanks, also add buy stamps → thanks create
    thanks, bye → thanks quit
    skip this one, and add order new filters → skip create
    snooze that till tomorrow and add buy batteries → snooze create
    move the dentist to friday and the report to monday → snooze snooze
    push the gym to tomorrow and delete the car wash → snooze drop
    delete the gym task, add swim on thursday instead → drop create
    drop the ironing and remind me to buy a dress → drop create
    take milk off the list, what's left → drop lookup
    rename 2 to call the roofer and add buy nails → update create
    make the essay due friday and mark the outline done → update complete
    make 3 high priority and snooze 4 until monday → update snooze
    add buy a cake and what should i do now → create next
    remind me to call ana at 5 and what else do i have today → create lookup
    add salmon and take the chicken off the list → create drop
    buy bread, call the bank, and the dishes are done → create complete
    add clean the garage and break it down for me → create breakDown
    i need to text the landlord, can you write it → create draft
    remind me to lock the door tonight. ok bye → create quit
    add milk. add eggs. what's next → create next
    forget my old address, i live at 12 elm street now → forget remember
    break down the move and remind me to get boxes tomorrow → breakDown create
    push 2 to friday and 3 to monday → snooze snooze
    snooze the gym till friday and the report till monday → snooze snooze
    """
}
