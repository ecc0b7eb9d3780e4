package import NudgyCore

/// The tools as they are offered to a model: all of them, or few and short ones that a small model can hold.
///
/// Both are the same functions: `CallReader` makes of a small tool's call one of the others, and everything after that
/// is one way.
package enum ToolSet: String, Sendable, CaseIterable {
  case full, small

  package var schemas: [ToolSchema] {
    switch self {
    case .full: ToolSet.all
    case .small: SmallTools.all
    }
  }

  private static let all = ToolDefinitions.all.map(LeanSchema.tool)

  /// About what they take of a model's window.
  package var tokens: Int { TokenEstimate.tokens(schemas) }

  // MARK: - Tools that hold several

  /// The tool that is meant where one name stands for several: a time makes `later` a snooze, a status makes `change` an
  /// end. What decided it is taken out.
  static func turned(_ tool: ToolName, named name: String, by arguments: inout JSONValue) -> ToolName {
    guard let members = arguments.members else { return tool }
    switch tool {
    case .snoozeTask where name == SmallTools.later:
      // With nothing but the task there is no time to come back at: it goes to the end of the queue.
      let hasMore = members.contains { member in
        let names = ArgumentNames.renamed([member], by: [("until", ArgumentNames.returnTimes)])
        return names.contains { $0.name == "until" && !isBlank($0.value) }
      }
      return hasMore ? tool : .skipTask
    case .updateTask:
      guard let status = members.first(where: { ArgumentNames.plain($0.name) == "status" }),
        let meant = status.value.stringValue.flatMap({ byStatus[ArgumentNames.plain($0.lowercased())] })
      else { return tool }
      arguments = .object(members.filter { $0.name != status.name })
      return meant
    default: return tool
    }
  }

  private static func isBlank(_ value: JSONValue) -> Bool {
    value.isNull || value.stringValue.map(\.isBlank) ?? false
  }

  private static let byStatus: [String: ToolName] = [
    "done": .completeTask, "completed": .completeTask, "complete": .completeTask, "finished": .completeTask,
    "dropped": .dropTask, "deleted": .dropTask, "cancelled": .dropTask, "canceled": .dropTask,
    "reopened": .reopenTask, "reopen": .reopenTask, "skipped": .skipTask,
  ]
}
