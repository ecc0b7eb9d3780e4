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
  }

  /// - Parameters:
  ///   - contactName: what is remembered about the contact ("Dr. Chen" for the dentist).
  ///   - tone: how it is to sound; nil for the plain wording.
  static func draft(
    for task: TaskItem, contactName: String?, signedBy name: String?, tone: DraftTone? = nil, at now: Date
  ) -> MessageDraft {
    let addressee = contactName ?? task.contact?.uppercasedFirst
    let matter = matter(of: task)
    let isText = isText(task)
    let body = DraftWording.body(to: addressee, matter, signedBy: name, tone: tone, isText: isText)
    let subject = isText ? nil : words(of: matter).uppercasedFirst
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
    (["asking", "if"], { .askingIf($0) }), (["asking", "whether"], { .askingIf($0) }),
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
    return .about(task.title.lowercasedFirst)
  }

  private static func words(of matter: Matter) -> String {
    switch matter {
    case .about(let words), .askingTo(let words), .askingFor(let words), .askingIf(let words),
      .saying(let words):
      words
    }
  }
}
