import Foundation
import NudgyCore

/// Messages for a task when no model is at hand: plain, polite, ready to be edited.
enum DraftTemplates {
  /// - Parameter contactName: what is remembered about the contact ("Dr. Chen" for the dentist).
  static func draft(
    for task: TaskItem, contactName: String?, signedBy name: String?, at now: Date
  ) -> MessageDraft {
    let addressee = contactName ?? task.contact.map(capitalized)
    let matter = matter(of: task)
    let body = DraftWording.body(to: addressee, about: matter, signedBy: name)
    let subject = task.action == .text ? nil : capitalized(matter)
    return MessageDraft(subject: subject, body: body, generatedAt: now)
  }

  /// What the message is about: the words behind "about" or "to", else the title without verb and contact.
  private static func matter(of task: TaskItem) -> String {
    let words = task.title.split(separator: " ").map(String.init)
    if let index = words.firstIndex(where: { $0.lowercased() == "about" }), index + 1 < words.count {
      return words[(index + 1)...].joined(separator: " ")
    }
    return task.title.prefix(1).lowercased() + task.title.dropFirst()
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
