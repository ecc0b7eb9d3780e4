import NudgyCore

/// The steps from older shapes of `memory.json` to today's. Only ever added to, at the end.
enum MemoryMigrations {
  struct Migration: Sendable {
    /// Says what it does.
    let name: String
    let apply: @Sendable (JSONValue) -> JSONValue
  }

  /// The first leads from version 0 (no version in the file) to version 1, and so on.
  static let all = [
    Migration(name: "facts by subject become a list", apply: listFacts)
  ]

  /// The value in today's shape; a newer one as it is.
  static func migrated(_ value: JSONValue) throws(MemoryDocument.Failure) -> JSONValue {
    guard let members = value.members else { throw .damaged }
    let found = value["version"] ?? 0
    guard let version = found.intValue, version >= 0 else { throw .damaged }
    guard version < all.count else { return value }
    let current = all[version...].reduce(value) { $1.apply($0) }
    let rest = (current.members ?? members).filter { $0.name != "version" }
    return .object([.init("version", .int(all.count))] + rest)
  }

  /// `{"facts": {"dentist": "Dr. Chen"}}`, the shape one writes by hand without a reference.
  private static func listFacts(_ value: JSONValue) -> JSONValue {
    let members = (value.members ?? []).map { member -> JSONValue.Member in
      guard member.name == "facts", let facts = member.value.members else { return member }
      return .init(
        "facts",
        .array(
          facts.map { fact in
            // A fact that is more than a text already has the members of today's.
            guard let rest = fact.value.members else {
              return ["subject": .string(fact.name), "text": fact.value]
            }
            return .object([.init("subject", .string(fact.name))] + rest.filter { $0.name != "subject" })
          }))
    }
    return .object(members)
  }
}
