import Foundation
import NudgyCore

/// The parts of `memory.json` as values, and back.
///
/// Written over what was read: a member whose meaning did not change keeps the form the user gave it.
struct MemoryCoding {
  let calendar: ZonedCalendar
  let now: Date

  // MARK: - Facts

  /// Nil when there is no subject or no text. Everything else may be missing: people write facts by hand.
  func fact(_ json: JSONValue) -> MemoryFact? {
    guard let subject = text(json["subject"]), let text = text(json["text"]) else { return nil }
    return MemoryFact(
      id: json["id"]?.stringValue.flatMap(UUID.init(uuidString:)) ?? derivedID("\(subject)\n\(text)"),
      subject: subject.lowercased(), text: text, category: self.text(json["category"]) ?? "other",
      source: json["source"]?.stringValue.flatMap(MemoryFact.Source.init(rawValue:)) ?? .told,
      createdAt: instant(json["createdAt"]) ?? now, lastUsedAt: instant(json["lastUsedAt"]),
      timesUsed: max(0, json["timesUsed"]?.intValue ?? 0))
  }

  func json(_ fact: MemoryFact, over raw: JSONValue) -> JSONValue {
    merged(members(fact), over: raw, reading: { self.fact($0).map(members) })
  }

  private func members(_ fact: MemoryFact) -> [JSONValue.Member] {
    [
      .init("id", .string(fact.id.uuidString.lowercased())), .init("subject", .string(fact.subject)),
      .init("text", .string(fact.text)), .init("category", .string(fact.category)),
      .init("source", .string(fact.source.rawValue)), .init("createdAt", json(fact.createdAt)),
      .init("lastUsedAt", json(fact.lastUsedAt)), .init("timesUsed", .int(fact.timesUsed)),
    ]
  }

  // MARK: - Preferences

  func preferences(_ json: JSONValue) -> MemoryPreferences {
    MemoryPreferences(
      name: text(json["name"]), tone: text(json["tone"]), persona: text(json["persona"]),
      wake: clock(json["wake"]), sleep: clock(json["sleep"]),
      peakHours: (json["peakHours"]?.arrayValue ?? []).compactMap { span in
        guard let from = clock(span["from"]), let to = clock(span["to"]) else { return nil }
        return MemoryPreferences.HourSpan(from: from, to: to)
      })
  }

  func json(_ preferences: MemoryPreferences, over raw: JSONValue) -> JSONValue {
    merged(members(preferences), over: raw, reading: { members(self.preferences($0)) })
  }

  private func members(_ preferences: MemoryPreferences) -> [JSONValue.Member] {
    let spans = preferences.peakHours.map { span -> JSONValue in
      ["from": json(span.from), "to": json(span.to)]
    }
    return [
      .init("name", JSONValue(preferences.name)), .init("tone", JSONValue(preferences.tone)),
      .init("persona", JSONValue(preferences.persona)), .init("wake", json(preferences.wake)),
      .init("sleep", json(preferences.sleep)), .init("peakHours", .array(spans)),
    ]
  }

  // MARK: - Summaries and statistics

  func summary(_ json: JSONValue) -> MemorySummary? {
    guard let text = text(json["text"]) else { return nil }
    return MemorySummary(text: text, createdAt: instant(json["createdAt"]) ?? now)
  }

  func json(_ summary: MemorySummary, over raw: JSONValue) -> JSONValue {
    merged(members(summary), over: raw, reading: { self.summary($0).map(members) })
  }

  private func members(_ summary: MemorySummary) -> [JSONValue.Member] {
    [.init("text", .string(summary.text)), .init("createdAt", json(summary.createdAt))]
  }

  func statistics(_ id: String, _ json: JSONValue) -> PersonaStatistics? {
    guard json.members != nil else { return nil }
    func count(_ key: String) -> Int { max(0, json[key]?.intValue ?? 0) }
    return PersonaStatistics(
      id: id, timesUsed: count("timesUsed"), lastUsedAt: instant(json["lastUsedAt"]),
      tasksFinished: count("tasksFinished"))
  }

  func json(_ persona: PersonaStatistics, over raw: JSONValue) -> JSONValue {
    merged(members(persona), over: raw, reading: { statistics(persona.id, $0).map(members) })
  }

  private func members(_ persona: PersonaStatistics) -> [JSONValue.Member] {
    [
      .init("timesUsed", .int(persona.timesUsed)), .init("lastUsedAt", json(persona.lastUsedAt)),
      .init("tasksFinished", .int(persona.tasksFinished)),
    ]
  }

  // MARK: - Parts

  private func merged(
    _ members: [JSONValue.Member], over raw: JSONValue, reading: (JSONValue) -> [JSONValue.Member]?
  ) -> JSONValue {
    let before = reading(raw) ?? []
    let known = members.map { member in
      let isUnchanged = before.contains(member)
      return isUnchanged ? JSONValue.Member(member.name, raw[member.name] ?? member.value) : member
    }
    return .object(known + unknownMembers(raw, known: known))
  }

  private func text(_ json: JSONValue?) -> String? {
    let text = json?.stringValue.map(PlainText.singleLine) ?? ""
    return text.isEmpty ? nil : text
  }

  private func instant(_ json: JSONValue?) -> Date? {
    guard let text = json?.stringValue else { return nil }
    return InstantFormat.instant(from: text, in: calendar)
      ?? CivilDate(iso: text[...]).map { calendar.startOfDay($0) }
  }

  private func json(_ instant: Date?) -> JSONValue {
    instant.map { .string(InstantFormat.string($0, in: calendar)) } ?? .null
  }

  /// `7:30` and `07:30:00` alike.
  private func clock(_ json: JSONValue?) -> CivilTime? {
    let parts = (json?.stringValue ?? "").split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = Int(parts[0]), let minute = Int(parts[1]) else {
      return nil
    }
    return CivilTime(hour: hour, minute: minute)
  }

  private func json(_ time: CivilTime?) -> JSONValue {
    guard let time else { return .null }
    return .string("\(time.hour < 10 ? "0" : "")\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)")
  }

  /// The same for the same text, so that a fact written by hand keeps its identity until it is saved.
  private func derivedID(_ text: String) -> UUID {
    var bytes: [UInt8] = []
    for seed in [0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15] as [UInt64] {
      // FNV-1a, 64 bits.
      let hash = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: hash >> ($0 * 8)) }
    }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6] & 0x0F | 0x80, bytes[7],
        bytes[8] & 0x3F | 0x80, bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
