import NudgyCore
import NudgyReader

/// Which words of a question tell what it is about: "hargreaves" of "what did i say about hargreaves again".
package enum AskedWords {
  /// In the order said, in lower case.
  package static func telling(in question: String) -> [String] {
    let words = question.lowercased().replacing("\u{2019}", with: "'").split {
      !$0.isLetter && !$0.isNumber && $0 != "'"
    }
    return words.map(String.init).filter { !asking.contains($0) && !ReaderWords.small.contains($0) }
  }

  private static let asking: WordTable = """
    what what's whats wot wots when when's whens where where's wheres were who who's whos whose why how how's hows which did
    do does done is are was am be been will would can could should shall may might have has had i you he she they we it me my
    your his her their our us him them the a an of for about to on at in with from by and or so then again now please pls say
    said says tell told know knew think remember mean meant day date time times hour thing things stuff much many long often
    words word name called cost costs gonna going go that this those these there here still exactly actually just ever
    yet wonder like likes need needs want wants supposed got get
    """
}
