import NudgyCore

/// A plain yes or no, as it answers any question.
package enum YesOrNo: Sendable, Equatable {
  case yes, no

  /// Nil for words that are neither, or more than that.
  package init?(_ text: String) {
    switch YesOrNo.spelled(text) {
    case "yes", "y", "yeah", "yep", "yup", "sure", "ok", "okay", "please", "yes please", "do it", "go ahead",
      "please do", "ok do it", "okay do it", "yes do it", "yes go ahead", "sure go ahead", "yeah do it",
      "yes all of them", "aye", "aye please", "aye go on", "aye do it", "go on", "go on then", "yes go on",
      "yeah go on", "yes do", "yes indeed",
      "of course", "yes of course", "course", "definitely", "absolutely":
      self = .yes
    case "no", "n", "nope", "nah", "no thanks", "no thank you", "don't", "don't do it", "no wait", "not that",
      "no way", "definitely not", "absolutely not",
      "of course not", "stop", "cancel", "never mind", "nevermind", "nvm", "nay", "naw", "nae",
      "don't bother":
      self = .no
    default: return nil
    }
  }

  /// A no and nothing else, when nothing was asked.
  package static func isBareNo(_ text: String) -> Bool {
    [
      "no", "nope", "nah", "no wait", "no no", "no way", "not that", "not that one", "no not that",
      "no not that one",
    ]
    .contains(spelled(text))
  }

  /// Whether a no may be all that is meant: "hmm, i will say no to Piotr" says more.
  package static func mayRefuse(_ text: String) -> Bool {
    let words = spelled(text).split(separator: " ")
    return words.count < 7 || words.prefix(2).contains { refusals.contains(String($0)) }
  }

  private static let refusals: WordTable = "no nah nope not don't dont never neither leave stop cancel nae na"

  /// The text as tables of answers spell it: on one line, in lower case, without stops and commas, nor the sigh before it.
  package static func spelled(_ text: String) -> String {
    let words = PlainText.singleLine(text).lowercased().filter { !".!,".contains($0) }
    let answer = words.split(separator: " ").drop { sighs.contains(String($0)) }
    return answer.isEmpty || answer.count == words.split(separator: " ").count
      ? words : answer.joined(separator: " ")
  }

  private static let sighs: WordTable = """
    ugh urgh argh aargh uh um umm erm er eh hm hmm hmmm meh oh ooh ah aah aw god gosh lord jesus christ hell heck pff pfft phew
    """
}
