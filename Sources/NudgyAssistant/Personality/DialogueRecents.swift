/// The last lines of each persona, as fingerprints, oldest first.
///
/// Codable as one short string, to be kept as a value between launches.
package struct DialogueRecents: Sendable, Equatable, RawRepresentable, Codable {
  /// How many lines must lie between a line and its return.
  package static let span = 4

  private struct Key: Hashable {
    var persona: String
    /// Nil: whatever was said last.
    var moment: Moment?
  }

  private var said: [Key: [UInt32]] = [:]

  package init() {}

  /// Reads what `rawValue` writes; anything else is left out.
  package init(rawValue: String) {
    for entry in rawValue.split(separator: ";") {
      let parts = entry.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let slash = parts[0].lastIndex(of: "/") else { continue }
      let name = String(parts[0][parts[0].index(after: slash)...])
      guard name == "*" || Moment(rawValue: name) != nil else { continue }
      let key = Key(persona: String(parts[0][..<slash]), moment: Moment(rawValue: name))
      said[key] = parts[1].split(separator: ",").compactMap { UInt32($0, radix: 36) }.suffix(Self.span)
    }
  }

  /// `nudgy/*=1x,2y;nudgy/done=1x`, in a stable order.
  package var rawValue: String {
    let entries = said.map { key, lines in
      let numbers = lines.map { String($0, radix: 36) }.joined(separator: ",")
      return "\(key.persona)/\(key.moment?.rawValue ?? "*")=\(numbers)"
    }
    return entries.sorted().joined(separator: ";")
  }

  /// What not to say now: the persona's last lines of that moment, and its last lines whatever the moment.
  package func recent(_ moment: Moment, persona: String) -> [UInt32] {
    (said[Key(persona: persona, moment: nil)] ?? []) + (said[Key(persona: persona, moment: moment)] ?? [])
  }

  package mutating func note(_ line: UInt32, for moment: Moment, persona: String) {
    for key in [Key(persona: persona, moment: nil), Key(persona: persona, moment: moment)] {
      said[key] = ((said[key] ?? []) + [line]).suffix(Self.span)
    }
  }
}
