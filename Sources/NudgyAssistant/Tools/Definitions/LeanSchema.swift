import NudgyCore

/// The schema of a tool as a model is told it: without what only the validator needs, and without the arguments that are read
/// when they come but cost more to explain than they help.
enum LeanSchema {
  private static let keptToOurselves: Set = ["maxLength", "minItems", "maxItems", "additionalProperties"]
  private static let untold: Set = ["source_text", "replacement", "replaced", "until_task", "add_steps"]
  /// An update has the fields of a new task, which are explained there.
  private static let explainedOnce = Set(ArgumentNames.fields.map(\.own)).subtracting(["due", "notes"])
  private static let explainsTasks = ToolName.completeTask.rawValue

  static func tool(_ schema: ToolSchema) -> ToolSchema {
    ToolSchema(
      name: schema.name, summary: schema.summary, parameters: lean(schema.parameters, of: schema.name))
  }

  private static func lean(_ schema: JSONValue, of tool: String) -> JSONValue {
    guard let members = schema.members else { return schema }
    return .object(
      members.filter { !keptToOurselves.contains($0.name) }.map { member in
        switch member.name {
        case "properties": .init("properties", properties(member.value, of: tool))
        case "items": .init("items", lean(member.value, of: tool))
        default: member
        }
      })
  }

  private static func properties(_ properties: JSONValue, of tool: String) -> JSONValue {
    let members = (properties.members ?? []).filter { !untold.contains($0.name) }
    return .object(
      members.map { member in
        let schema = lean(member.value, of: tool)
        if member.name == "task", tool != explainsTasks {
          return .init(
            member.name, schema.replacing("description", with: .string("As for \(explainsTasks).")))
        }
        guard tool == ToolName.updateTask.rawValue, explainedOnce.contains(member.name),
          let all = schema.members
        else { return .init(member.name, schema) }
        return .init(member.name, .object(all.filter { $0.name != "description" }))
      })
  }
}
