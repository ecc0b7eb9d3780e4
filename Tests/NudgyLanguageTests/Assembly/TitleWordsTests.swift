import NudgyCore
import NudgyReader
import Testing

@testable import NudgyLanguage

/// What a title needs besides the words that were read as one, and what it has too many of.
@Suite("Words of titles") struct TitleWordsTests {
  @Test(arguments: [
    ("create | van needs its [t MOT]", "Van's MOT"),
    ("create | mam has her [t memory clinic]", "Mam's memory clinic"),
    ("create | conor needs [t his jeans washed] for work", "Conor's jeans washed"),
    ("create | Danylo needs [t new winter boots]", "Danylo's new winter boots"),
    ("create | mr patel wants [t a quote]", "Quote for mr patel"),
    ("create | lou wants [t a koi]", "Koi for lou"),
    ("create | I need [t stamps]", "Stamps"), ("create | she has [t a dentist]", "A dentist"),
    ("create | the dog needs [t to be wormed]", "Be wormed"),
    ("create | oh and the [t car] is making a noise again", "The car is making a noise again"),
    ("create | [t invoice mrs donaldson 85 quid an]", "Invoice mrs donaldson 85 quid"),
    ("create | [t call nani its her]", "Call nani"),
    ("create | [t heating oil] nearly gone so [t order that]", "Order heating oil"),
    ("create | [t the bike] has [t a flat]", "The bike has a flat"), ("create | [t rock and]", "Rock and"),
    ("create | [t watch episode] [w 5]", "Watch episode 5"),
    ("create | [t gnat] [w 1 today at 11am]", "Gnat 1"),
  ])
  func aTitle(_ marked: String, _ title: String) {
    #expect(MarkedText(marked).understood().acts.first?.tasks.first?.title == title)
  }

  @Test(arguments: [
    ("create | i never rang the [t optician] back", "Ring the optician"),
    ("create | nobody has fed [t the fish]", "Feed the fish"),
    ("create | i still owe [t sam 20 quid]", "Pay sam 20 quid"),
    ("create | we owe the [t choir] an answer", "Give the choir"),
    ("create | haven't [t booked the MOT]", "Book the MOT"),
    ("create | the vet never rang about [t the cat]", "The cat"),
    ("create | I have [t a booked table]", "A booked table"),
  ])
  func aDeedLeftUndoneIsWhatIsToDo(_ marked: String, _ title: String) {
    #expect(MarkedText(marked).understood().acts.first?.tasks.first?.title == title)
  }

