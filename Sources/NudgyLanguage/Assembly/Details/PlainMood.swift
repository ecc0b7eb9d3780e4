import NudgyCore

/// Feelings that words tell plainly, whatever kind of talk they were taken for.
enum PlainMood {
  static func feeling(_ words: [String]) -> Feeling? {
    let text = " " + words.joined(separator: " ").replacing("'", with: "") + " "
    if tooMuch.contains(where: text.contains) { return .overwhelmed }
    return tears.contains(where: text.contains) ? .sad : nil
  }

  private static let tooMuch = [
    " cant face ", " cannot face ", " cant cope ", " too much for me ", " im drowning ",
    " cant do this anymore ",
    " cant do any of it ",
  ]
  private static let tears = [
    " i cried ", " cried in ", " im crying ", " been crying ", " in tears ", " so lonely ", " im lonely ",
    " house is so quiet ", " its so quiet here ", " its lonely ", " no one to talk to ",
    " nobody to talk to ", " feel so alone ", " i miss them ", " i miss her ",
    " i miss him ",
  ]
}
