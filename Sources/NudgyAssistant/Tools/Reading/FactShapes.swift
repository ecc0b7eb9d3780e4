import NudgyCore

/// A fact that a model told in one sentence, as a subject and what is said of it.
enum FactShapes {
  private static let links = [" is ", " are ", " was "]
  private static let owners = ["my ", "the user's ", "user's ", "your ", "their ", "the "]

  static func members(from members: [JSONValue.Member]) -> [JSONValue.Member] {
    let subject = members.first { $0.name == "subject" }?.value.stringValue
    guard subject.map(\.isBlank) ?? true,
      let fact = members.first(where: { $0.name == "fact" })?.value.stringValue,
      let link = links.lazy.compactMap({ fact.firstRange(of: $0) }).first
    else { return members }
    var name = fact[..<link.lowerBound].trimmed.lowercased()
    if let owner = owners.first(where: name.hasPrefix) { name = name.dropFirst(owner.count).trimmed }
    let text = fact[link.upperBound...].trimmed
    guard !name.isEmpty, !text.isEmpty else { return members }
    let rest = members.filter { $0.name != "subject" && $0.name != "fact" }
    return [.init("subject", .string(name)), .init("fact", .string(text))] + rest
  }
}
