import NudgyCore
import NudgyReader

/// What is said of words that may be something to keep: nothing has to be said twice.
package enum KeepWords {
  private static let deeds = [
    "keep", "hold", "hold onto", "hold on to", "save", "add", "note", "write", "put", "remember",
  ]
  private static let things = ["it", "that", "that one", "them", "them all", "all", "all of them", "both"]
  private static let places = ["down", "on my list", "to my list"]
  private static let others: Set = [
    "make that a task", "make it a task", "that is a task", "that's a task", "that was a task", "yes all",
    "yes all of them",
  ]
  private static let none: Set = ["drop them", "forget them", "let them go", "not needed", "don't keep them"]

  /// "Keep it", "yes keep", "add them to my list please".
  package static func asks(_ text: String) -> Bool {
    let words = said(text)
    return others.contains(words) || words == "keep" && YesOrNo.spelled(text) != "keep"
      || deeds.contains { deed in
        things.contains { thing in
          words == "\(deed) \(thing)" || places.contains { words == "\(deed) \(thing) \($0)" }
        }
      }
  }

  /// "What are the others?", of more than were named.
  package static func asksForRest(_ text: String) -> Bool {
    let words = YesOrNo.spelled(text).split(separator: " ").filter { $0 != "please" }.joined(separator: " ")
    return rest.contains(words)
  }

  private static let rest: Set = [
    "what are the others", "what are the rest", "what's the rest", "whats the rest", "what else",
    "which others",
    "which ones", "what are they", "show me", "show them", "list them", "what more", "what's the other one",
    "whats the other one", "what is the other one", "what's the other", "whats the other", "and the others",
    "what is the one more", "what's the one more", "whats the one more", "and the one more",
  ]

  /// "Yes keep the window cleaner one, 18 quid": the places of what is named, of what was offered.
  package static func named(in text: String, of offered: [String]) -> [Int] {
    let words = YesOrNo.spelled(text).split(separator: " ")
    // "Yes, but the pie is Marge's job" keeps no pie.
    guard words.dropFirst().first != "but" else { return [] }
    guard words.first == "keep" || ["yes", "yeah", "yep"].contains(words.first ?? "") else { return [] }
    let said = ReaderWords(words.filter { $0 != "keep" }.joined(separator: " ")).content
    return offered.indices.filter { !ReaderWords(offered[$0]).content.isDisjoint(with: said) }
  }

  /// "Keep the goggles one", when more has been said since it was offered.
  package static func keeps(_ text: String, someOf offered: [String]) -> Bool {
    YesOrNo.spelled(text).split(separator: " ").prefix(2).contains("keep")
      && !named(in: text, of: offered).isEmpty
  }

  /// A yes to all that was offered to be kept.
  package static func asksForAll(_ text: String) -> Bool { YesOrNo(text) == .yes || asks(text) }

  /// A no to all of it: "no lol", "ignore the socks thing".
  ///
  /// - Parameter offered: what it may be about.
  package static func letsGo(_ text: String, of offered: [String] = []) -> Bool {
    let words = YesOrNo.spelled(text).split(separator: " ").map(String.init)
    if YesOrNo(text) == .no || none.contains(words.joined(separator: " ")) || discards(text) { return true }
    let plain = words.filter { !OpeningWords.contain($0) && !fillers.contains($0) }
    guard plain.count <= longestRefusal, plain.first.map(refusals.contains) == true,
      !plain.contains(where: deeds.contains)
    else { return false }
    let said = ReaderWords(plain.dropFirst().joined(separator: " ")).content
    return said.isEmpty || offered.contains { !ReaderWords($0).content.isDisjoint(with: said) }
  }

  /// "Yes on the tires, no on the oil": the places of what is to be kept, where some of what was offered is and some is not; nil
  /// where no such difference is made.
  package static func sorted(_ text: String, of offered: [String]) -> [Int]? {
    var (kept, refused): (Set<Int>, Set<Int>) = ([], [])
    var isKept: Bool?
    let parts = PlainText.singleLine(text).lowercased().replacing("\u{2019}", with: "'").replacing(
      " but ", with: ", "
    )
    .replacing(" and ", with: ", ").split { ",.;!".contains($0) }
    for part in parts {
      let words = part.split { !$0.isLetter && $0 != "'" }.map(String.init).drop { OpeningWords.contain($0) }
      if let first = words.first, words.count > 1 {
        isKept = yeses.contains(first) ? true : refusals.contains(first) ? false : isKept
      }
      let said = ReaderWords(words.dropFirst().joined(separator: " ")).content
      let named = offered.indices.filter { !ReaderWords(offered[$0]).content.isDisjoint(with: said) }
      if isKept == true { kept.formUnion(named) } else if isKept == false { refused.formUnion(named) }
    }
    guard !kept.isEmpty, !refused.isEmpty, kept.isDisjoint(with: refused) else { return nil }
    return kept.sorted()
  }

  /// "Discard those fragments; they were asides", "forget those leftover things".
  private static func discards(_ text: String) -> Bool {
    let words = (YesOrNo.spelled(text).split { ";:—–-".contains($0) }.first ?? "").split(separator: " ").map(
      String.init
    )
    .drop { OpeningWords.contain($0) }
    guard let first = words.first, discarding.contains(first) || refusals.contains(first) else {
      return false
    }
    let rest = words.dropFirst().prefix { !["no", "they", "they're", "it", "not"].contains($0) }
    return rest.contains(where: scraps.contains)
      && rest.allSatisfy { scraps.contains($0) || pointing.contains($0) }
  }

  private static let discarding: WordTable = "discard toss dump clear dismiss disregard"
  private static let scraps: WordTable =
    "fragments fragment bits bit scraps leftovers leftover things rest asides those these stuff pieces"
  private static let pointing: WordTable = "the all of them other little that please out off away"
  private static let yeses: WordTable = "yes yeah yep yup keep sure ok okay aye"

  /// Whether words may be a yes to keeping something; a thanks, a goodbye and "and also" are none.
  package static func mayAgree(_ text: String) -> Bool {
    let words = YesOrNo.spelled(text).split { !$0.isLetter && $0 != "'" }.map(String.init)
    return words.contains { agreements.contains($0) || deeds.contains($0) }
  }

  private static let longestRefusal = 6
  private static let fillers: WordTable = "lol haha ha just"
  private static let refusals: WordTable = """
    no nah nope naw not don't dont never ignore forget drop skip leave scrap bin delete remove nothing neither
    """
  private static let agreements: WordTable = """
    yes yeah yep yup yea ya yh aye sure ok okay please definitely absolutely course both all them correct exactly right too
    """

  /// "No, keep them", where something was to be let go of.
  package static func takesBack(_ text: String) -> Bool {
    let words = said(text)
    let plain = words.hasPrefix("no ") ? String(words.dropFirst(3)) : words
    return plain == "keep it" || plain == "keep them"
  }

  private static func said(_ text: String) -> String {
    var words = YesOrNo.spelled(text).split(separator: " ")
    if words.first == "yes" { words.removeFirst() }
    if words.last == "please" { words.removeLast() }
    return words.joined(separator: " ")
  }
}
