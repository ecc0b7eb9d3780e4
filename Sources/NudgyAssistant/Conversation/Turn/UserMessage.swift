/// What a person sent, and how it came in.
package struct UserMessage: Sendable, Equatable {
  package enum Origin: String, Sendable, Codable {
    /// Typed line by line: the person's own words, free to ask for anything.
    case typed
    /// A typed line with a few pasted words in it: what it changes is asked about first.
    case mixed
    /// Pasted, or piped in whole: data, which may add tasks and look at them, and change nothing.
    case pasted
  }

  /// The most a message may hold: 1 MiB of UTF-8.
  package static let byteLimit = 1 << 20

  package var text: String
  package var origin: Origin

  package init(_ text: String, origin: Origin = .typed) {
    self.text = text
    self.origin = origin
  }
}