  @Test func whatWasNeverDoneIsTakenUpAgainOnlyWhereItWasTicked() {
    let scene = ReaderScene(
      tasks: [
        .init(number: 1, title: "Feed the cat", isOpen: false),
        .init(number: 2, title: "Call the bank", isOpen: false),
      ], just: "done 1, 2")
    let new = MarkedText("reopen | i never sent the form", links: [1: 0.9]).understood(in: scene)
    #expect(new.acts.map(\.intent) == [.create] && new.acts.first?.tasks.first?.title == "Send the form")
    for words in [
      "i never fed the cat", "i never rang them", "i didn't feed the poor animal",
      "they called back, it's not done, they need the vin", "so not sent sent", "drop them off not collect",
    ] {
      #expect(
        MarkedText("reopen | \(words)", links: [1: 0.9]).understood(in: scene).acts.map(\.intent) != [.create]
      )
    }
    let nothing = MarkedText("reopen | i haven't booked the mot").understood(in: ReaderScene())
    #expect(nothing.acts.first?.tasks.first?.title == "Book the mot")
  }

  @Test func untilIsADeadlineOfWhatIsToBeDone() {
    let due = MarkedText("create | [t pay zus] [w until the 10th]").understood().acts.first?.tasks.first
    #expect(due?.due != nil && due?.snoozedUntil == nil)
    let rests = MarkedText("create | not [t the taxes] [w until the 10th]").understood().acts.first?.tasks
      .first
    #expect(rests?.snoozedUntil != nil)
  }

  @Test func aDayWithAColonIsTheDayOfAll() {
    let read = MarkedText(
      "create | right monday: [t bloods for Mrs Tuohy] [w at 9am],", "create | [t the sharps bin],",
      "create | also [t seminar] [w 11am]"
    ).understood()
    let days = read.acts.flatMap(\.tasks).map { $0.when?.start?.date.description }
    #expect(days == ["2026-11-23", "2026-11-23", "2026-11-23"])
    #expect(read.acts.last?.tasks.first?.when?.start?.time.hour == 11)
    let list = MarkedText("create | shopping: [t milk],", "create | [t eggs]").understood()
    #expect(list.acts.flatMap(\.tasks).allSatisfy { $0.due == nil })
  }

  @Test func whatWasMovedIsOnItsNewDay() {
    let read = MarkedText("create | they moved [t her appointment] [w from the 3rd to the 10th]").understood()
    #expect(read.acts.first?.tasks.first?.when?.start?.date.description == "2026-12-10")
  }

  @Test func howLongItLastsIsNoTitle() {
    let task = MarkedText("create | [t write the chapter, takes 2 hours]").understood().acts.first?.tasks
      .first
    #expect(task?.title == "Write the chapter" && task?.minutes == 120)
  }

  @Test(arguments: ["cant face anything today", "i can't cope with it"])
  func tooMuchIsHeard(_ words: String) {
    #expect(MarkedText("chat | \(words)").understood().acts.map(\.details) == [.feeling(.overwhelmed)])
  }

  @Test func theLastOneOfSeveralGoesAlone() {
    let scene = ReaderScene(
      tasks: [.init(number: 1, title: "Milk"), .init(number: 2, title: "Eggs")], just: "created 1, 2")
    let read = MarkedText("undo | undo that last one").understood(in: scene)
    #expect(read.acts.map(\.intent) == [.drop] && read.acts.map(\.targets) == [[2]])
  }

  @Test func aYesIsNoTask() {
    #expect(MarkedText("create | [t yes], please").understood().acts.filter { $0.intent == .create }.isEmpty)
  }

  @Test func aReasonIsNothingToKeep() {
    var text = MarkedText("create | [t laundry]", "none | cos i have no socks", certainty: 0.9)
    text.suspect(0.3, at: 1)
    #expect(text.understood().leftovers.isEmpty)
  }

  @Test func aLetterIsFramed() {
    let text = "Hi Petra,\ncall Lukas at VetLab\nThanks,\nDr. Hofer"
    let letter = LetterFrame(Array(text.utf8))
    let places = ["Hi Petra,", "Dr. Hofer", "Thanks,"].map { text.range(of: $0) }
    for place in places.compactMap(\.self) { #expect(letter.holds(place), "\(place)") }
    #expect(!letter.holds(text.range(of: "call Lukas at VetLab") ?? 0..<0))
    for other in ["milk\neggs\nHofer", "morning run\nmilk\neggs"] {
      #expect(!LetterFrame(Array(other.utf8)).holds(0..<4), "\(other)")
    }
    let signed = "could you send us the glossary?\nBest, T. Brandt"
    let name = signed.range(of: "Best, T. Brandt") ?? 0..<0
    #expect(LetterFrame(Array(signed.utf8)).holds(name))
    let thanks = "call Lukas\nThanks, and buy milk"
    #expect(!LetterFrame(Array(thanks.utf8)).holds(thanks.range(of: "Thanks, and buy milk") ?? 0..<0))
  }

  @Test func aFactGoesOn() {
    let read = MarkedText("remember | [t mum likes jollof and hates]", "none | when i send flowers")
      .understood()
    guard case .fact(_, let text, _)? = read.acts.first?.details else {
      Issue.record("no fact")
      return
    }
    #expect(text.hasSuffix("when i send flowers"))
  }

  @Test func angerIsNothingToKnow() {
    let read = MarkedText("remember | [t I HATE MY MUM]").understood()
    #expect(read.acts.map(\.details) == [.feeling(.angry)])
  }

  @Test(arguments: [
    "Please remove number 5, it is only my introduction.", "ok delete 5", "bin 5 please", "5 done", "tick 5",
  ])
  func aNumberIsOrdered(_ text: String) {
    #expect(NumberedOrder.act(text)?.target == .number(5))
  }

  @Test(arguments: ["remove 5 eggs, too many", "5 of 8 done", "delete 5, 6 and the bank", "done by 5"])
  func aNumberIsNone(_ text: String) { #expect(NumberedOrder.act(text)?.target != .number(5)) }
}

extension String {
  /// In UTF-8 bytes.
  fileprivate func range(of part: String) -> Range<Int>? {
    firstRange(of: part).map {
      utf8.distance(from: startIndex, to: $0.lowerBound)..<utf8.distance(from: startIndex, to: $0.upperBound)
    }
  }
}
