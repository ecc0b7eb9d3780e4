package import NudgyCore

/// What somebody has for a task right now: `low 10`, `high`, `15 min`, in any order, filler words ignored.
package struct NextContext: Sendable, Equatable {
  package var energy: EnergyLevel?
  package var minutes: Int?

  /// - Throws: `unexpectedArgument` for a word that says neither.
  package init(_ words: String, command: String) throws(NudgyError) {
    for word in words.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      if let level = EnergyLevel(rawValue: String(word)) {
        energy = level
      } else if let number = Int(word), (1...1_000_000_000).contains(number) {
        minutes = number
      } else if !["energy", "min", "mins", "minutes", "and"].contains(word) {
        throw .unexpectedArgument(String(word), command: command)
      }
    }
  }
}
