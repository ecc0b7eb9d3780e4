import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Messages written without a model.
@Suite struct DraftTests {
  @Test(arguments: [
    ("text mom happy birthday", "Hi Mom, happy birthday! Thanks!"),
    (
      "send sam a text asking if he wants the couch", "Hi Sam, I wanted to ask if you want the couch. Thanks!"
    ),
    ("text priya about the potluck", "Hi Priya, it's about the potluck. When suits you? Thanks!"),
    (
      "write a thank you note to grandma",
      "Hi Grandma,\n\nThank you so much. It means a lot to me.\n\nThanks!"
    ),
    (
      "write an apology to the neighbors",
      "Hi Neighbors,\n\nI'm sorry. I'd like to put it right: tell me how I can.\n\nThanks!"
    ),
    ("send a birthday card to leo", "Hi Leo,\n\nHappy birthday!\n\nThanks!"),
    ("email bob", "Hi Bob,\n\nI'd like to get in touch. When would be a good time for you?\n\nThanks!"),
    (
      "email the landlord about the broken heater",
      "Hi Landlord,\n\nI'm writing about the broken heater. When would be a good time for you?\n\nThanks!"
    ),
  ])
  func ofATask(_ task: String, _ body: String) async throws {
    let session = try Session()
    _ = await session.say(task)
    #expect(await session.say("draft it").text.contains(body))
  }

  /// Asked for before there is a task: the task is made, and holds to whom.
  @Test(arguments: [
    (
      "draft a message to carla about the party", "Hi Carla, it's about the party.",
      "Draft a message to carla about the party"
    ),
    ("write an email to bob", "Hi Bob,", "Write an email to bob"),
    ("pls write a thank you note to grandma", "Hi Grandma,", "Write a thank you note to grandma"),
  ])
  func madeOnTheWay(_ request: String, _ opening: String, _ title: String) async throws {
    let session = try Session()
    let turn = await session.say(request)
    #expect(turn.receipts.count == 2)
    #expect(turn.receipts.first?.hasSuffix(" " + title) == true)
    #expect(turn.text.contains(opening))
  }
}
