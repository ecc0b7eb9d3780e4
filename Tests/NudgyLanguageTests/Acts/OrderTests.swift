import NudgyCore
import Testing

@testable import NudgyLanguage

/// What is said to a device, a player, a bank or an assistant, and what is to be done with the same words.
struct OrderTests {
  @Test(arguments: DeviceOrders.orders + AssistantOrders.orders)
  func isNoTask(_ message: String) {
    let acts = Spoken.understander.understand(message).acts
    #expect(!acts.isEmpty)
    #expect(acts.allSatisfy { !$0.intent.isChange }, "\(acts.map(\.intent))")
  }

  /// Errands share their verbs and often their things with orders.
  @Test(arguments: DeviceOrders.errands + AssistantOrders.errands)
  func isATask(_ message: String) {
    #expect(Spoken.intents(message) == "create")
  }

  /// With a time an order can wait until then; among other things to do it is one of them.
  @Test(
    arguments: [
      ("turn off the heater at 10pm", 1), ("close the blinds tonight", 1),
      ("block my old debit card on monday", 1),
      ("transfer $200 to savings, take grandad to his hearing test, fill out the school form", 3),
      ("- lock the debit card\n- buy milk\n- call mom", 3),
    ])
  func canWait(_ message: String, _ count: Int) {
    let acts = Spoken.understander.understand(message).acts
    #expect(acts.flatMap(\.tasks).count == count, "\(acts.flatMap(\.tasks).map(\.title))")
  }

  /// Questions with a verb inside that begins a task elsewhere.
  @Test(
    arguments: """
      do unused vacation days carry over
      when will the parcel i ordered get here
      read any good novels lately
      do gift cards expire
      seen anything good lately
      square root of 81
      """.split(separator: "\n").map(String.init))
  func asks(_ message: String) {
    #expect(Spoken.understander.understand(message).acts.allSatisfy { !$0.intent.isChange })
  }

}
