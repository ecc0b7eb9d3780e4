import NudgyCore
import Testing

@testable import NudgyLanguage

/// Tired typing: small words and commands are read through a slip, names and things are not.
struct FingerSlipTests {
  @Test(arguments: [
    ("teh", "the"), ("hte", "the"), ("adn", "and"), ("nto", "not"), ("doen", "done"), ("udno", "undo"),
    ("forgto", "forgot"), ("nede", "need"), ("lsit", "list"), ("abotu", "about"), ("mroe", "more"),
    ("tierd", "tired"), ("ansewr", "answer"), ("rmind", "remind"), ("remmind", "remind"),
    ("remidn", "remind"),
    ("waht", "what"), ("whta", "what"), ("skpi", "skip"), ("snoze", "snooze"), ("taht", "that"),
    ("becuase", "because"),
    ("finsih", "finish"), ("cancle", "cancel"), ("delte", "delete"), ("plese", "please"),
    ("shoudl", "should"),
    ("heyyy", "hey"), ("soooo", "so"), ("pleeease", "please"), ("noooo", "no"), ("thankks", "thanks"),
    ("tasl", nil), ("ned", nil), ("form", nil), ("tried", nil), ("angel", nil), ("brig", nil), ("list", nil),
    ("task", nil), ("zoe", nil), ("xyzzy", nil), ("a", nil), ("", nil), ("remindremindremind", nil),
    ("tëh", nil),
  ])
  func means(_ typed: String, _ meant: String?) {
    #expect(FingerSlip.meant(by: typed) == meant)
  }

  /// Every word is reached by a swap of its last two letters, unless that is another word.
  @Test func everyWordIsReached() {
    for word in FingerSlip.meant.words {
      var letters = Array(word)
      letters.swapAt(letters.count - 1, letters.count - 2)
      let typed = String(letters)
      guard typed != word, !FingerSlip.meant.contains(typed), !FingerSlip.others.contains(typed) else {
        continue
      }
      #expect(FingerSlip.meant(by: typed) != nil, "\(typed)")
    }
  }

  @Test(arguments: [
    ("rmind me tmrw to cal teh bank abotu the card", "create"), ("whats on my lsit", "lookup"),
    ("wat abuot teh dentits", "lookup"), ("i nede to ansewr priya", "create"), ("waht is nxt", "next"),
    ("udno taht", "undo"), ("doen with teh dishes", "complete"), ("skpi this one", "skip"),
    ("remidn me to buy mlik tomorrow", "create"), ("im so tierd", "feeling"), ("heyyy nudgy", "greeting"),
    ("dleete the gym task", "drop"), ("snoze it til monday", "snooze"), ("waht can you do", "help"),
    ("soooo what now", "next"), ("add mlik to my lsit", "create"),
  ])
  func isReadThrough(_ message: String, _ intent: String) {
    #expect(Spoken.intents(message) == intent)
  }

  /// Names and rare words stay what they are, in the title and in the contact.
  @Test(arguments: [
    ("call Ned about the boat", "Call Ned about the boat"), ("email doen jensen", "Email doen jensen"),
    ("buy abaca twine", "Buy abaca twine"), ("text moe", "Text moe"),
    ("meet Teh Ming at noon", "Meet Teh Ming"),
  ])
  func keepsNames(_ message: String, _ title: String) {
    let acts = Spoken.understander.understand(message).acts
    #expect(acts.map(\.intent) == [.create])
    #expect(acts.first?.tasks.map(\.title) == [title])
  }
}
