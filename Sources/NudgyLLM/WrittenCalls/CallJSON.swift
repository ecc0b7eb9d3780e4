import NudgyCore

/// JSON as the models write their calls: `{"name":…,"arguments":{…}}` and its relatives.
struct CallJSON: Sendable {
  /// What the beginning of a text allows to expect.
  enum Promise: Sendable, Equatable {
    /// No call, whatever follows.
    case none
    /// Too short to tell.
    case unclear
    /// It may be one; its name comes later.
    case possible
    /// It names a tool that was offered.
    case named
  }

  private static let nameKeys = ["name", "tool", "tool_name", "function"]
  private static let argumentKeys = ["arguments", "parameters", "args", "input"]
  private static let otherKeys = ["id", "type", "tool_calls", "call_id"]
  /// As some models write before a tool's name.
  private static let namespace = "functions."

  let tools: Set<String>

  /// The tool that `name` means, if it was offered.
  func tool(named name: String) -> String? {
    let plain = name.hasPrefix(CallJSON.namespace) ? String(name.dropFirst(CallJSON.namespace.count)) : name
    return tools.contains(plain) ? plain : nil
  }

  /// Whether more letters may make `name` a tool's.
  func mayBecomeTool(_ name: some StringProtocol) -> Bool {
    let name = String(name)
    if CallJSON.namespace.hasPrefix(name) { return true }
    let plain = name.hasPrefix(CallJSON.namespace) ? String(name.dropFirst(CallJSON.namespace.count)) : name
    return tools.contains { $0.hasPrefix(plain) }
  }

  // MARK: - The whole

  /// The calls that the value is; nil when it is anything else, even in part.
  func calls(_ value: JSONValue) -> [WrittenCall]? {
    if let list = value.arrayValue ?? value["tool_calls"]?.arrayValue {
      let calls = list.compactMap(call)
      return calls.isEmpty || calls.count < list.count ? nil : calls
    }
    return call(value).map { [$0] }
  }

  private func call(_ value: JSONValue) -> WrittenCall? {
    let inner = value["function"].flatMap { $0.members == nil ? nil : $0 } ?? value
    let said = CallJSON.nameKeys.lazy.compactMap { inner[$0]?.stringValue }.first
    guard let name = said.flatMap(tool(named:)), let arguments = CallJSON.arguments(of: inner),
      !CallJSON.isSchema(arguments)
    else { return nil }
    return WrittenCall(name: name, arguments: arguments)
  }

  /// Under their name; else what stands beside the tool's name, or nothing.
  private static func arguments(of call: JSONValue) -> JSONValue? {
    if let given = argumentKeys.lazy.compactMap({ call[$0] }).first { return object(given) }
    return .object(
      (call.members ?? []).filter { !nameKeys.contains($0.name) && !otherKeys.contains($0.name) })
  }

  /// The object that arguments are; some models write it as a string that holds JSON.
  static func object(_ value: JSONValue) -> JSONValue? {
    if value.members != nil { return value }
    guard let inner = value.stringValue.flatMap({ WireJSON.value($0) }), inner.members != nil else {
      return nil
    }
    return inner
  }

  /// Whether this is a tool's own description, said back.
  private static func isSchema(_ value: JSONValue) -> Bool {
    value["type"]?.stringValue == "object" && value["properties"]?.members != nil
  }

  // MARK: - The beginning

  /// What a text that begins with these bytes may turn out to be.
  func promise(of bytes: ArraySlice<UInt8>) -> Promise {
    var rest = bytes.drop(while: Byte.isSpace)
    if rest.first == Byte.openingBracket { rest = rest.dropFirst().drop(while: Byte.isSpace) }
    guard let first = rest.first else { return .unclear }
    guard first == Byte.openingBrace else { return .none }
    return promise(ofMembers: rest.dropFirst(), depth: 0)
  }

  private func promise(ofMembers bytes: ArraySlice<UInt8>, depth: Int) -> Promise {
    let (key, isWhole, afterKey) = CallJSON.string(bytes)
    let keys = CallJSON.nameKeys + CallJSON.argumentKeys + CallJSON.otherKeys
    guard let key else { return bytes.allSatisfy(Byte.isSpace) ? .unclear : .none }
    guard isWhole else { return keys.contains { $0.hasPrefix(key) } ? .unclear : .none }
    guard keys.contains(key) else { return .none }
    guard CallJSON.nameKeys.contains(key) else { return .possible }
    let rest = afterKey.drop(while: Byte.isSpace)
    guard let colon = rest.first else { return .unclear }
    guard colon == Byte.colon else { return .none }
    let value = rest.dropFirst().drop(while: Byte.isSpace)
    if key == "function", depth == 0, value.first == Byte.openingBrace {
      return promise(ofMembers: value.dropFirst(), depth: 1)
    }
    let (name, isWholeName, _) = CallJSON.string(value)
    guard let name else { return value.isEmpty ? .unclear : .none }
    if isWholeName { return tool(named: name) == nil ? .none : .named }
    return mayBecomeTool(name) ? .unclear : .none
  }

  /// The string that begins here, without escapes, as no name has any; whether it ends here; what follows it.
  private static func string(
    _ bytes: ArraySlice<UInt8>
  ) -> (text: String?, isWhole: Bool, rest: ArraySlice<UInt8>) {
    let bytes = bytes.drop(while: Byte.isSpace)
    guard bytes.first == UInt8(ascii: "\"") else { return (nil, false, bytes) }
    let inside = bytes.dropFirst()
    let end = inside.firstIndex(of: UInt8(ascii: "\""))
    let text = String(decoding: inside[..<(end ?? inside.endIndex)], as: UTF8.self)
    return (text, end != nil, end.map { inside[($0 + 1)...] } ?? [])
  }
}
