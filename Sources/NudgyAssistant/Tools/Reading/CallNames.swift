import NudgyCore

/// The names that models call the tools by.
enum CallNames {
  static func tool(named name: String) -> ToolName? {
    if let tool = ToolName(rawValue: name) { return tool }
    let plain = ArgumentNames.plain(name.split(separator: ".").last.map(String.init) ?? name)
    return ToolName(rawValue: plain) ?? byOtherName[plain]
  }

  private static let others: [ToolName: [String]] = [
    .whatsNext: ["next", "next_task", "what_next", "what_is_next", "get_next", "get_next_task"],
    .lookUpTasks: [
      "find", "find_task", "find_tasks", "search", "search_tasks", "look_up", "lookup", "lookup_tasks",
      "list", "list_tasks", "get_tasks", "show_tasks",
    ],
    .createTasks: [
      "add_tasks", "add_task", "create_task", "new_task", "add", "create", "capture", "add_todo", "add_todos",
      "create_todo", "create_todos",
    ],
    .completeTask: [
      "finish", "finish_task", "finish_tasks", "complete", "complete_tasks", "done", "mark_done",
      "mark_as_done", "mark_complete", "mark_task_done", "check_off",
    ],
    .skipTask: ["skip", "skip_tasks"],
    .dropTask: [
      "drop", "drop_tasks", "delete", "delete_task", "delete_tasks", "remove", "remove_task", "remove_tasks",
      "cancel_task", "let_go",
    ],
    .reopenTask: ["reopen", "reopen_tasks", "restore_task", "uncomplete_task"],
    .snoozeTask: [
      "later", "snooze", "snooze_tasks", "postpone", "postpone_task", "defer", "defer_task", "delay_task",
    ],
    .updateTask: [
      "change", "change_task", "update", "update_tasks", "edit", "edit_task", "modify_task", "rename_task",
      "reschedule", "reschedule_task", "move_task", "set_due_date",
    ],
    .breakDownTask: ["break_down", "breakdown", "split_task"],
    .draftMessage: ["draft", "write_message", "write_draft"],
    .remember: ["remember_fact", "save_fact", "memorize"],
    .recall: ["recall_fact", "recall_facts"],
    .forget: ["forget_fact"],
    .setPersona: ["set_voice", "switch_voice", "switch_persona"],
    .setMoodContext: ["set_mood", "set_context"],
  ]

  private static let byOtherName = Dictionary(
    uniqueKeysWithValues: others.flatMap { tool, names in names.map { ($0, tool) } })
}
