import NudgyCore

/// Checks a call's arguments against its schema: the part of JSON Schema that `SchemaBuilder` writes.
enum ArgumentValidator {
  /// The first thing wrong, or nil when the arguments fit.
  static func problem(in value: JSONValue, against schema: JSONValue, at path: String = "") -> ToolError? {
    switch schema["type"]?.stringValue {
    case "object"?: objectProblem(value, schema, path)
    case "array"?: arrayProblem(value, schema, path)
    case "string"?: stringProblem(value, schema, path)
    case "integer"?: integerProblem(value, schema, path)
    case "boolean"?: value.boolValue == nil ? .invalidArgument(field: path, expected: "true or false") : nil
    default: nil
    }
  }

  private static func objectProblem(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> ToolError? {
    guard let members = value.members else { return .invalidArgument(field: path, expected: "an object") }
    let properties = schema["properties"]
    for required in schema["required"]?.arrayValue ?? [] {
      guard let name = required.stringValue, value[name] == nil || value[name] == .null else { continue }
      return .invalidArgument(field: joined(path, name), expected: "a value")
    }
    for member in members where !member.value.isNull {
      let field = joined(path, member.name)
      guard let property = properties?[member.name] else { return .unknownArgument(field: field) }
      if let problem = problem(in: member.value, against: property, at: field) { return problem }
    }
    return nil
  }

  private static func arrayProblem(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> ToolError? {
    let least = schema["minItems"]?.intValue ?? 0
    let most = schema["maxItems"]?.intValue ?? Int.max
    guard let elements = value.arrayValue, elements.count >= least, elements.count <= most else {
      return .invalidArgument(field: path, expected: "a list of \(least) to \(most)")
    }
    guard let element = schema["items"] else { return nil }
    for (index, item) in elements.enumerated() {
      if let problem = problem(in: item, against: element, at: "\(path)[\(index)]") { return problem }
    }
    return nil
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
