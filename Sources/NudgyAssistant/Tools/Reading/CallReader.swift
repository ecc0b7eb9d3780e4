import NudgyCore

/// Reads calls as models write them: tools and arguments by other names, values in other shapes, more or fewer brackets.
///
/// Only what can mean one thing is read so; all else is left for the validator, which says what is wrong. What a call may
/// change is decided after this, by the call that was read.
enum CallReader {
  static func read(_ written: ToolCall) -> ReadCall {
    guard let named = CallNames.tool(named: written.name) else {
      return ReadCall(written: written, tool: nil, call: written)
    }
    var arguments = unwrapped(written.arguments, of: named)
    let tool = ToolSet.turned(named, named: written.name, by: &arguments)
    var members = ArgumentNames.renamed(arguments, for: tool)
    if tool == .createTasks { members = ItemShapes.members(from: members) }
    if tool == .remember { members = FactShapes.members(from: members) }
    if tool == .lookUpTasks { members = withScope(members) }
    let schema = ToolDefinitions.schema(tool).parameters
    var ignored: [UnfitField] = []
    var kept: [JSONValue.Member] = []
    for member in members {
      guard let property = schema["properties"]?[member.name] else {
        // What stands beside the fields of a task is kept in its notes by whoever fits them.
        if tool == .updateTask, !ArgumentNames.sayNothing.contains(member.name) {
          kept.append(member)
        } else {
          ignored.append(UnfitField(member.name, .unknown))
        }
        continue
      }
      let shaped = ArgumentShapes.shaped(member, to: property)
      if let shaped { kept.append(shaped) }
    }
    let call = ToolCall(id: written.id, name: tool.rawValue, arguments: .object(kept))
    return ReadCall(written: written, tool: tool, call: call, ignored: ignored)
  }

  private static let wrappings: Set = ["arguments", "parameters", "params", "args", "input", "kwargs"]

  /// The object of the arguments: out of a wrapping, or around the one thing that the tool is about.
  private static func unwrapped(_ arguments: JSONValue, of tool: ToolName) -> JSONValue {
    switch arguments {
    case .object(let members):
      guard members.count == 1, let only = members.first, wrappings.contains(only.name) else {
        return arguments
      }
      return unwrapped(only.value, of: tool)
    case .null: return [:]
    case .string(let text):
      if let inner = JSONReader.value(from: text), inner.members != nil || inner.arrayValue != nil {
        return unwrapped(inner, of: tool)
      }
      return about(arguments, tool, isNothing: text.isBlank)
    case .array(let elements):
      // One object in a list is the object.
      if tool != .createTasks, elements.count == 1, elements[0].members != nil { return elements[0] }
      return about(arguments, tool, isNothing: elements.isEmpty)
    case .int: return about(arguments, tool, isNothing: false)
    case .bool, .double: return arguments
    }
  }

  private static func about(_ value: JSONValue, _ tool: ToolName, isNothing: Bool) -> JSONValue {
    guard !isNothing else { return [:] }
    guard let name = ArgumentNames.main(of: tool) else { return value }
    return .object([.init(name, value)])
  }

  /// Words are looked for everywhere, and without words the board is meant.
  private static func withScope(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    func text(_ name: String) -> String? { members.first { $0.name == name }?.value.stringValue }
    guard text("scope").map(\.isBlank) ?? true else { return members }
    let scope: TaskScope = text("query").map(\.isBlank) ?? true ? .upNext : .all
    return members.filter { $0.name != "scope" } + [.init("scope", .string(scope.rawValue))]
  }
}
