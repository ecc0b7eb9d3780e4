import NudgyCore

/// What makes a shared thing the same when it comes again, as a digest that tells nothing of it.
enum Identity {
  static func link(_ address: WebAddress) -> String { digest("link", address.canonical) }

  static func text(_ words: String) -> String { digest("text", words) }

  static func mail(id: String) -> String { digest("mail", id) }

  static func event(id: String, occurrence: String?) -> String {
    digest("event", "\(id)\n\(occurrence ?? "")")
  }

  static func file(_ bytes: [UInt8]) -> String { SHA256.hex(Array("file\n".utf8) + bytes) }

  private static func digest(_ kind: String, _ words: String) -> String {
    SHA256.hex(Array("\(kind)\n\(words)".utf8))
  }
}
