/// Why Nudgy rings; the raw values are those of the contracts.
package enum RingKind: String, Sendable, CaseIterable, Codable {
  /// At the moment that was asked for.
  case asked
  /// It is due, or will be soon where that was wanted.
  case due
  /// It was put away until now.
  case `return`
  /// The next time of something that repeats.
  case rhythm
  /// A check-in: untouched for days.
  case stale
  /// A check-in: one thing of today is left.
  case endOfDay
  /// A check-in: a saved link that was never opened.
  case links
  /// Several moments told in one.
  case digest

  /// Whether Nudgy speaks up by itself rather than at a moment that the person chose.
  package var isCheckIn: Bool { self == .stale || self == .endOfDay || self == .links }
}
