import NudgyCore
import NudgyTerminal

/// Help made from the command table.
struct CommandHelp: Sendable {
  let table: SlashCommandTable
  let place: SlashCommand.Place

  /// All commands, or one of them when `name` is given.
  func text(about name: String) throws(NudgyError) -> String {
    let name = name.drop { $0 == "/" }.trimmed
    if name.isEmpty { return overview }
    if let command = table.command(named: name) { return detail(command) }
    if let added = table.addedCommand(named: name) {
      return "\(usage(added))\n\(added.summary)"
    }
    throw .unknownCommand("/\(name)", suggestion: table.suggestion(for: name))
  }

  private var overview: String {
    let rows =
      table.commands.filter { $0.place == .anywhere || place == .terminal }.map { ($0.usage, $0.summary) }
      + table.added.map { (usage($0), $0.summary) }
    // Usages longer than this would push all summaries off a narrow screen; they get a line of their own.
    let column = 26
    let lines = rows.map { usage, summary in
      usage.count > column
        ? "  \(usage)\n  \(CellText.spaces(column))  \(summary)"
        : "  \(CellText.padded(usage, to: column))  \(summary)"
    }
    return ([ChatWording.helpHead] + lines + [ChatWording.helpFoot(place)]).joined(separator: "\n")
  }

  private func detail(_ command: SlashCommand) -> String {
    var lines = [command.usage, command.summary]
    if !command.aliases.isEmpty {
      lines.append(ChatWording.aliases(command.aliases.map { "/\($0)" }))
    }
    return lines.joined(separator: "\n")
  }

  private func usage(_ added: AddedCommand) -> String {
    added.arguments.isEmpty ? "/\(added.name)" : "/\(added.name) \(added.arguments)"
  }
}
