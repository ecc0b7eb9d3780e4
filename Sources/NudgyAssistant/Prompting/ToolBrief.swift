import NudgyCore

/// Tools as a model reads them: without the limits that are checked here anyway, and with nothing said twice.
enum ToolBrief {
  /// Words of a schema that are for checking. A server that holds a model to a schema makes much of them, too.
  private static let limits: Set<String> = [
    "additionalProperties", "maxLength", "minItems", "maxItems", "minimum", "maximum",
  ]

  static func tools(_ tools: [ToolSchema]) -> [ToolSchema] {
    var told: Set<String> = []
    return tools.map { tool in
      ToolSchema(name: tool.name, summary: tool.summary, parameters: brief(tool.parameters, &told))
    }
  }

  /// - Parameter told: what was said of the fields so far.
  private static func brief(_ schema: JSONValue, _ told: inout Set<String>) -> JSONValue {
    guard let members = schema.members else { return schema }
    return .object(
      members.compactMap { member in
        switch member.name {
        case "properties":
          let fields = member.value.members ?? []
          return .init(member.name, .object(fields.map { .init($0.name, field($0, &told)) }))
        case "items": return .init(member.name, brief(member.value, &told))
        case "required" where member.value.arrayValue?.isEmpty == true: return nil
        default: return limits.contains(member.name) ? nil : member
        }
      })
  }

  private static func field(_ field: JSONValue.Member, _ told: inout Set<String>) -> JSONValue {
    let schema = brief(field.value, &told)
    guard let words = schema["description"]?.stringValue,
      !told.insert("\(field.name): \(words)").inserted
    else { return schema }
    return .object((schema.members ?? []).filter { $0.name != "description" })
  }
}
