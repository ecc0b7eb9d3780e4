import NudgyCore

/// Every command of the chat, in the order of help.
package struct SlashCommandTable: Sendable {
  package let commands: [SlashCommand]
  /// Commands that the program adds, because they concern more than the conversation.
  package let added: [AddedCommand]

  package init(adding added: [AddedCommand] = []) {
    commands = SlashCommandTable.own
    self.added = added
  }

  /// Every name that can follow the slash, aliases last.
  package var names: [String] {
    commands.map(\.name.rawValue) + added.map(\.name) + commands.flatMap(\.aliases)
  }

  /// The names offered by completion; aliases would only be noise there.
  package var offeredNames: [String] { (commands.map(\.name.rawValue) + added.map(\.name)).sorted() }

  package func command(named word: String) -> SlashCommand? {
    let word = word.lowercased()
    return commands.first { $0.name.rawValue == word || $0.aliases.contains(word) }
  }

  package func addedCommand(named word: String) -> AddedCommand? {
    added.first { $0.name == word.lowercased() }
  }

  package func suggestion(for word: String) -> String? {
    Spelling.nearest(to: word, among: names).map { "/\($0)" }
  }

  private static let own: [SlashCommand] = [
    SlashCommand(
      .next, "[low|high] [MINUTES]", "the one thing to do now",
      completion: .words(["low", "high", "5", "10", "15", "30"])),
    SlashCommand(.do, "[REF]", "call, text, mail or open what it is about", completion: .task),
    SlashCommand(.done, "[REF]", "finished it", completion: .task),
    SlashCommand(
      .snooze, aliases: ["later"], "[REF] [WHEN]", "put it away until a better time",
      completion: .taskThenTime),
    SlashCommand(.skip, "[REF]", "not this one now", completion: .task),
    SlashCommand(.add, "TEXT", "keep one task, dates and all"),
    SlashCommand(.dump, "TEXT", "sort a ramble into tasks"),
    SlashCommand(
      .list, aliases: ["ls"], "[PART|WORDS]", "the board; today, week, snoozed, done, all",
      completion: .words(["all", "done", "dropped", "overdue", "snoozed", "stale", "today", "week"])),
    SlashCommand(
      .agenda, "[RANGE]", "everything dated, by day",
      completion: .words(["month", "today", "tomorrow", "week"])),
    SlashCommand(.more, "", "the next five of the list"),
    SlashCommand(.find, "WORDS", "look tasks up by their words", completion: .task),
    SlashCommand(.show, "REF", "everything about one task", completion: .task),
    SlashCommand(.edit, "REF TEXT", "say it anew, or give it another date", completion: .task),
    SlashCommand(.drop, "REF", "let it go", completion: .task),
    SlashCommand(.reopen, "REF", "take it back on the list"),
    SlashCommand(.undo, "[N]", "take back the last change"),
    SlashCommand(.redo, "[N]", "and bring it back"),
    SlashCommand(.persona, "[ID]", "who is speaking", completion: .persona),
    SlashCommand(
      .memory, "[forget WHAT|path]", "what I know about you",
      completion: .words(["forget", "path", "show"])),
    SlashCommand(.privacy, "", "what leaves this machine"),
    SlashCommand(.help, aliases: ["?"], "[COMMAND]", "this list", completion: .command),
    SlashCommand(
      .quit, aliases: ["exit", "bye", "q"], "", "leave; everything is kept", place: .terminal),
  ]
}
