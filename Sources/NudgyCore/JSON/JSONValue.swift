/// A JSON value whose objects keep the order in which their members were written.
///
/// Foundation's encoder orders keys by its own rules and leaves nil members out; the contracts want declared
/// order and explicit `null`, which is why this small type exists.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Sendable, Equatable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

// MARK: - Building

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByNilLiteral
{
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(floatLiteral value: Double) { self = .double(value) }
  package init(nilLiteral: ()) { self = .null }

  /// The string, or null.
  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
  /// The number, or null.
  package init(_ number: Int?) { self = number.map(JSONValue.int) ?? .null }
}

// MARK: - Reading

extension JSONValue {
  /// The member of an object; nil for other values and absent members.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The object with `value` for the member `name`, in its place or last; other values stay as they are.
  package func replacing(_ name: String, with value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index] = Member(name, value)
    } else {
      members.append(Member(name, value))
    }
    return .object(members)
  }

  package var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  package var intValue: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }

  package var doubleValue: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  package var boolValue: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  package var arrayValue: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  package var isNull: Bool { self == .null }
}
