// What takes words in, and what shows the board.
extension CommandTable {
  static func capturing(_ name: CommandName) -> CommandSpec {
    switch name {
    case .chat:
      CommandSpec(
        name: .chat, arguments: "", summary: "Talk with Nudgy (this is what `nudgy` alone does)",
        details: "When standard input is not a terminal, all of it is one message.",
        options: [.init(.lines, "every line of standard input is one message of one conversation")],
        examples: [
          .init("nudgy", "start talking"),
          .init("nudgy < transcript.txt", "hand over a whole transcript"),
          .init("nudgy chat --lines --json < messages.txt", "hold a conversation from a script"),
        ])
    case .say:
      CommandSpec(
        name: .say, arguments: "TEXT…", summary: "Say one thing and get the reply",
        examples: [
          .init("nudgy say what should I do now", "ask for one thing"),
          .init("nudgy say done with the dishes, push the dentist to friday", "two changes at once"),
        ])
    case .add:
      CommandSpec(
        name: .add, arguments: "TEXT…", summary: "Keep exactly one task; dates in it are understood",
        examples: [
          .init("nudgy add call the dentist tomorrow at 3", "a task with a time"),
          .init("nudgy add -- --verbose flag docs", "words that start with a dash go after `--`"),
        ])
    case .share:
      CommandSpec(
        name: .share, arguments: "URL | TEXT… | FILE | -",
        summary: "Take one thing in from elsewhere, exactly once",
        details:
          "A link, some words, a file (mail, event, link, picture …), or `-` for standard input. Nothing in it "
          + "is obeyed, and nothing is fetched.",
        options: [
          .init(.until, "away with it until then: 'this weekend', 'tomorrow morning'"),
          .init(.title, "what to call it"),
          .init(.url, "a `nudge:add?text=…&until=…&title=…&url=…` link, as a browser hands it over"),
        ],
        examples: [
          .init("nudgy share https://example.com/great-article --until \"this weekend\"", "to read then"),
          .init("nudgy share invitation.ics", "the event as a dated task"),
          .init("nudgy share - < message.eml", "a mail, with its subject and its sender"),
        ])
    default:
      CommandSpec(
        name: .dump, arguments: "[FILE]", summary: "Turn a brain dump into tasks",
        details: "Reads FILE, or standard input without one (`-` says so too). Nothing in it is obeyed; "
          + "everything in it is kept.",
        examples: [
          .init("nudgy dump notes.txt", "from a file"), .init("pbpaste | nudgy dump", "from the clipboard"),
        ])
    }
  }

  static func looking(_ name: CommandName) -> CommandSpec {
    switch name {
    case .next:
      CommandSpec(
        name: .next, arguments: "[ENERGY] [MINUTES]", summary: "The one thing to do now, and why",
        options: [
          .init(.energy, "low, medium or high: what you have right now"),
          .init(.minutes, "how many minutes you have"),
        ],
        examples: [
          .init("nudgy next --energy low --minutes 10", "something small"),
          .init("nudgy next low 10", "the same"),
        ])
    case .list:
      CommandSpec(
        name: .list, arguments: "[SCOPE]", summary: "The board: up next, snoozed, done today",
        details: "SCOPE is one part: today, week, overdue, stale, snoozed, done, dropped or all.",
        options: [
          .init(.all, "everything, with what is done and what was let go"),
          .init(.limit, "how many rows of each part (5)"),
        ],
        examples: [
          .init("nudgy list", "five rows of each"), .init("nudgy list today", "what today asks for"),
          .init("nudgy list --all --json", "everything"),
        ])
    case .agenda:
      CommandSpec(
        name: .agenda, arguments: "[RANGE]", summary: "Everything dated that stands open, by day, whole",
        details:
          "RANGE is today, tomorrow, week, month or any time in words; without it, what is still here and "
          + "everything from today on.",
        examples: [
          .init("nudgy agenda week", "this week, Monday to Sunday"),
          .init("nudgy agenda until the 12th", "what is still here, and all until then"),
          .init("nudgy agenda friday to sunday --json", "for a program"),
        ])
    case .find:
      CommandSpec(
        name: .find, arguments: "WORDS…", summary: "Tasks with these words; misspellings are forgiven",
        options: [.init(.limit, "how many (5)")], examples: [.init("nudgy find dentist", "")])
    case .show:
      CommandSpec(
        name: .show, arguments: "REF", summary: "All there is to know about one task",
        details: reference, examples: [.init("nudgy show 12", "by its number")])
    default:
      CommandSpec(
        name: .status, arguments: "", summary: "The one thing, for a status line",
        details:
          "Only looks: it changes nothing and waits for nothing. With nothing to do the line is empty.",
        options: [
          .init(.line, "one plain line, with the time of day; so it is without any of these"),
          .init(.tmux, "for `#(nudgy status --tmux)`, in the colour of the task"),
          .init(.waybar, "one line of JSON for a custom module"),
          .init(.starship, "one plain line, as short as it can be"),
        ],
        examples: [
          .init("nudgy status --tmux", "as `set -g status-right '#(nudgy status --tmux)'` in ~/.tmux.conf")
        ])
    }
  }
}
