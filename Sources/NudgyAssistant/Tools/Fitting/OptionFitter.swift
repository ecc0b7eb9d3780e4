import NudgyCore

/// Makes what a call may also say fit, so that it never costs what the call is for: a text or a list that is too long
/// keeps its beginning, and a value of the wrong kind is left out. What a call must say is left for the validator.
struct OptionFitter {
  /// Of the arguments of a tool.
  let schema: JSONValue
  /// What narrows a wish: without it, another one would be met. It is left for the validator as well.
  var narrowing: Set<String> = []

  func fit(_ arguments: JSONValue) -> (arguments: JSONValue, unfit: [UnfitField]) {
    guard let members = arguments.members else { return (arguments, []) }
    let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
    var kept: [JSONValue.Member] = []
    var unfit: [UnfitField] = []
    for member in members {
      guard !required.contains(member.name), !narrowing.contains(member.name), !member.value.isNull else {
        kept.append(member)
        continue
      }
      let property = schema["properties"]?[member.name]
      guard let property, let value = shortened(member.value, to: property) else {
        unfit.append(UnfitField(member.name, .notUnderstood))
        continue
      }
      kept.append(.init(member.name, value))
      if value != member.value { unfit.append(UnfitField(member.name, .tooLong)) }
    }
    return (.object(kept), unfit)
  }

  /// Nil when the value is of the wrong kind.
  func shortened(_ value: JSONValue, to schema: JSONValue) -> JSONValue? {
    var value = value
    if let text = value.stringValue, schema["enum"] == nil, let limit = schema["maxLength"]?.intValue {
      value = .string(FieldFitter.beginning(of: text, bytes: limit))
    } else if let elements = value.arrayValue, let most = schema["maxItems"]?.intValue {
      let items = schema["items"] ?? .null
      value = .array(elements.prefix(most).compactMap { shortened($0, to: items) })
    }
    guard ArgumentValidator.problem(in: value, against: schema) == nil else { return Optional.none }
    return value
  }
}
