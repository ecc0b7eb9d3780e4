import NudgyCore

/// Builds the strict JSON Schemas of the tools: objects that allow no further members.
enum SchemaBuilder {
  struct Property {
    let name: String
    let schema: JSONValue
    let isRequired: Bool
  }

  static func object(_ properties: [Property]) -> JSONValue {
    [
      "type": "object",
      "properties": .object(properties.map { .init($0.name, $0.schema) }),
      "required": .array(properties.filter(\.isRequired).map { .string($0.name) }),
      "additionalProperties": false,
    ]
  }

  static func required(_ name: String, _ schema: JSONValue) -> Property {
    Property(name: name, schema: schema, isRequired: true)
  }

  static func optional(_ name: String, _ schema: JSONValue) -> Property {
    Property(name: name, schema: schema, isRequired: false)
  }

  static func text(_ description: String, maxLength: Int = 4000) -> JSONValue {
    ["type": "string", "description": .string(description), "maxLength": .int(maxLength)]
  }

  // Forms of answers know fewer words than tools: OpenAI refuses limits in strict schemas.

  static func strictText(_ description: String) -> JSONValue {
    ["type": "string", "description": .string(description)]
  }

  static func strictTextOrNull(_ description: String) -> JSONValue {
    ["type": ["string", "null"], "description": .string(description)]
  }

  static func strictList(of element: JSONValue) -> JSONValue { ["type": "array", "items": element] }

  static func number(_ description: String, _ range: ClosedRange<Int>) -> JSONValue {
    [
      "type": "integer", "description": .string(description), "minimum": .int(range.lowerBound),
      "maximum": .int(range.upperBound),
    ]
  }

  static func flag(_ description: String) -> JSONValue {
    ["type": "boolean", "description": .string(description)]
  }

  static func choice<Value: CaseIterable & RawRepresentable<String>>(
    _ description: String, _ type: Value.Type
  ) -> JSONValue {
    choice(description, type.allCases.map(\.rawValue))
  }

  static func choice(_ description: String, _ values: [String]) -> JSONValue {
    ["type": "string", "description": .string(description), "enum": .array(values.map(JSONValue.string))]
  }

  static func list(_ description: String, of element: JSONValue, _ count: ClosedRange<Int>) -> JSONValue {
    [
      "type": "array", "description": .string(description), "items": element,
      "minItems": .int(count.lowerBound), "maxItems": .int(count.upperBound),
    ]
  }
}
