import Foundation
import NudgyCore

/// The content of `memory.json`: what Nudgy knows of its shape, and everything else untouched.
struct MemoryDocument: Sendable {
  /// The version this Nudgy writes. Older ones are migrated, newer ones only read.
  static var version: Int { MemoryMigrations.all.count }

  /// Why a file cannot be understood.
  enum Failure: Error, Equatable {
    case damaged
    /// A newer version whose shape is not ours.
    case newer(Int)
  }

  let version: Int
  var facts: [MemoryFact] = []
  var preferences = MemoryPreferences()
  var summaries: [MemorySummary] = []
  var personas: [PersonaStatistics] = []

  /// The value as read, from which unknown keys and untouched values are taken when writing.
  private let original: JSONValue
  private let calendar: ZonedCalendar

  /// - Parameter now: the time of facts that do not say when they were learnt.
  init(_ value: JSONValue, now: Date, calendar: ZonedCalendar) throws(Failure) {
    let root = try MemoryMigrations.migrated(value)
    guard let version = root["version"]?.intValue else { throw .damaged }
    let failure: Failure = version > MemoryDocument.version ? .newer(version) : .damaged
    guard let facts = (root["facts"] ?? []).arrayValue, let summaries = (root["summaries"] ?? []).arrayValue,
      (root["preferences"] ?? .object([])).members != nil,
      let personas = (root["personas"] ?? .object([])).members
    else { throw failure }
    self.version = version
    original = root
    self.calendar = calendar
    let coding = MemoryCoding(calendar: calendar, now: now)
    self.facts = facts.compactMap(coding.fact)
    self.summaries = summaries.compactMap(coding.summary)
    self.personas = personas.compactMap { coding.statistics($0.name, $0.value) }
    if let preferences = root["preferences"] { self.preferences = coding.preferences(preferences) }
  }

  /// Known keys in their order, then the unknown ones by name.
  func json(now: Date) -> JSONValue {
    let coding = MemoryCoding(calendar: calendar, now: now)
    let known = [
      JSONValue.Member("version", .int(version)),
      JSONValue.Member(
        "preferences", coding.json(preferences, over: original["preferences"] ?? .object([]))),
      JSONValue.Member("facts", list("facts", facts, coding.fact, id: \.id, coding.json)),
      JSONValue.Member("summaries", list("summaries", summaries, coding.summary, id: \.self, coding.json)),
      JSONValue.Member("personas", personasJSON(coding)),
    ]
    return .object(known + unknownMembers(original, known: known))
  }

  /// The elements by value, each over the one it was read from; those that were not understood stay as they are.
  private func list<Element, ID: Hashable>(
    _ name: String, _ elements: [Element], _ read: (JSONValue) -> Element?, id: (Element) -> ID,
    _ json: (Element, JSONValue) -> JSONValue
  ) -> JSONValue {
    var sources: [ID: JSONValue] = [:]
    var odd: [JSONValue] = []
    for raw in original[name]?.arrayValue ?? [] {
      if let element = read(raw) { sources[id(element)] = raw } else { odd.append(raw) }
    }
    return .array(elements.map { json($0, sources[id($0)] ?? .object([])) } + odd)
  }

  private func personasJSON(_ coding: MemoryCoding) -> JSONValue {
    let before = original["personas"] ?? .object([])
    let known = personas.map { persona in
      JSONValue.Member(persona.id, coding.json(persona, over: before[persona.id] ?? .object([])))
    }
    return .object(known + unknownMembers(before, known: known))
  }
}

/// The members that are not among the known ones, by name.
func unknownMembers(_ value: JSONValue, known: [JSONValue.Member]) -> [JSONValue.Member] {
  let names = Set(known.map(\.name))
  return (value.members ?? []).filter { !names.contains($0.name) }
}
