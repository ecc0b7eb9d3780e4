import NudgyCore

/// Checks a call's arguments against its schema: the part of JSON Schema that `SchemaBuilder` writes.
enum ArgumentValidator {
  /// The first thing wrong, or nil when the arguments fit.
  static func problem(in value: JSONValue, against schema: JSONValue, at path: String = "") -> ToolError? {
    problems(in: value, against: schema, at: path).first
  }

  /// All that is wrong, so that it can be mended in one go.
  static func problems(in value: JSONValue, against schema: JSONValue, at path: String = "") -> [ToolError] {
    switch schema["type"]?.stringValue {
    case "object"?: objectProblems(value, schema, path)
    case "array"?: arrayProblems(value, schema, path)
    case "string"?: stringProblem(value, schema, path).map { [$0] } ?? []
    case "integer"?: integerProblem(value, schema, path).map { [$0] } ?? []
    case "boolean"?: value.boolValue == nil ? [.invalidArgument(field: path, expected: "true or false")] : []
    default: []
    }
  }

  private static func objectProblems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [ToolError] {
    guard let members = value.members else { return [.invalidArgument(field: path, expected: "an object")] }
    let properties = schema["properties"]
    var problems: [ToolError] = []
    for required in schema["required"]?.arrayValue ?? [] {
      guard let name = required.stringValue, value[name] == nil || value[name] == .null else { continue }
      problems.append(.invalidArgument(field: joined(path, name), expected: "a value"))
    }
    for member in members where !member.value.isNull {
      let field = joined(path, member.name)
      guard let property = properties?[member.name] else {
        problems.append(.unknownArgument(field: field))
        continue
      }
      problems += self.problems(in: member.value, against: property, at: field)
    }
    return problems
  }

  private static func arrayProblems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [ToolError] {
    let least = schema["minItems"]?.intValue ?? 0
    let most = schema["maxItems"]?.intValue ?? Int.max
    guard let elements = value.arrayValue, elements.count >= least, elements.count <= most else {
      return [.invalidArgument(field: path, expected: "a list of \(least) to \(most)")]
    }
    guard let element = schema["items"] else { return [] }
    return elements.enumerated().flatMap { index, item in
      problems(in: item, against: element, at: "\(path)[\(index)]")
    }
  }

  private static func stringProblem(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> ToolError? {
    guard let text = value.stringValue else { return .invalidArgument(field: path, expected: "text") }
    if let choices = schema["enum"]?.arrayValue, !choices.contains(value) {
      let names = choices.compactMap(\.stringValue).joined(separator: ", ")
      return .invalidArgument(field: path, expected: "one of \(names)")
    }
    if let limit = schema["maxLength"]?.intValue, text.utf8.count > limit {
      return .invalidArgument(field: path, expected: "at most \(limit) bytes")
    }
    return nil
  }

  private static func integerProblem(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> ToolError? {
    let least = schema["minimum"]?.intValue ?? Int.min
    let most = schema["maximum"]?.intValue ?? Int.max
    guard let number = value.intValue, number >= least, number <= most else {
      return .invalidArgument(field: path, expected: "a whole number from \(least) to \(most)")
    }
    return nil
  }

  private static func joined(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path).\(name)"
  }
}
