import NudgyCore

/// Makes a profile of front matter; what does not fit is reported and replaced by a sound value.
struct PersonaProfileReader {
  static let keys = ["id", "name", "emoji", "summary", "intensity", "traits", "temperature", "model"]

  private let matter: FrontMatter
  private(set) var issues: [(line: Int, kind: PersonaIssue.Kind)] = []

  init(_ matter: FrontMatter) {
    self.matter = matter
  }

  /// - Parameter fallbackID: used when the file names no id, or one that is not an id.
  mutating func profile(fallbackID: String) -> PersonaProfile {
    for entry in matter.entries where !PersonaProfileReader.keys.contains(entry.key) {
      let suggestion = Spelling.nearest(to: entry.key, among: PersonaProfileReader.keys)
      issues.append((entry.line, .unknownKey(entry.key, suggestion: suggestion)))
    }
    let id = id(fallback: fallbackID)
    var profile = PersonaProfile(id: id, name: "")
    profile.name = required("name", otherwise: PersonaProfileReader.title(of: id))
    if let emoji = read("emoji", "one emoji", { PersonaProfileReader.isEmoji($0) ? $0 : nil }) {
      profile.emoji = emoji
    }
    profile.summary = matter.entry("summary")?.value ?? ""
    if let intensity = read("intensity", "1 (soft) to 5 (blunt)", PersonaProfileReader.intensity) {
      profile.intensity = intensity
    }
    profile.temperature = read("temperature", "a number from 0 to 2") { text in
      Double(text).flatMap { (0...2).contains($0) ? $0 : nil }
    }
    profile.model = read("model", "the name of a model") { text in
      let name = PlainText.singleLine(text)
      return name == text && !name.isEmpty && name.utf8.count <= 200 ? name : nil
    }
    profile.traits = traits()
    return profile
  }

  private mutating func id(fallback: String) -> String {
    let fallback = PersonaProfileReader.identifier(fallback) ?? "persona"
    guard let entry = matter.entry("id"), !entry.value.isEmpty else {
      issues.append((matter.entry("id")?.line ?? 1, .missingKey("id", used: fallback)))
      return fallback
    }
    if let id = PersonaProfileReader.identifier(entry.value) { return id }
    issues.append(
      (entry.line, .badValue(key: "id", value: entry.value, expected: "letters, digits and hyphens")))
    return fallback
  }

  private mutating func required(_ key: String, otherwise: String) -> String {
    let entry = matter.entry(key)
    if let value = entry?.value, !value.isEmpty { return value }
    issues.append((entry?.line ?? 1, .missingKey(key, used: otherwise)))
    return otherwise
  }

  private mutating func read<Value>(
    _ key: String, _ expected: String, _ value: (String) -> Value?
  ) -> Value? {
    guard let entry = matter.entry(key) else { return nil }
    if let value = value(entry.value) { return value }
    issues.append((entry.line, .badValue(key: key, value: entry.value, expected: expected)))
    return nil
  }

  private func traits() -> [String] {
    (matter.entry("traits")?.values ?? [])
      .flatMap { $0.split(separator: ",") }
      .map(\.trimmed)
      .filter { !$0.isEmpty }
  }

  /// `Old Salt` → `old-salt`; nil when there is more than letters, digits, spaces and hyphens.
  static func identifier(_ text: String) -> String? {
    let id = text.lowercased().split { $0 == " " || $0 == "_" }.joined(separator: "-")
    let isSound = id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    return isSound && !id.isEmpty && id.count <= 64 ? id : nil
  }

  /// `old-salt` → `Old Salt`.
  static func title(of id: String) -> String {
    id.replacing("-", with: " ").uppercasedWords
  }

  private static func isEmoji(_ text: String) -> Bool {
    guard (1...2).contains(text.count), let first = text.unicodeScalars.first else { return false }
    // Digits count as emoji for Unicode; on their own they are none.
    return first.properties.isEmoji && first.value > 0xFF
  }

  private static func intensity(_ text: String) -> Int? {
    switch text.lowercased() {
    case "soft", "gentle", "low": 1
    case "moderate", "medium": 3
    case "firm", "aggressive", "high": 4
    case "blunt", "nuclear": 5
    default: Int(text).flatMap { (1...5).contains($0) ? $0 : nil }
    }
  }
}
