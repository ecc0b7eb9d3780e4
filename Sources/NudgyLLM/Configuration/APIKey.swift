package import NudgyCore

/// A key that never shows: not when printed, not when dumped, not in an error.
package struct APIKey: Sendable, Equatable {
  private let secret: String

  /// - Throws: `unusableKey` for one that is empty or that no header can hold: with spaces, line breaks, or
  ///   anything but printable ASCII.
  package init(_ text: String) throws(EndpointProblem) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .unusableKey }
    secret = text
  }

  /// The header that shows the key to the endpoint.
  var header: HTTPHeader { HTTPHeader(checkedName: "Authorization", value: "Bearer " + secret) }

  /// The text with the key taken out, should a server repeat it.
  func redacted(_ text: String) -> String { text.replacing(secret, with: "…") }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(a key)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
