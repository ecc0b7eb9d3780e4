import NudgyCore

/// Who is to be called, texted or written to, and where.
struct Contacts {
  private(set) var action: TaskAction?
  private(set) var contact: String?
  /// Phone number, address or link.
  private(set) var target: String?
  private(set) var url: String?

  /// - Parameters:
  ///   - persons: the words that name somebody to contact, as they were marked.
  ///   - text: of the whole piece, for what stands beside the title.
  init(title: String, persons: [String], text: String) {
    readAddresses(text)
    let words = title.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
    action = Contacts.action(of: words) ?? action
    if action == nil, url != nil { action = .openLink }
    let named = persons.lazy.map(Contacts.name).first {
      // "Mail ana@example.org": an address is where somebody is reached, and nobody's name.
      !$0.isEmpty && !Contacts.isPronoun($0) && !$0.contains("@")
    }
    contact = action == .openLink ? nil : named.map(Contacts.withoutWishes)
    if contact == nil, action != nil, action != .openLink { contact = Contacts.object(of: title, words) }
  }

  /// "Mom happy" of "text mom happy birthday".
  private static func withoutWishes(_ name: String) -> String {
    name.lowercased().hasSuffix(" happy") ? String(name.dropLast(6)) : name
  }

  /// What the first word, or a letter that is to be sent, says of the means.
  private static func action(of words: [String]) -> TaskAction? {
    switch words.first {
    case "call", "phone", "ring", "dial", "facetime", "telephone": .call
    case "text", "message", "dm", "whatsapp", "sms", "ping", "imessage": .text
    case "email", "e-mail", "mail": words.first == "mail" ? nil : .email
    case "reply", "respond", "rsvp": .text
    case "write" where words.dropFirst().first == "to": .email
    case "send", "shoot", "drop", "write", "draft": sent(words)
    case "give" where words.contains("ring") || words.contains("call") || words.contains("buzz"): .call
    default: nil
    }
  }

  private static func sent(_ words: [String]) -> TaskAction? {
    for word in words.dropFirst().prefix(7) {
      if ["email", "e-mail"].contains(word) { return .email }
      if ["text", "message"].contains(word) { return .text }
    }
    return nil
  }

  /// "the dentist to reschedule" → "dentist", where the words after the verb name somebody.
  private static func object(of title: String, _ words: [String]) -> String? {
    var written = title.split { $0.isWhitespace || $0 == "," }.map(String.init)[...]
    switch words.first {
    case "call", "text", "email", "ring", "phone", "message", "whatsapp", "reply", "respond":
      written = written.dropFirst()
    // "send an email to Jake"
    case "send", "write", "draft", "shoot":
      guard let to = words.firstIndex(of: "to"), to + 1 < words.count else { return nil }
      written = written[(to + 1)...]
    // "give grandma a call"
    case "give": written = written.dropFirst().prefix { $0.lowercased() != "a" }
    default: return nil
    }
    let rest = written.drop { ["to", "back", "up"].contains($0.lowercased()) }
    let named = rest.prefix(6).prefix { !ends.contains($0.lowercased()) }
    let name = name(named.joined(separator: " "))
    return name.isEmpty || isPronoun(String(name.prefix { $0 != " " })) ? nil : name
  }

  /// Words that begin what the call is about.
  private static let ends: WordTable = """
    to about re for if whether that and at on in with before after again back asap today from happy because
    so when by regarding or
    """

  /// Without what only points: "my mom" is "mom".
  private static func name(_ words: String) -> String {
    var parts = words.split(separator: " ").map(String.init)
    while let first = parts.first?.lowercased(), ["my", "the", "a", "an", "our", "your"].contains(first) {
      parts.removeFirst()
    }
    return parts.joined(separator: " ").trimmingSigns
  }

  private static func isPronoun(_ name: String) -> Bool {
    [
      "he", "him", "his", "she", "her", "hers", "they", "them", "their", "it", "me", "us", "you", "this",
      "that",
      "these", "those", "someone", "somebody", "everyone", "back", "people",
    ].contains(name.lowercased())
  }

  private mutating func readAddresses(_ text: String) {
    let source = Tokenizer.tokenize(text)
    for token in source.tokens {
      let written = source.written(token.span)
      switch token.kind {
      case .link:
        url = url ?? written
        target = target ?? written
      case .email:
        target = written
        action = .email
      case .phone:
        target = written
        action = .call
      default: break
      }
    }
  }
}

extension String {
  /// Without the marks at its edges.
  var trimmingSigns: String {
    let isSign: (Character) -> Bool = { $0.isWhitespace || ",;:.!?-–—*•".contains($0) }
    let tail = drop(while: isSign)
    return String(tail.reversed().drop(while: isSign).reversed())
  }
}
