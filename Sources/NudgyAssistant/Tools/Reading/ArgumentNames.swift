import NudgyCore

/// The names that models give to arguments, and what they stand for in each tool.
enum ArgumentNames {
  /// What models add to tasks of their own accord; it says nothing worth keeping.
  static let sayNothing: Set = [
    "status", "completed", "done", "id", "task_id", "uuid", "number", "created_at", "updated_at", "type",
    "reason", "reasoning", "explanation", "confidence", "user_id", "source",
  ]

  /// The one argument that a call is about; nil where there are several.
  static func main(of tool: ToolName) -> String? {
    switch tool {
    case .createTasks: "items"
    case .lookUpTasks: "query"
    case .recall, .forget: "subject"
    case .remember: "fact"
    case .setPersona: "persona"
    case .undo, .redo: "count"
    case .whatsNext, .setMoodContext: nil
    case .completeTask, .skipTask, .dropTask, .reopenTask, .snoozeTask, .updateTask, .breakDownTask,
      .draftMessage:
      "task"
    }
  }

  /// The members by the tool's own names, each name once.
  static func renamed(_ arguments: JSONValue, for tool: ToolName) -> [JSONValue.Member] {
    guard let members = arguments.members else {
      // No object, whatever was tried: the validator says so by what is missing.
      return []
    }
    return renamed(members, by: names(tool))
  }

  /// - Parameter names: own names, each with the others in the order of how sure they are.
  static func renamed(
    _ members: [JSONValue.Member], by names: [(own: String, others: [String])]
  ) -> [JSONValue.Member] {
    var rest = members.map { JSONValue.Member(plain($0.name), $0.value) }.filter { !$0.value.isNull }
    let own = Set(names.map(\.own))
    var kept = rest.filter { own.contains($0.name) }
    rest.removeAll { own.contains($0.name) }
    for (name, others) in names where !kept.contains(where: { $0.name == name }) {
      guard let other = others.first(where: { other in rest.contains { $0.name == other } }),
        let index = rest.firstIndex(where: { $0.name == other })
      else { continue }
      kept.append(.init(name, rest.remove(at: index).value))
    }
    var seen: Set<String> = []
    return (kept + rest).filter { seen.insert($0.name).inserted }
  }

  /// `dueDate` and `Due Date` are `due_date`.
  static func plain(_ name: String) -> String {
    var plain = ""
    var isAfterSmall = false
    for character in name.trimmed {
      if character == " " || character == "-" {
        plain.append("_")
      } else if character.isUppercase {
        if isAfterSmall { plain.append("_") }
        plain += character.lowercased()
      } else {
        plain.append(character)
      }
      isAfterSmall = character.isLowercase || character.isNumber
    }
    return plain
  }

  // MARK: - Tables

  private static func names(_ tool: ToolName) -> [(own: String, others: [String])] {
    switch tool {
    case .createTasks: items
    case .completeTask, .skipTask, .dropTask, .reopenTask: [("task", references + titles)]
    case .snoozeTask: [("task", references + titles), ("until", returnTimes)]
    case .updateTask:
      [
        ("task", references), ("title", ["new_title", "new_name", "rename_to", "name"]),
        ("add_steps", ["steps", "new_steps", "subtasks"]),
      ] + fields
    case .breakDownTask:
      [("task", references + titles), ("steps", ["subtasks", "substeps", "step_list"])]
    case .draftMessage:
      [("task", references + titles), ("body", ["message", "content"]), ("subject", ["subject_line"])]
    case .lookUpTasks: lookUp
    case .undo, .redo: [("count", ["n", "times", "number", "steps"]), ("whole_turn", ["whole_message"])]
    case .remember: [("subject", about), ("fact", ["value", "text", "content", "memory", "info"])]
    case .recall, .forget: [("subject", about + ["query", "fact"])]
    case .setPersona: [("persona", ["name", "voice", "id", "persona_id"])]
    case .whatsNext, .setMoodContext: [("energy", ["energy_level"]), ("minutes", lengths)]
    }
  }

  private static let references = [
    "task_id", "task_number", "id", "number", "task_ref", "reference", "ref", "tasks", "task_ids", "ids",
    "numbers", "task_numbers", "which", "item", "items",
  ]
  private static let titles = ["task_title", "task_name", "title", "titles", "name", "query", "text"]
  static let returnTimes = [
    "when", "snooze_until", "time", "date", "to", "until_when", "due", "due_date", "datetime", "duration",
  ]
  private static let about = ["about", "topic", "key", "name", "category_name", "who"]
  private static let lengths = [
    "estimate", "estimated_minutes", "duration_minutes", "duration", "time_estimate", "length", "time",
  ]
  private static let items = [
    (own: "items", others: ["tasks", "todos", "task_list", "new_tasks", "titles", "task", "item"])
  ]

  private static let lookUp: [(own: String, others: [String])] = [
    ("query", ["words", "q", "search", "keywords", "keyword", "text", "term", "title", "task", "name"]),
    ("scope", ["where", "status", "filter", "which"]), ("from", ["start", "date", "day", "from_date"]),
    ("to", ["end", "to_date"]), ("limit", ["max", "count", "n"]),
  ]

  /// What a new task and an update have in common.
  static let fields: [(own: String, others: [String])] = [
    ("due", ["due_date", "deadline", "due_at", "due_on", "when", "date", "datetime", "by", "time"]),
    ("recurrence", ["repeat", "repeats", "recurring", "rrule", "every", "frequency"]),
    ("minutes", ["estimate", "estimated_minutes", "duration_minutes", "duration", "time_estimate"]),
    ("notes", ["note", "description", "details", "body", "comment", "comments"]),
    ("priority", ["importance", "urgency"]), ("energy", ["energy_level", "effort"]),
    ("category", ["area", "project", "tag"]), ("contact", ["person", "who", "contact_name"]),
    ("target", ["phone", "phone_number", "email", "email_address", "address"]),
    ("remind", ["reminder", "remind_at", "alert", "reminder_time"]),
  ]

  /// Of a new task.
  static let newTask: [(own: String, others: [String])] =
    [("title", ["name", "task", "text", "content", "summary", "what", "item", "todo", "task_title"])] + fields
    + [
      ("snooze_until", ["snooze", "hidden_until", "start", "start_date"]), ("url", ["link"]),
      ("source_text", ["words", "source", "original"]),
    ]
}
