import NudgyCore
import NudgyReader
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// Words that name a listed task and do not say that it is done: at most they are asked about.
@Suite("What is not so changes nothing")
struct NothingDoneTests {
  private static let board = ReaderScene(tasks: [
    .init(number: 1, title: "Order flowers"), .init(number: 2, title: "Dog food"),
    .init(number: 3, title: "Get petrol and milk"), .init(number: 4, title: "Ring the bank"),
    .init(number: 5, title: "Book the orthodontist"),
  ])

  private func understand(_ text: String) -> Understanding {
    Understander(
      LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    ).understand(text, in: Self.board)
  }

  @Test(
    "Supposed, asked, nearly or not done",
    arguments: [
      "what would happen if I told you the dog food is done?", "what if I said the flowers are ordered",
      "did i already tell you the dog food is done", "the dog food is nearly done",
      "I should have ordered the flowers",
      "the flowers haven't been ordered", "i was meant to ring the bank",
      "we're going to ring the bank after lunch",
      "would you think less of me if i dropped the flowers", "imagine the bank rang itself",
      "milk is got", "got the milk",
    ])
  func nothing(_ text: String) {
    let changes = understand(text).acts.filter { $0.intent.isChange && !$0.targets.isEmpty }
    #expect(changes.isEmpty, "\(changes.map { "\($0.intent) \($0.targets)" })")
  }

  @Test(
    "What is supposed is written no letter about", arguments: ["what would happen if i said the bank is done"]
  )
  func noLetter(_ text: String) {
    #expect(understand(text).acts.allSatisfy { ![.draft, .breakDown].contains($0.intent) })
  }

  @Test(
    "Done is done all the same",
    arguments: [
      ("dog food is done", 2), ("I ordered the flowers", 1), ("finally rang the bank", 4),
      ("got the petrol and milk", 3),
    ])
  func done(_ text: String, _ number: Int) {
    #expect(understand(text).acts.contains { $0.intent == .complete && $0.targets == [number] })
  }

  @Test(
    "Who is spared is not the one that is meant",
    arguments: [
      "everything bar the bank is done", "put everything that's not the orthodontist off till saturday",
      "all done bar the bank",
    ])
  func spared(_ text: String) {
    for act in understand(text).acts where act.intent.isChange {
      guard case .allExcept = act.target else {
        Issue.record("\(act.intent) \(act.targets)")
        continue
      }
    }
  }

  @Test(
    "A day by itself asks what there is, where nothing lies on the table",
    arguments: ["today", "thursday", "thursday?", "this week", "tomorrow?"])
  func day(_ text: String) {
    let act = understand(text).acts.first
    #expect(act?.intent == .lookup)
    guard case .lookup(let question)? = act?.details else {
      Issue.record("no question")
      return
    }
    #expect(question.agenda != nil)
  }

  @Test("Right behind something new, a day is its own")
  func dayOfCard() {
    var scene = ReaderScene(tasks: [.init(number: 1, title: "Order flowers")], just: "created 1")
    #expect(
      BareOrder.act("thursday", in: scene, LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork))
        == nil)
    scene.just = nil
    scene.card = 1
    #expect(
      BareOrder.act("thursday", in: scene, LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork))
        == nil)
  }

  @Test(
    "Numbers have a sign before them",
    arguments: ["delete nr 3", "drop no. 3", "drop number 3", "drop task 3"])
  func numbered(_ text: String) {
    #expect(NumberedOrder.act(text)?.target == .number(3))
  }

  @Test("Help is help, whatever was said before", arguments: ["help", "Help!", "help?"])
  func help(_ text: String) { #expect(understand(text).acts.map(\.intent) == [.help]) }
}
