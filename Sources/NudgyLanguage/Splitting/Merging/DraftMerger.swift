/// Lets a task that was said in two ways stand once.
enum DraftMerger {
  /// The steps in order; each takes the drafts in the order said and gives them back fewer or fuller.
  private static let steps: [@Sendable ([TaskDraft]) -> [TaskDraft]] = [
    // "i will just buy dessert so buy dessert and wine"
    SaidTwice.kept,
    // "ask for the letter… remind me on monday of the letter"
    RemindedOf.joined,
    // "mom's birthday is december 12, get a gift"
    GiftForOccasion.joined,
    // "the sink is leaking so call the plumber"
    BrokenThing.withoutMended,
    // "get boxes, call the bank… boxes, bank"
    NamedAgain.dropped,
    // "i owe tanya twenty bucks so venmo tanya"
    ReasonBeforeSo.dropped,
    // "we are out of diapers, order diapers"
    Conclusion.givingWay,
  ]

  static func merged(_ drafts: [TaskDraft]) -> [TaskDraft] {
    guard drafts.count > 1 else { return drafts }
    return steps.reduce(drafts) { $1($0) }
  }
}
