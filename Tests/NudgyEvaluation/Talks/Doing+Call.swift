package import NudgyAssistant
package import NudgyCore

/// A call as a model makes it: whatever it takes for a tool, with whatever it takes for arguments.
package struct RawCall: Sendable, Equatable {
  package var name: String
  package var arguments: JSONValue

  package init(_ name: String, _ arguments: JSONValue) {
    self.name = name
    self.arguments = arguments
  }

  package init(_ tool: ToolName, _ arguments: JSONValue) {
    self.init(tool.rawValue, arguments)
  }
}

// From the short form to the calls of the tools.
extension Doing {
  /// The calls, in order; new tasks that follow each other are made by one.
  package static func calls(_ doings: [Doing]) -> [RawCall] {
    var calls: [RawCall] = []
    var items: [JSONValue] = []
    func makeItems() {
      guard !items.isEmpty else { return }
      calls.append(RawCall(.createTasks, ["items": .array(items)]))
      items = []
    }
    for doing in doings {
      if doing.verb == .create {
        items.append(doing.item)
      } else {
        makeItems()
        calls.append(RawCall(doing.tool, doing.arguments))
      }
    }
    makeItems()
    return calls
  }

  /// The names that the fields have among the arguments of tools.
  private static let fieldNames = [
    "due": "due", "repeat": "recurrence", "note": "notes", "contact": "contact", "action": "action",
    "priority": "priority", "energy": "energy", "remind": "remind", "category": "category",
    "pressure": "pressure", "target": "target", "emoji": "emoji", "minutes": "minutes",
  ]

  private var fields: [JSONValue.Member] {
    phrase.names.compactMap { name in
      guard let argument = Doing.fieldNames[name], let value = phrase[name] else { return nil }
      return .init(argument, name == "minutes" ? .int(Int(value) ?? 0) : .string(value))
    }
  }

  /// What `create_tasks` takes for one task.
  package var item: JSONValue {
    let hidden = phrase["until"].map { [JSONValue.Member("snooze_until", .string($0))] } ?? []
    return .object([.init("title", .string(phrase.words))] + fields + hidden)
  }

  var arguments: JSONValue {
    switch verb {
    case .create: ["items": [item]]
    case .complete, .drop, .reopen, .skip: .object(task)
    case .snooze: .object(task + text("until", "until"))
    case .update: .object(task + text("title", "title") + fields + top + cleared)
    case .undo, .redo: .object(Int(phrase.words).map { [.init("count", .int($0))] } ?? [])
    case .next, .mood: .object(fields.filter { $0.name == "energy" || $0.name == "minutes" })
    case .look: .object([.init("scope", .string(phrase.words))] + text("query", "query"))
    case .remember: .object([.init("subject", .string(phrase.words))] + text("fact", "fact"))
    case .recall, .forget: ["subject": .string(phrase.words)]
    case .split: .object(task + steps)
    case .draft: .object(task + text("body", "body"))
    case .voice: ["persona": .string(phrase.words)]
    }
  }

  private var task: [JSONValue.Member] { [.init("task", .string(phrase.words))] }

  private func text(_ field: String, _ argument: String) -> [JSONValue.Member] {
    phrase[field].map { [.init(argument, .string($0))] } ?? []
  }

  private var top: [JSONValue.Member] { phrase["top"] == nil ? [] : [.init("move_to_top", true)] }

  private var cleared: [JSONValue.Member] {
    phrase["clear"].map { [.init("clear", [.string($0)])] } ?? []
  }

  private var steps: [JSONValue.Member] {
    guard let steps = phrase["steps"] else { return [] }
    return [.init("steps", .array(steps.split(separator: ";").map { .string(Phrase.trimmed($0)) }))]
  }
}
