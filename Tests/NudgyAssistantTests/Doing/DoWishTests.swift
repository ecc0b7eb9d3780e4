import NudgyCore
import Testing

@testable import NudgyAssistant

/// The words that begin a task, and those that only sound like them.
@Suite struct DoWishTests {
  struct Said: Sendable, CustomTestStringConvertible {
    let words: String
    var action: TaskAction?
    var opens = false
    var number: Int?
    var testDescription: String { words }
  }

  @Test(arguments: [
    Said(words: "do it"), Said(words: "Do it now!"), Said(words: "ok, do it for me"),
    Said(words: "let's do this"),
    Said(words: "do 3", number: 3), Said(words: "do #3", number: 3),
    Said(words: "call them", action: .call), Said(words: "please call her now", action: .call),
    Said(words: "can you ring him?", action: .call), Said(words: "dial the number", action: .call),
    Said(words: "call #12", action: .call, number: 12),
    Said(words: "text them", action: .text), Said(words: "e-mail her", action: .email),
    Said(words: "open it", opens: true), Said(words: "open the link", opens: true),
    Said(words: "open 4", opens: true, number: 4),
  ])
  func areUnderstood(_ said: Said) throws {
    let wish = try #require(DoWish(said.words))
    #expect(wish.action == said.action)
    #expect(wish.opens == said.opens)
    #expect(wish.number == said.number)
  }

  @Test(arguments: [
    "", "call", "do", "open", "call 911", "call 3", "text 555 0100", "call mom", "call them tomorrow",
    "do it tomorrow", "do the dishes", "open a bank account", "don't do it", "I'll do it later",
    "open sesame now",
    "do 99999999999999999999", "do -3", "call them and buy milk", "mail the letter",
  ])
  func othersAreNot(_ words: String) {
    #expect(DoWish(words) == nil)
  }
}
