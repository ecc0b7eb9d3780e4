import NudgyCore

/// The schema of a tool as a model is told it: without what only the validator needs, and what only the offline brain says.
enum LeanSchema {
  private static let keptToOurselves: Set = ["maxLength", "minItems", "maxItems", "additionalProperties"]
  private static let saidByWords: Set = ["source_text", "replacement", "replaced", "until_task"]
  /// An update has the fields of a new task, which are explained there.
  private static let explainedOnce = Set(ArgumentNames.fields.map(\.own)).subtracting(["due", "notes"])

  static func tool(_ schema: ToolSchema) -> ToolSchema {
    let explains = schema.name != ToolName.updateTask.rawValue
    return ToolSchema(
      name: schema.name, summary: schema.summary,
      parameters: lean(schema.parameters, explains: explains))
  }

  private static func lean(_ schema: JSONValue, explains: Bool) -> JSONValue {
    guard let members = schema.members else { return schema }
    return .object(
      members.filter { !keptToOurselves.contains($0.name) }.map { member in
        switch member.name {
        case "properties": .init("properties", properties(member.value, explains: explains))
        case "items": .init("items", lean(member.value, explains: explains))
        default: member
        }
      })
  }

  private static func properties(_ properties: JSONValue, explains: Bool) -> JSONValue {
    let members = (properties.members ?? []).filter { !saidByWords.contains($0.name) }
    return .object(
      members.map { member in
        var schema = lean(member.value, explains: explains)
        if !explains, explainedOnce.contains(member.name), let all = schema.members {
          schema = .object(all.filter { $0.name != "description" })
        }
        return .init(member.name, schema)
      })
  }
}
