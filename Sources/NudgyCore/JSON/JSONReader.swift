import Foundation

/// Reads JSON text; the grammar is Foundation's, the values are ours.
package enum JSONReader {
  /// The value of `text`, or nil when it is not JSON.
  ///
  /// - Parameters:
  ///   - text: one document.
  ///   - allowsJSON5: also takes comments, trailing commas and unquoted keys.
  package static func value(from text: String, allowsJSON5: Bool = false) -> JSONValue? {
    try? read(text, allowsJSON5: allowsJSON5)
  }

  /// Like `value(from:allowsJSON5:)`; throws Foundation's decoding error, which says where reading stopped.
  package static func read(_ text: String, allowsJSON5: Bool = false) throws -> JSONValue {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = allowsJSON5
    return try decoder.decode(Node.self, from: Data(text.utf8)).value
  }

  private struct Node: Decodable {
    let value: JSONValue

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      if let object = try? decoder.container(keyedBy: Name.self) {
        // The decoder does not keep the order of keys; by name is at least always the same.
        let names = object.allKeys.sorted { $0.stringValue < $1.stringValue }
        value = .object(
          try names.map { .init($0.stringValue, try object.decode(Node.self, forKey: $0).value) })
        return
      }
      if var list = try? decoder.unkeyedContainer() {
        var elements: [JSONValue] = []
        while !list.isAtEnd { elements.append(try list.decode(Node.self).value) }
        value = .array(elements)
        return
      }
      value = try Node.scalar(decoder.singleValueContainer())
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
      if container.decodeNil() { return .null }
      if let flag = try? container.decode(Bool.self) { return .bool(flag) }
      if let number = try? container.decode(Int.self) { return .int(number) }
      if let number = try? container.decode(Double.self) { return .double(number) }
      return .string(try container.decode(String.self))
    }
  }
}
