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
      "yeah go on", "yes do", "yes indeed":
      self = .yes
    case "no", "n", "nope", "nah", "no thanks", "no thank you", "don't", "don't do it", "no wait", "not that",
      "stop", "cancel", "never mind", "nevermind", "nvm", "nay", "naw", "nae", "don't bother":
      self = .no
    default: return nil
    }
  }

  /// A no and nothing else, when nothing was asked.
  package static func isBareNo(_ text: String) -> Bool {
    ["no", "nope", "nah", "no wait", "no no", "not that", "not that one", "no not that", "no not that one"]
      .contains(spelled(text))
  }

  /// Whether a no may be all that is meant: "hmm, i will say no to Piotr" says more.
  package static func mayRefuse(_ text: String) -> Bool {
    let words = spelled(text).split(separator: " ")
    return words.count < 7 || words.prefix(2).contains { refusals.contains(String($0)) }
  }

  private static let refusals: WordTable = "no nah nope not don't dont never neither leave stop cancel nae na"

  /// The text as tables of answers spell it: on one line, in lower case, without stops and commas.
  package static func spelled(_ text: String) -> String {
    PlainText.singleLine(text).lowercased().filter { !".!,".contains($0) }
  }
}
