// What moves things along, rings, and reads words.
extension CommandTable {
  static func changing(_ name: CommandName) -> CommandSpec {
    switch name {
    case .do:
      CommandSpec(
        name: .do, arguments: "[REF]", summary: "Call, text, mail or open what a task is about",
        details: reference + " Numbers come from the task, from what you told me, or from your contacts "
          + "(`nudgy config set contacts ~/.local/share/khard`).",
        options: [.init(.print, "show the link and open nothing")],
        examples: [.init("nudgy do", "the card on the table"), .init("nudgy do 3 --print", "tel:555-0100")])
    case .draft:
      CommandSpec(
        name: .draft, arguments: "[REF]", summary: "Edit the message of a task in your editor",
        details: reference + " One is written where there is none; a subject stands in the first line. "
          + "`nudgy do` sends it on.",
        options: [.init(.print, "show it and open nothing")],
        examples: [
          .init("nudgy draft 3", "in $VISUAL or $EDITOR"), .init("nudgy draft --print", "the card's"),
        ])
    case .done:
      CommandSpec(
        name: .done, arguments: "[REF]", summary: "A task is done; without REF, the current card",
        details: reference + " Several numbers are fine.", options: sure,
        examples: [.init("nudgy done", "the card on the table"), .init("nudgy done dentist", "by words")])
    case .skip:
      CommandSpec(
        name: .skip, arguments: "[REF]", summary: "Not this one now: to the end of the queue",
        details: reference, options: sure)
    case .snooze:
      CommandSpec(
        name: .snooze, arguments: "[REF] WHEN…", summary: "Away with it until a time that suits",
        details: reference + " A snooze moves the return, never the deadline.", options: sure,
        examples: [
          .init("nudgy snooze 3 friday", ""), .init("nudgy snooze later today", "the current card, 3 hours"),
          .init("nudgy snooze dentist tomorrow morning", "9:00"),
        ])
    case .drop:
      CommandSpec(
        name: .drop, arguments: "REF", summary: "Let a task go; it can come back", details: reference,
        options: sure)
    case .reopen:
      CommandSpec(
        name: .reopen, arguments: "REF", summary: "Bring back what was done, snoozed or let go",
        details: reference, options: sure)
    case .edit:
      CommandSpec(
        name: .edit, arguments: "REF TEXT…", summary: "Change a task's words or date",
        details: reference,
        examples: [
          .init("nudgy edit 7 buy cat food", "a new title"), .init("nudgy edit 7 thursday", "a new date"),
        ])
    case .undo:
      CommandSpec(
        name: .undo, arguments: "[N]", summary: "Take back the last change, or the last N",
        options: sure, examples: [.init("nudgy undo 3", "")])
    default:
      CommandSpec(name: .redo, arguments: "[N]", summary: "Bring back what was undone", options: sure)
    }
  }

  static func ringing(_ name: CommandName) -> CommandSpec {
    switch name {
    case .nudges:
      CommandSpec(
        name: .nudges, arguments: "[mute [WHEN] | unmute]", summary: "What will ring, when, and by which way",
        details:
          "Muted, nothing rings until WHEN (tomorrow morning without it); what was missed is told in one.",
        examples: [.init("nudgy nudges", "the next seven days"), .init("nudgy nudges mute until monday", "")])
    default:
      CommandSpec(
        name: .agent, arguments: "[install | uninstall | status | unit [PROGRAM]]",
        summary: "Ring while no chat is open",
        details:
          "Without a word it runs until it is stopped; installed, it starts with you (systemd, launchd or cron). "
          + "unit prints what tells systemd of it, and installs nothing.",
        options: [.init(.once, "ring what is due by now, then stop; for cron")],
        examples: [
          .init("nudgy agent install", "from now on"), .init("nudgy agent --once", "from a crontab line"),
        ])
    }
  }

  static func reading(_ name: CommandName) -> CommandSpec {
    switch name {
    case .when:
      CommandSpec(
        name: .when, arguments: "[TEXT…]", summary: "What a time expression means",
        details: "Without TEXT, one expression per line of standard input.",
        options: [.init(.trace, "which rules fired on which words")],
        examples: [.init("nudgy when next friday 5pm", ""), .init("nudgy when --json < times.txt", "")])
    default:
      CommandSpec(
        name: .understand, arguments: "[TEXT…]", summary: "What a message means; changes nothing",
        details: "Without TEXT, one message per line of standard input.",
        options: [
          .init(.trace, "why: the rules that fired, or how likely each word is what"),
          .init(.scene, "each line is JSON: a message with the tasks it is said to"),
        ],
        examples: [.init("nudgy understand push the dentist to friday", "")])
    }
  }
}
