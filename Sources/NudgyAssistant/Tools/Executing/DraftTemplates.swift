import Foundation
import NudgyCore
import NudgyLanguage

/// Messages for a task when no model is at hand: plain, polite, ready to be edited.
enum DraftTemplates {
  /// What a message says of its matter.
  enum Matter: Equatable {
    case about(String)
    /// "fix the heater".
    case askingTo(String)
    case askingFor(String)
    case askingIf(String)
    case saying(String)
    /// "happy birthday"
    case wishing(String)
    case thanking
    case apologizing
    /// Not said: to get in touch.
    case open
  }

  /// - Parameters:
  ///   - contactName: what is remembered about the contact ("Dr. Chen" for the dentist).
  ///   - tone: how it is to sound; nil for the plain wording.
  static func draft(
    for task: TaskItem, contactName: String?, signedBy name: String?, tone: DraftTone? = nil, at now: Date
  ) -> MessageDraft {
    let letter = LetterTitle(task.title)
    let addressee = contactName ?? task.contact?.uppercasedFirst ?? letter?.addressee
    let told = matter(of: task)
    let matter = told == .about(task.title.lowercasedFirst) ? letter?.matter ?? told : told
    let isText = isText(task)
    let body = DraftWording.body(to: addressee, matter, signedBy: name, tone: tone, isText: isText)
    let subject = isText ? nil : words(of: matter)?.uppercasedFirst
    return MessageDraft(subject: subject, body: body, generatedAt: now)
  }

  /// A message that a model wrote, signed; nil when it wrote none.
  static func draft(
    subject: String?, body: String, for task: TaskItem, signedBy name: String?, at now: Date
  ) -> MessageDraft? {
    var text = PlainText.multiLine(body).trimmed
    guard !text.isEmpty else { return nil }
    // The name stands at the end, where letters are signed.
    if let name, !text.suffix(name.count + 10).contains(name) { text += "\n\n\(name)" }
    return MessageDraft(subject: isText(task) ? nil : subject, body: text, generatedAt: now)
  }

  private static func isText(_ task: TaskItem) -> Bool {
    if task.action == .text { return true }
    let words = Set(task.title.lowercased().split(separator: " ").map(String.init))
    return words.contains("text") && !words.contains("email")
  }

  private static let openings: [(words: [String], make: @Sendable (String) -> Matter)] = [
    (["asking", "to"], { .askingTo($0) }), (["asking", "for"], { .askingFor($0) }),
    (["asking", "if"], { .askingIf(addressed($0)) }), (["asking", "whether"], { .askingIf(addressed($0)) }),
    (["saying", "that"], { .saying($0) }), (["saying"], { .saying($0) }), (["telling"], { .saying($0) }),
    (["about"], { .about($0) }),
  ]

  /// What the message is about: the words behind "about" or "asking to", else the title.
  private static func matter(of task: TaskItem) -> Matter {
    let words = task.title.split(separator: " ").map(String.init)
    for (index, _) in words.enumerated() {
      for (opening, make) in openings where index + opening.count < words.count {
        let found = words[index..<index + opening.count].map { $0.lowercased() }
        if found == opening { return make(words[(index + opening.count)...].joined(separator: " ")) }
      }
    }
    return unopened(words, task)
  }

  /// What stands behind the name: "Text mom happy birthday"; "Email Bob" says nothing of it.
  private static func unopened(_ words: [String], _ task: TaskItem) -> Matter {
    guard task.action != nil, let name = task.contact?.lowercased().split(separator: " ").last,
      let end = words.lastIndex(where: { $0.lowercased() == name })
    else { return .about(task.title.lowercasedFirst) }
    let rest = words[(end + 1)...].joined(separator: " ")
    guard let first = words[(end + 1)...].first?.lowercased() else { return .open }
    if wishes.contains(first) { return .wishing(rest) }
    return first == "to" ? .askingTo(rest.dropFirst(3).trimmed) : .about(rest)
  }

  /// "he wants the couch", told of the reader, is "you want the couch" to him.
  private static func addressed(_ words: String) -> String {
    var words = words.split(separator: " ").map(String.init)
    guard words.count > 1, ["he", "she", "they"].contains(words[0].lowercased()) else {
      return words.joined(separator: " ")
    }
    words[0] = "you"
    let verbs = [
      "is": "are", "was": "were", "has": "have", "does": "do", "doesn't": "don't", "isn't": "aren't",
    ]
    if let verb = verbs[words[1]] {
      words[1] = verb
    } else if words[1].hasSuffix("s"), words[1].count > 3 {
      words[1].removeLast()
    }
    return words.joined(separator: " ")
  }

  private static let wishes: Set = [
    "happy", "merry", "thanks", "thank", "congrats", "congratulations", "good", "sorry",
  ]

  private static func words(of matter: Matter) -> String? {
    switch matter {
    case .open, .thanking, .apologizing: nil
    case .about(let words), .askingTo(let words), .askingFor(let words), .askingIf(let words),
      .saying(let words), .wishing(let words):
      words
    }
  }
}
