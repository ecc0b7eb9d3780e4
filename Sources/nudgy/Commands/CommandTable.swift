/// Every command with its help. Parsing, help and shell completion all read this table.
enum CommandTable {
  static func spec(of name: CommandName) -> CommandSpec {
    switch name {
    case .chat, .say, .add, .dump, .share: capturing(name)
    case .next, .list, .agenda, .find, .show, .status: looking(name)
    case .do, .draft, .done, .skip, .snooze, .drop, .reopen, .edit, .undo, .redo: changing(name)
    case .nudges, .agent: ringing(name)
    case .when, .understand: reading(name)
    default: keeping(name)
    }
  }

  /// The headings of the command list, with what stands below each.
  static let groups: [(heading: String, names: [CommandName])] = [
    ("Say what is on your mind", [.chat, .say, .add, .dump, .share]),
    ("See", [.next, .list, .agenda, .find, .show, .status]),
    ("Move things along", [.do, .draft, .done, .skip, .snooze, .drop, .reopen, .edit, .undo, .redo]),
    ("Be told", [.nudges, .agent]),
    ("Understand words", [.when, .understand]),
    ("Settle in", [.persona, .memory, .ai, .config, .privacy, .doctor, .completions, .help, .version]),
  ]

  static let reference = "REF is a number (`12` or `#12`) or words from the task."

  /// Of commands that can change many things at once.
  static let sure: [CommandSpec.Option] = [
    .init(.yes, "go ahead, also with more than three at once")
  ]
}
