import NudgyAssistant
import NudgyCore

/// Tells commands and single keys from messages.
struct InputReader: Sendable {
  enum Reading: Sendable, Equatable {
    case command(CommandEntry)
    case message(UserMessage)
  }

  let table: SlashCommandTable
  /// Whether single keys count.
  let takesKeys: Bool
  /// Whether a question waits: then "n" is an answer to it.
  var isAsking = false
  /// Whether something was listed, of which there may be more.
  let hasListed: Bool

  /// Words that a single key on an empty line stands for; they are said in full, so that they are answered
  /// in the persona's voice.
  static let keys = ["d": "done", "s": "skip", "z": "snooze", "n": "what's next?", "u": "undo"]

  /// What asks for the rest of a list.
  private static let goingOn: Set = [
    "more", "show more", "more please", "m", "rest", "the rest", "and the rest", "show the rest",
    "show me the rest", "the others", "and the others", "what else",
  ]

  func reading(of text: String, _ origin: UserMessage.Origin = .typed) -> Reading {
    let line = text.trimmed
    guard origin == .typed else { return untyped(text, line, origin) }
    if line == "/" || line == "?" { return .command(CommandEntry(.help)) }
    if let entry = CommandEntry(line) { return .command(entry) }
    let said = line.lowercased().reversed().drop { ".!?".contains($0) }.reversed()
    if hasListed, InputReader.goingOn.contains(String(said)) {
      return .command(CommandEntry(.more))
    }
    let key = line.lowercased()
    if takesKeys, !isAsking || key != "n", let words = InputReader.keys[key] {
      return .message(UserMessage(words))
    }
    return .message(UserMessage(text))
  }

  /// A line with pasted words is a command only when it is one command by itself; anything else is a message.
  private func untyped(_ text: String, _ line: String, _ origin: UserMessage.Origin) -> Reading {
    if !line.contains(where: \.isNewline), let entry = CommandEntry(line),
      table.names.contains(entry.name)
    {
      return .command(entry)
    }
    return .message(UserMessage(text, origin: origin))
  }
}
