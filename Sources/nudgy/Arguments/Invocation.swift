import NudgyCore

/// What the command line asks for.
struct Invocation: Sendable, Equatable {
  /// Nil when no command was named: the chat.
  var command: CommandName?
  /// Everything after the command that is no option.
  var words: [String] = []
  /// The options that were given, by name, with their values; an option without a value has an empty one.
  var options: [String: String] = [:]

  /// A word right after an option whose value may be left out, which could have been meant as that value.
  var afterOption: [String: OptionSpec] = [:]

  /// Whether the command may change tasks or the conversation.
  var mayChange: Bool {
    switch command {
    case nil, .chat, .say, .add, .dump, .share, .draft, .done, .skip, .snooze, .drop, .reopen, .edit, .undo,
      .redo:
      true
    default: false
    }
  }

  /// Whether the command only looks on: it runs every few seconds, and makes, mends and waits for nothing.
  var leavesNoTrace: Bool { command == .status }

  /// A word the command does not take is a wrong value when it stands where one may stand.
  func explained(_ error: NudgyError) -> NudgyError {
    guard case .unexpectedArgument(let word, _) = error, let option = afterOption[word] else { return error }
    return option.refusal(of: word)
  }

  func has(_ option: OptionSpec) -> Bool { options[option.name] != nil }

  func value(of option: OptionSpec) -> String? { options[option.name] }

  /// The words as one text.
  var text: String { words.joined(separator: " ") }
}
