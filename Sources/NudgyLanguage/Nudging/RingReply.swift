import NudgyCore

/// A whole sentence said to a ring: "oh right, i did that one this morning, thanks".
package enum RingReply: Sendable, Equatable {
  case done, pause, letGo
  /// Tried in vain: nobody was there, or it was closed.
  case failed

  /// Nil for a sentence that names something else, denies, asks, or says more.
  ///
  /// - Parameters:
  ///   - text: the whole answer.
  ///   - title: of the task that rang; its words may be said.
  package init?(_ text: String, title: String) {
    guard text.utf8.count <= RingReply.longest, !text.contains("?") else { return nil }
    let words = RingReply.words(of: text)
    let named = Set(RingReply.words(of: title))
    if words.count <= RingReply.longestFailure, DoubtWords.fails(words) {
      self = .failed
      return
    }
    guard !words.isEmpty, words.allSatisfy({ RingReply.fillers.contains($0) || named.contains($0) }) else {
      return nil
    }
    let said = " \(words.joined(separator: " ")) "
    guard !RingReply.endsTheDay(text) else { return nil }
    if RingReply.lettingGo.contains(where: said.contains) {
      self = .letGo
    } else if RingReply.pausing.contains(where: said.contains) {
      // "Not now, tonight" says until when.
      guard !words.contains(where: RingReply.times.contains) else { return nil }
      self = .pause
    } else if RingReply.doing.contains(where: said.contains), !words.contains(where: RingReply.denies) {
      self = .done
    } else {
      return nil
    }
  }

  /// "Ok, done for today": the day is over, not the task.
  package static func endsTheDay(_ text: String) -> Bool {
    let said = " \(words(of: text).joined(separator: " ")) "
    return [" done for today ", " done for tonight ", " done for the day ", " done for now "].contains(
      where: said.contains)
  }

  /// "Not now" and nothing more.
  package static func isBarePause(_ text: String) -> Bool { RingReply(text, title: "") == .pause }

  private static func words(of text: String) -> [String] {
    PlainText.singleLine(text).lowercased().replacing("\u{2019}", with: "'")
      .split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }

  private static func denies(_ word: String) -> Bool {
    word.hasSuffix("n't") || ["not", "never", "no", "yet", "dont", "didnt", "havent", "cant"].contains(word)
  }

  private static let longest = 160
  /// Words.
  private static let longestFailure = 14
  private static let doing = [
    " did ", " done ", " finished ", " sorted ", " handled ", " completed ", " dealt with ", " took care of ",
  ]
  private static let pausing = [
    " not now ", " not right now ", " not yet ", " not done yet ", " later ", " in a bit ", " in a minute ",
    " in a sec ",
    " busy ", " can't now ", " cant now ", " can't right now ", " cant right now ", " give me a minute ",
    " give me a sec ", " hang on ", " hold on ", " one sec ", " one minute ", " in a while ",
  ]
  private static let lettingGo = [
    " forget it ", " forget about it ", " forget that ", " let go ", " let it go ", " let that go ",
    " let that one go ", " drop it ", " drop that ",
    " don't need to anymore ", " don't need it anymore ", " don't have to anymore ", " no longer needed ",
    " not doing it anymore ", " not doing that anymore ",
  ]
  private static let times: WordTable =
    "tomorrow tonight today morning afternoon evening night lunch hour hours"
  private static let fillers: WordTable = """
    oh right yeah yes yep yup ya ok okay um uh er hm hmm ah aha i i've ive we we've it it's its that that's thats
    this one thing the a an already just all actually really now then sure well thanks thank you cheers ta nudgy
    got have had has been was is did do done finished sorted handled dealt completed with of took take care earlier
    today yesterday morning afternoon evening night last ago before lunch hour hours minute minutes min so and btw
    fyi haha lol great good perfect for my on in at no not yet can can't cant am i'm im right busy later bit sec
    while give me hang hold forget about let go drop don't dont need to anymore longer needed doing have please sorry
    still some time two three five ten
    """
}
