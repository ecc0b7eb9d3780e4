import NudgyCore

/// Eight tools in few words, for models with a small window or a short memory.
enum SmallTools {
  static let later = "later"

  static let all = [
    tool(
      "add_tasks", "Add tasks the user named.",
      [
        "tasks": list(
          ["title": text("short, in the user's words"), "due": text("as said: friday 5pm")], ["title"])
      ],
      ["tasks"]),
    tool("finish", "Mark tasks as done.", ["task": task], ["task"]),
    tool(
      later, "Hide a task until a time; without a time, move it to the end.", ["task": task, "until": when],
      ["task"]),
    tool(
      "change", "Change a task. Status dropped lets go of it.",
      [
        "task": task, "title": text("new title"), "due": when, "notes": text("to add"),
        "priority": choice(["low", "medium", "high", "critical"]), "status": choice(["dropped", "reopened"]),
      ], ["task"]),
    tool(
      "find", "Look up tasks.",
      [
        "words": text("to search"),
        "scope": choice(["up_next", "today", "this_week", "overdue", "snoozed", "done"]),
      ], []),
    tool("next", "The one task to do now.", ["minutes": ["type": "integer"]], []),
    tool("undo", "Take back the last change.", [:], []),
    tool(
      "remember", "Keep a fact about the user.",
      ["about": text("such as sister"), "fact": text("such as Ana")], ["about", "fact"]),
  ]

  private static let task = text("number (#3) or words of its title; several with commas")
  private static let when = text("as said: tomorrow 9am")

  private static func tool(
    _ name: String, _ summary: String, _ properties: JSONValue, _ required: [String]
  ) -> ToolSchema {
    ToolSchema(name: name, summary: summary, parameters: object(properties, required))
  }

  private static func object(_ properties: JSONValue, _ required: [String]) -> JSONValue {
    ["type": "object", "properties": properties, "required": .array(required.map(JSONValue.string))]
  }

  private static func list(_ properties: JSONValue, _ required: [String]) -> JSONValue {
    ["type": "array", "items": object(properties, required)]
  }

  private static func text(_ words: String) -> JSONValue {
    ["type": "string", "description": .string(words)]
  }

  private static func choice(_ values: [String]) -> JSONValue {
    ["type": "string", "enum": .array(values.map(JSONValue.string))]
  }
}
