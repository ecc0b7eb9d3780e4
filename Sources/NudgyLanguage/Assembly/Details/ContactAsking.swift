/// "Sarah's number": nothing but what somebody is reached by asks for it.
enum ContactAsking {
  private static let things: Set = [
    "address", "cell", "email", "email address", "mobile", "mobile number", "number", "phone", "phone number",
  ]
  private static let asides: Set = ["and", "what's", "whats", "what", "is"]

  static func act(_ text: String) -> Act? {
    guard text.utf8.count < 80, text.contains(where: { "'\u{2019}".contains($0) }) else { return nil }
    let plain = text.lowercased().replacing("\u{2019}", with: "'").filter { !"?!.".contains($0) }
    let words = plain.split(separator: " ").map(String.init).drop(while: asides.contains)
    guard let owner = words.firstIndex(where: { $0.hasSuffix("'s") }), owner - words.startIndex < 3,
      things.contains(words[(owner + 1)...].joined(separator: " "))
    else { return nil }
    let subject = words.drop { ["my", "our", "the"].contains($0) }.joined(separator: " ")
    return Act(.recall, confidence: 1, span: 0..<text.utf8.count, details: .subject(subject))
  }
}
