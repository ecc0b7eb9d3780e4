import Foundation
import Testing

@testable import NudgyLanguage

/// Where one thing ends and the next begins in what is said in one go, and what of a story is nothing to do.
struct RunOnTests {
  @Test(arguments: lists)
  func partsWhatIsAdded(_ row: Row) {
    #expect(Spoken.titles(row.input) == row.expected.components(separatedBy: "; "))
  }

  /// `title @ due`
  @Test(arguments: stories)
  func leavesTheStoryOut(_ row: Row) {
    let tasks = Spoken.understander.split(row.input).map { task in
      Spoken.text(task.due) == "-" ? task.title : "\(task.title) @ \(Spoken.text(task.due))"
    }
    #expect(tasks == row.expected.components(separatedBy: "; "))
  }

  static let lists = Row.table(
    """
    walk the dog oh also cat litter → Walk the dog; Cat litter
    mow the lawn and also light bulbs → Mow the lawn; Light bulbs
    count the drawers after that sign the lease plus printer ink → Count the drawers; Sign the lease; Printer ink
    buy milk and also eggs → Buy milk and also eggs
    fold the laundry oh and also bath mats → Fold the laundry; Bath mats
    my list is wash the car and call the vet and water the plants → Wash the car; Call the vet; Water the plants
    ok so my todo list is iron the shirts then empty the bins → Iron the shirts; Empty the bins
    here's what i need to do call grandma and pay the rent → Call grandma; Pay the rent
    things i need to get done are sweep the porch and clean the fridge → Sweep the porch; Clean the fridge
    get the necklace repaired and then pay the sitter → Get the necklace repaired; Pay the sitter
    apply for maternity leave then update the roster → Apply for maternity leave; Update the roster
    return the Home Depot ladder and use the Pay Less coupon → Return the Home Depot ladder; Use the Pay Less coupon
    prepare notes for Friday standup and call Ana → Prepare notes for Friday standup; Call Ana
    order the turkey for Thanksgiving and knit a scarf before winter → Order the turkey for Thanksgiving; Knit a scarf before winter
    cancel the trial before the month ends, feed the fish while they're away, call Joe → Cancel the trial before the month ends; Feed the fish while they're away; Call Joe
    return the boots (receipt in drawer), call Ana → Return the boots (receipt in drawer); Call Ana
    text Sam, see if he can drive → Text Sam, see if he can drive
    call the landlord and complain and pay the rent → Call the landlord and complain; Pay the rent
    ask my uncle to come and look at the roof and call the vet → Ask my uncle to come and look at the roof; Call the vet
    bleed the brakes and cite the sources and complete the tax module → Bleed the brakes; Cite the sources; Complete the tax module
    """)

  static let stories = Row.table(
    """
    okay the choir outing is on the tenth and i still have so much to sort so um the permit has to be in by friday so i need to send the permit and then i have to pay the coach driver → Send the permit @ 2026-11-27; Pay the coach driver
    my neighbour said he would look at the fence and the boiler is leaking again but my brother is coming to fix it so that is fine and i need to ring the bank about the card and buy stamps for the letters → Ring the bank about the card; Buy stamps for the letters
    i have to do the wages for december i always forget and then people shout at me so do that tonight and then i need to order paper cups and talk to lena about the smell i don't want to but i have to do it monday on the quiet → Do the wages for december @ 2026-11-20T19:00; Order paper cups; Talk to lena about the smell @ 2026-11-23
    the landlady wants the keys back by friday so drop off the keys and tom has to sort out the van and i need to be there to let the electrician in tomorrow at nine and then i want to cry to be honest → Drop off the keys @ 2026-11-27; Let the electrician in @ 2026-11-21T09:00
    okay so the recycling i did that last night and the curtains i washed them yesterday but i still have to hang the curtains and call the shop and complain because the hem is crooked and buy a lamp the old one snapped → Hang the curtains; Call the shop and complain; Buy a lamp
    note to self. The van insurance, I need to renew the van insurance. Don't forget to ring the vet about the cat. Actually no, she called me back, all good. And buy a phone mount, for the car. I need to stop moaning about it. → Renew the van insurance; Buy a phone mount, for the car
    i promised the board a summary of the grants by monday noon, so write that up, and tyler needs ten dollars for the field trip, so, uh, give tyler ten dollars, and i should bring them something, like, bring the neighbors a cake tomorrow → Write a summary of the grants up @ 2026-11-23T12:00; Give tyler ten dollars; Bring the neighbors a cake @ 2026-11-21
    """)
}
