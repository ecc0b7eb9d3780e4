package import NudgyCore
import NudgyLanguage

/// Every tool with its strict schema: one definition for models and later clients.
package enum ToolDefinitions {
  package static func schema(_ tool: ToolName) -> ToolSchema {
    ToolSchema(
      name: tool.rawValue, summary: summary(tool), parameters: SchemaBuilder.object(properties(tool)))
  }

  /// Bytes of what a fact is about, and of the fact.
  static let longestSubject = 200
  static let longestFact = 1000
  /// Changes that are taken back in one go.
  static let mostSteps = 1000

  package static var all: [ToolSchema] { ToolName.allCases.map(schema) }

  private static let task = SchemaBuilder.text(
    "The task: its number (\"#12\"), words of its title, \"it\", \"the last one\", \"the second one\", "
      + "\"both\", or all of a scope (\"all today\").", maxLength: UserMessage.byteLimit)

  private static func summary(_ tool: ToolName) -> String {
    switch tool {
    case .whatsNext: "The one task to do now, with the reason."
    case .lookUpTasks: "Search tasks by words and scope. Typos are forgiven."
    case .createTasks: "Create one or several tasks from what the user said."
    case .completeTask: "Mark a task as done."
    case .skipTask: "Set a task aside for now without a date; it goes to the end of the queue."
    case .dropTask: "Let go of a task for good, when the user says so."
    case .reopenTask: "Put a done, dropped or snoozed task back on the list."
    case .snoozeTask: "Hide a task until a time. Its deadline stays."
    case .updateTask: "Change fields of a task: title, date, priority, estimate, notes, place in the queue."
    case .breakDownTask: "Split a task into 3 to 8 small steps, the first startable within 2 minutes."
    case .undo: "Reverse the last change or changes."
    case .redo: "Repeat the last undone change or changes."
    case .remember: "Remember a fact about the user that will matter later."
    case .recall: "Look up what is remembered about the user."
    case .forget: "Forget a remembered fact, when the user says so."
    case .draftMessage:
      "Keep a text or e-mail for a task, ready to edit; nothing is sent. Write its body in the user's name."
    case .setPersona: "Switch to another voice."
    case .setMoodContext: "Note the energy and the minutes the user has right now."
    }
  }

  private static func properties(_ tool: ToolName) -> [SchemaBuilder.Property] {
    switch tool {
    case .whatsNext, .setMoodContext: mood
    case .lookUpTasks: lookUp
    case .createTasks:
      [SchemaBuilder.required("items", SchemaBuilder.list("The tasks.", of: newTask, 1...1000))]
    case .completeTask, .skipTask, .dropTask, .reopenTask: [SchemaBuilder.required("task", task)]
    case .draftMessage:
      [
        SchemaBuilder.required("task", task),
        SchemaBuilder.optional("tone", SchemaBuilder.choice("How it is to sound.", DraftTone.self)),
        SchemaBuilder.optional("subject", SchemaBuilder.text("Of an e-mail.", maxLength: 200)),
        SchemaBuilder.optional("body", SchemaBuilder.text("The whole message.", maxLength: 10_000)),
      ]
    case .snoozeTask:
      [
        SchemaBuilder.required("task", task),
        SchemaBuilder.required(
          "until", SchemaBuilder.text("When it comes back: words or ISO 8601.", maxLength: 200)),
      ]
    case .updateTask: update
    case .breakDownTask:
      [
        SchemaBuilder.required("task", task),
        SchemaBuilder.optional(
          "steps", SchemaBuilder.list("The steps.", of: step, 3...8)),
      ]
    case .undo:
      [
        SchemaBuilder.optional("count", SchemaBuilder.number("How many changes.", 1...mostSteps)),
        SchemaBuilder.optional("whole_turn", SchemaBuilder.flag("All changes of the last message.")),
      ]
    case .redo: [SchemaBuilder.optional("count", SchemaBuilder.number("How many changes.", 1...mostSteps))]
    case .remember: fact
    case .recall, .forget:
      [
        SchemaBuilder.optional(
          "subject", SchemaBuilder.text("What about, such as \"dentist\".", maxLength: 200))
      ]
    case .setPersona:
      [SchemaBuilder.required("persona", SchemaBuilder.text("Its name or id.", maxLength: 100))]
    }
  }

  private static let mood = [
    SchemaBuilder.optional("energy", SchemaBuilder.choice("The energy at hand.", EnergyLevel.self)),
    SchemaBuilder.optional("minutes", SchemaBuilder.number("The minutes at hand.", 1...1440)),
  ]

  private static let lookUp = [
    SchemaBuilder.optional("query", SchemaBuilder.text("Words to search for.", maxLength: FieldLimit.query)),
    SchemaBuilder.required("scope", SchemaBuilder.choice("Where to look.", TaskScope.self)),
    SchemaBuilder.optional(
      "from",
      SchemaBuilder.text("Only what is due (or was done) from this day on, as 2026-11-20.", maxLength: 60)),
    SchemaBuilder.optional(
      "to", SchemaBuilder.text("The last such day; the same day when left out.", maxLength: 60)),
    SchemaBuilder.optional(
      "by_day",
      SchemaBuilder.flag("As an agenda, day by day; with scope all it ends with what has no date.")),
    SchemaBuilder.optional(
      "until_task",
      SchemaBuilder.text("With by_day: only up to the date of the task with these words.", maxLength: 500)),
    SchemaBuilder.optional("limit", SchemaBuilder.number("How many at most.", 1...20)),
  ]

  private static let fact = [
    SchemaBuilder.required(
      "subject", SchemaBuilder.text("What it is about, such as \"dentist\".", maxLength: longestSubject)),
    SchemaBuilder.required(
      "fact", SchemaBuilder.text("The fact, such as \"Dr. Chen\".", maxLength: longestFact)),
    SchemaBuilder.optional(
      "category", SchemaBuilder.text("person, preference, place, routine, health, other.")),
  ]

  private static let step = SchemaBuilder.text("A step.", maxLength: FieldLimit.stepTitle)

  // What a new task and an update have in common.
  private static let fields = [
    SchemaBuilder.optional("emoji", SchemaBuilder.text("One fitting emoji.", maxLength: FieldLimit.emoji)),
    SchemaBuilder.optional(
      "due",
      SchemaBuilder.text("Deadline: words or ISO 8601; a date alone means the whole day.", maxLength: 200)),
    SchemaBuilder.optional(
      "recurrence", SchemaBuilder.text("An RFC 5545 rule without its prefix.", maxLength: FieldLimit.rule)),
    SchemaBuilder.optional("action", SchemaBuilder.choice("What doing it begins with.", TaskAction.self)),
    SchemaBuilder.optional(
      "contact", SchemaBuilder.text("The person or office it concerns.", maxLength: FieldLimit.contact)),
    SchemaBuilder.optional(
      "target", SchemaBuilder.text("Phone number, e-mail address or link.", maxLength: FieldLimit.target)),
    SchemaBuilder.optional("minutes", SchemaBuilder.number("Estimated minutes.", 1...1440)),
    SchemaBuilder.optional("priority", SchemaBuilder.choice("How important it is.", TaskPriority.self)),
    SchemaBuilder.optional("energy", SchemaBuilder.choice("The energy it needs.", EnergyLevel.self)),
    SchemaBuilder.optional(
      "pressure", SchemaBuilder.choice("How firmly to remind; only as the user asks.", TaskPressure.self)),
    SchemaBuilder.optional(
      "remind",
      SchemaBuilder.text("When to remind: words, ISO 8601, or \"1 hour before\".", maxLength: 200)),
    SchemaBuilder.optional(
      "category", SchemaBuilder.text("The part of life: work, school, personal, errands …", maxLength: 100)),
    SchemaBuilder.optional(
      "notes", SchemaBuilder.text("Anything more to keep with it.", maxLength: UserMessage.byteLimit)),
  ]

  private static let newTask = SchemaBuilder.object(
    [
      SchemaBuilder.required(
        "title", SchemaBuilder.text("A short imperative in the user's words.", maxLength: FieldLimit.title))
    ]
      + fields + [
        SchemaBuilder.optional(
          "snooze_until", SchemaBuilder.text("Hidden until then: words or ISO 8601.", maxLength: 200)),
        SchemaBuilder.optional(
          "source_text",
          SchemaBuilder.text("The user's words it came from.", maxLength: UserMessage.byteLimit)),
        SchemaBuilder.optional("url", SchemaBuilder.text("A link it is about.", maxLength: FieldLimit.link)),
      ])

  private static let update =
    [
      SchemaBuilder.required("task", task),
      SchemaBuilder.optional("title", SchemaBuilder.text("The new title.", maxLength: FieldLimit.title)),
      SchemaBuilder.optional(
        "replacement",
        SchemaBuilder.text("Words that take the place of the like words in the title.", maxLength: 500)),
      SchemaBuilder.optional(
        "replaced", SchemaBuilder.text("The words of the title that give way to them.", maxLength: 500)),
    ] + fields + [
      SchemaBuilder.optional(
        "add_steps",
        SchemaBuilder.list("Further steps.", of: step, 1...12)),
      SchemaBuilder.optional("move_to_top", SchemaBuilder.flag("Put it above all other undated tasks.")),
      SchemaBuilder.optional(
        "clear",
        SchemaBuilder.list(
          "Fields to empty.",
          of: SchemaBuilder.choice("A field.", ["due", "recurrence", "notes", "priority", "minutes"]), 1...5)),
    ]
}
