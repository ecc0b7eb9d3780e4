/// What a command is called, takes and does, for parsing and for help.
struct CommandSpec: Sendable {
  struct Option: Sendable {
    let option: OptionSpec
    let summary: String

    init(_ option: OptionSpec, _ summary: String) {
      self.option = option
      self.summary = summary
    }
  }

  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  let name: CommandName
  /// What follows the name: `[REF] WHEN…`.
  let arguments: String
  /// One line.
  let summary: String
  /// What else there is to know; may be empty.
  var details: String = ""
  var options: [Option] = []
  var examples: [Example] = []

  var usage: String { (["nudgy", name.rawValue, arguments]).filter { !$0.isEmpty }.joined(separator: " ") }
}
