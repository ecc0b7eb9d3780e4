import NudgyCore

/// Feelings that words tell plainly, whatever kind of talk they were taken for.
enum PlainMood {
  static func feeling(_ words: [String]) -> Feeling? {
    let text = " " + words.joined(separator: " ").replacing("'", with: "") + " "
    if tooMuch.contains(where: text.contains) { return .overwhelmed }
    // "Lonely out here since marge passed".
    if let since = words.firstIndex(of: "since"), words[since...].prefix(4).contains("passed") {
      return .grief
    }
    if words.contains(where: pains.contains), words.contains(where: hurts.contains) { return .unwell }
    if words.contains(where: sorrows.contains), !words.contains("not") { return .sad }
    if words.contains("house"), words.contains("quiet") { return .sad }
    return tears.contains(where: text.contains) ? .sad : nil
  }

  private static let sorrows: WordTable = "lonely homesick heartbroken miserable hopeless"
  private static let pains: WordTable =
    "back head tummy stomach belly knee neck tooth leg legs feet shoulder everything"
  private static let hurts: WordTable = "hurts hurt hurting aches aching killing"
  private static let tooMuch = [
    " failing at everything ", " like a failure ", " im a failure ", " not good enough ",
    " cant do anything right ",
    " cant face ", " cannot face ", " cant cope ", " too much for me ", " im drowning ",
    " cant do this anymore ",
    " cant do any of it ",
  ]
  private static let tears = [
    " i cried ", " cried in ", " im crying ", " been crying ", " in tears ", " so lonely ", " im lonely ",
    " its so quiet here ", " its lonely ", " no one to talk to ",
    " nobody to talk to ", " feel so alone ", " i miss them ", " i miss her ",
    " i miss him ",
  ]
}
