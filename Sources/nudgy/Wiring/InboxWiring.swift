import NudgyAssistant
import NudgyCore
import NudgyExchange

/// What lies in the inbox is taken in by whatever Nudgy starts next.
enum InboxWiring {
  /// The commands that look at tasks or change them. Not `undo` and `redo`: what they are about is what was there
  /// when they were asked for.
  private static let commands: Set<CommandName> = [
    .add, .dump, .share, .next, .list, .agenda, .find, .show, .done, .skip, .snooze, .drop, .reopen, .edit,
  ]

  /// An empty inbox costs one look into its folder.
  static func takeIn(_ here: Surroundings, before command: CommandName) async {
    guard commands.contains(command), FolderInbox(here.home.inbox).hasAny,
      // Where the store cannot be opened, the command says so.
      let engine = try? Wiring.engine(here)
    else { return }
    await takeIn(engine, here)
  }

  /// What cannot be taken in now stays where it is; it costs no command its answer.
  static func takeIn(_ engine: NudgyEngine, _ here: Surroundings) async {
    guard let result = try? await engine.takeInbox() else { return }
    for line in result.lines { here.output.notice(line) }
  }
}
