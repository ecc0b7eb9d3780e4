/// The commands, in the order help lists them.
enum CommandName: String, Sendable, CaseIterable {
  case chat, say, add, dump, share
  case next, list, agenda, find, show, status
  case `do`, draft, done, skip, snooze, drop, reopen, edit, undo, redo
  case nudges, agent
  case when, understand
  case persona, memory, ai, config, privacy, doctor
  case completions, help, version

  var spec: CommandSpec { CommandTable.spec(of: self) }
}
