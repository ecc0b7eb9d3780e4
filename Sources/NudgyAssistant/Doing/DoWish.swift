import NudgyCore

/// "Do it", "call them", "open it": begin the task at hand, here and now.
struct DoWish: Sendable, Equatable {
  /// Nil for whatever the task begins with.
  var action: TaskAction?
  /// Whether a page is meant where there is one.
  var opens = false
  /// Nil for the task at hand.
  var number: Int?

  /// Whether the words mean nothing but this. "Do it" says as much to somebody who has nothing to open.
  var isPlain: Bool { action != nil || opens || number != nil }

  /// Nil for words that are more than that.
  init?(_ text: String) {
    var words = PlainText.singleLine(text).lowercased().filter { !".!,?".contains($0) }
      .split(separator: " ").map(String.init)
    for lead in DoWish.leads where words.starts(with: lead) && words.count > lead.count {
      words.removeFirst(lead.count)
    }
    while let last = words.last, DoWish.ends.contains(last), words.count > 1 { words.removeLast() }
    guard let verb = words.first, let meaning = DoWish.verbs[verb] else { return nil }
    let object = words.dropFirst().joined(separator: " ")
    action = TaskAction(rawValue: meaning)
    opens = meaning == "open"
    if let number = DoWish.number(object, isBare: action == nil) {
      self.number = number
    } else if !DoWish.objects(of: meaning).contains(object) {
      return nil
    }
  }

  /// "Call 911" is about no task; "call #9" and "open 9" are.
  private static func number(_ object: String, isBare: Bool) -> Int? {
    guard object.hasPrefix("#") || isBare else { return nil }
    let digits = object.hasPrefix("#") ? object.dropFirst() : object[...]
    guard digits.count < 8, let number = Int(digits), number > 0 else { return nil }
    return number
  }

  private static let leads = [
    ["please"], ["ok"], ["okay"], ["yes"], ["let's"], ["lets"], ["can", "you"], ["could", "you"], ["just"],
    ["please"],
  ]
  private static let ends: Set = ["now", "please", "then", "for", "me"]

  private static let verbs = [
    "do": "do", "call": "call", "phone": "call", "ring": "call", "dial": "call", "text": "text",
    "message": "text", "email": "email", "e-mail": "email", "mail": "email", "open": "open",
  ]

  private static func objects(of meaning: String) -> Set<String> {
    switch meaning {
    case "do": ["it", "this", "that", "this one", "that one"]
    case "open": ["it", "this", "that", "this one", "that one", "the link", "the page", "the url", "them"]
    case "call": ["them", "him", "her", "it", "the number", "this number"]
    default: ["them", "him", "her"]
    }
  }
}
