import Testing

@testable import NudgyAssistant

/// What is told in a person's own words is found again by their questions.
@Suite struct ToldFactTests {
  @Test(arguments: [
    ("my mam's room is 14 by the way", "what room is mam in", "Mam's room is 14."),
    (
      "maureen is my sister in weymouth, her birthday is the fourth of december",
      "when is maureen's birthday?",
      "Maureen is your sister in weymouth, her birthday is the fourth of december."
    ),
    ("remember Jean is the lady who runs the fair", "who is jean?", "Jean is the lady who runs the fair."),
  ])
  func isFoundAgain(_ told: String, _ question: String, _ answer: String) async throws {
    let session = try Session()
    _ = await session.say(told)
    let said = await session.say(question)
    #expect(said.text == answer, "\(said)")
  }
}
