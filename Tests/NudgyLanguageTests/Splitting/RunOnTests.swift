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
    """)
}
