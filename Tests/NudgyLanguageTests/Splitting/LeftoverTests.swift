import Foundation
import Testing

@testable import NudgyLanguage

/// What of a ramble is neither a task nor clearly background: nothing of it vanishes, and no chatter is asked about.
struct LeftoverTests {
  @Test(arguments: rows)
  func leavesOver(_ row: Row) {
    let leftovers = Spoken.understander.readDump(row.input).leftovers.map(\.text)
    #expect(leftovers == row.expected.components(separatedBy: "; ").filter { $0 != "-" })
  }

  static let rows = Row.table(
    """
    buy milk. the gutters look awful. call mom → the gutters look awful
    buy milk. Laundry's piling up. call mom → Laundry's piling up
    call mom. I might paint the fence → I might paint the fence
    call mom and there's a leak in the garage → there's a leak in the garage
    call mom. My bike has a flat. → My bike has a flat
    buy milk. I'm so tired. call mom → -
    hi there. um okay so buy milk. thanks → -
    call the plumber because the sink leaks → -
    the crib squeaks so tighten the bolts → -
    buy milk. my sister said she would call. call mom → -
    buy milk. Greg is handling soccer. call mom → -
    buy milk. I already paid the rent. call mom → -
    buy milk. the bus is booked. call mom → -
    buy apples, two bags, and call mom → -
    call the doctor, she's been so patient → -
    buy milk. what was I thinking? call mom → -
    """)

  @Test func spansAreInTheTextAndInOrder() {
    let text = "buy milk. the gutters look awful. visit the café in Köln. My bike has a flat. pay rent"
    let leftovers = Spoken.understander.readDump(text).leftovers
    #expect(leftovers.count == 2)
    var last = 0
    for leftover in leftovers {
      #expect(leftover.span.lowerBound >= last)
      let bytes = Array(text.utf8)[leftover.span]
      #expect(String(decoding: bytes, as: UTF8.self) == leftover.text)
      last = leftover.span.upperBound
    }
  }

  @Test func dumpAndMessageLeaveTheSame() {
    let text =
      "buy milk. the gutters look awful. call mom. My bike has a flat. pay rent on friday and water the plants"
    let said = Spoken.understander.understand(text).leftovers
    #expect(said == Spoken.understander.readDump(text).leftovers)
  }
}
