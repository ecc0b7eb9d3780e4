/// What the command line asks for.
struct Invocation: Sendable, Equatable {
  /// Nil when no command was named: the chat.
  var command: CommandName?
  /// Everything after the command that is no option.
  var words: [String] = []
  /// The options that were given, by name, with their values; an option without a value has an empty one.
  var options: [String: String] = [:]

  func has(_ option: OptionSpec) -> Bool { options[option.name] != nil }

  func value(of option: OptionSpec) -> String? { options[option.name] }

  /// The words as one text.
  var text: String { words.joined(separator: " ") }
}
