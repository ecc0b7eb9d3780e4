package import Foundation

/// A message written for a task, ready to be edited and sent by the user.
package struct MessageDraft: Sendable, Equatable, Codable {
  /// Only e-mails have one.
  package var subject: String?
  package var body: String
  package var generatedAt: Date

  package init(subject: String? = nil, body: String, generatedAt: Date) {
    self.subject = subject
    self.body = body
    self.generatedAt = generatedAt
  }
}
