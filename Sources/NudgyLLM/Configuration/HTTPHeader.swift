package import NudgyCore

/// A header field to send.
package struct HTTPHeader: Sendable, Equatable {
  package let name: String
  package let value: String

  /// - Throws: `unusableHeader` for a name or a value that could end the header early or begin another one.
  package init(name: String, value: String) throws(EndpointProblem) {
    let isNamed = !name.isEmpty && name.utf8.allSatisfy(HTTPHeader.isTokenByte)
    let isValue = value.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x09 }
    guard isNamed, isValue, !value.isEmpty else {
      throw .unusableHeader(String(PlainText.singleLine(name).prefix(40)))
    }
    self.init(checkedName: name, value: value)
  }

  init(checkedName: String, value: String) {
    name = checkedName
    self.value = value
  }

  /// RFC 9110's `tchar`.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

extension HTTPHeader: CustomStringConvertible, CustomReflectable {
  /// The name alone: the value may be a key.
  package var description: String { name }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
