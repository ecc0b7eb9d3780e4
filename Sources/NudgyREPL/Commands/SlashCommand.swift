/// One command of the chat, as the table holds it: help, completion and routing all come from here.
package struct SlashCommand: Sendable, Equatable {
  package enum Name: String, Sendable, CaseIterable {
    case next, list, agenda, show, add, dump, `do`, done, skip, snooze, drop, reopen, edit, find, undo, redo,
      more
    case persona, memory, privacy, help, quit
  }

  /// What can be completed after the command's name.
  package enum Completion: Sendable, Equatable {
    case nothing
    /// Numbers and titles of tasks.
    case task
    /// A task, then a time in words.
    case taskThenTime
    /// One of these words.
    case words([String])
    /// `use` and `show`, and the ids of the voices.
    case persona
    case command
  }

  /// Where a command makes sense.
  package enum Place: Sendable {
    /// Only where someone sits at a terminal.
    case terminal
    case anywhere
  }

  package let name: Name
  package let aliases: [String]
  /// As help shows it: `[REF] WHEN…`; empty when it takes none.
  package let arguments: String
  package let summary: String
  package let completion: Completion
  package let place: Place

  init(
    _ name: Name, aliases: [String] = [], _ arguments: String = "", _ summary: String,
    completion: Completion = .nothing, place: Place = .anywhere
  ) {
    self.name = name
    self.aliases = aliases
    self.arguments = arguments
    self.summary = summary
    self.completion = completion
    self.place = place
  }

  var usage: String { arguments.isEmpty ? "/\(name.rawValue)" : "/\(name.rawValue) \(arguments)" }
}
