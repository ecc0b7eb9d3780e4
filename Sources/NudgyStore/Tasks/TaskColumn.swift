/// A column of `tasks` that holds a field of a task, in the order of the table.
enum TaskColumn: Int, CaseIterable {
  case number, uuid, title, notes, emoji, status
  case source, sourceURL, sourcePreview, sourceText
  case createdAt, updatedAt, completedAt
  case dueAt, dueIsAllDay, dueZone
  case snoozedUntil, recurrence
  case sortOrder, skipCount, skippedAt, snoozeCount
  case action, target, contact, draftSubject, draftBody, draftAt
  case category, priority, pressure, load, energy
  case minutes, actualMinutes, steps, resources
  case reminders

  /// As the table, and the images in the journal, spell them.
  static let names = [
    "number", "uuid", "title", "notes", "emoji", "status",
    "source", "source_url", "source_preview", "source_text",
    "created_at", "updated_at", "completed_at",
    "due_at", "due_is_all_day", "due_zone",
    "snoozed_until", "recurrence",
    "sort_order", "skip_count", "skipped_at", "snooze_count",
    "action", "target", "contact", "draft_subject", "draft_body", "draft_at",
    "category", "priority", "pressure", "load", "energy",
    "minutes", "actual_minutes", "steps", "resources",
    "reminders",
  ]

  /// Columns computed from a task when it is written, after those above.
  static let derivedNames = ["deadline", "touched_at", "reminder_times", "title_key", "words"]
}
