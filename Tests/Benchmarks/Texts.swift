/// What is said in the measurements.
enum Texts {
  static let messages = [
    "call the dentist tomorrow at 3", "what's next?", "not now, tomorrow morning", "done", "oops undo that",
    "done with the dishes, push the dentist to friday and also buy milk", "I'm overwhelmed",
    "I have 10 minutes and low energy", "did I call mom?", "what's on my list?", "thanks",
    "remind me to water the plants every other friday", "actually make that cat food", "skip",
    "reply to Sarah about the invoice by end of day",
  ]

  /// 300 words of a spoken ramble.
  static let dump = ramble.split(separator: " ").prefix(300).joined(separator: " ")

  private static let ramble = String(
    repeating: """
      okay so um where do I start I need to call the dentist because my tooth is killing me probably on tuesday \
      no wednesday and then there is the rent that has to be paid by the first and also I should email Sarah \
      about the budget slides she asked twice already oh and we are out of milk and eggs so I have to go to the \
      store this evening and uh what else the car makes that noise again so I need to book the garage next week

      """, count: 4)
}
