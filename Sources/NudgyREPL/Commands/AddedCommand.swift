package import NudgyCore

/// A command that lives in the program but can be called from the chat, such as `/config`.
package struct AddedCommand: Sendable {
  package let name: String
  package let arguments: String
  package let summary: String
  /// Whether it changes something when words follow its name.
  package let changes: Bool
  /// The words after the command's name, as typed, to what is printed.
  package let run: Body

  package typealias Failure = NudgyError
  package typealias Body = @Sendable (String) async throws(Failure) -> String

  package init(
    name: String, arguments: String = "", summary: String, changes: Bool = true,
    run: @escaping Body
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.changes = changes
    self.run = run
  }
}
