import NudgyCore

/// What a call has to tell beside its outcome, for the model that made it.
struct CallAsides: Sendable, Equatable {
  /// What was left out, so that the rest could be done.
  var ignored: [UnfitField] = []
  /// Open tasks that are much like those just made.
  var similar: [TaskItem] = []
  /// Of several tasks, those that were not found.
  var missed: [MissedTask] = []
  /// Where none was found, what comes nearest.
  var nearest: [TaskItem] = []

  struct MissedTask: Sendable, Equatable {
    var reference: String
    var nearest: [TaskItem]
  }

  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ elements: [JSONValue]) {
      if !elements.isEmpty { members.append(.init(name, .array(elements))) }
    }
    add("ignored", ignored.map { ["field": .string($0.name), "fault": .string($0.fault.rawValue)] })
    add("similar", similar.map(CallAsides.titled))
    add(
      "notFound",
      missed.map {
        ["task": .string($0.reference), "nearest": .array($0.nearest.map(CallAsides.titled))]
      })
    add("nearest", nearest.map(CallAsides.titled))
    return members
  }

  private static func titled(_ task: TaskItem) -> JSONValue {
    ["number": .int(task.number), "title": .string(task.title)]
  }
}
