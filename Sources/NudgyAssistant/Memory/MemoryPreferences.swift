package import NudgyCore

/// What the user wants to be treated like.
package struct MemoryPreferences: Sendable, Equatable {
  /// What the user wants to be called.
  package var name: String?
  /// How plainly Nudgy should speak, in the user's words.
  package var tone: String?
  /// The id of the voice in use.
  package var persona: String?
  package var wake: CivilTime?
  package var sleep: CivilTime?
  /// The hours in which the user works best.
  package var peakHours: [HourSpan]

  package init(
    name: String? = nil, tone: String? = nil, persona: String? = nil, wake: CivilTime? = nil,
    sleep: CivilTime? = nil, peakHours: [HourSpan] = []
  ) {
    self.name = name
    self.tone = tone
    self.persona = persona
    self.wake = wake
    self.sleep = sleep
    self.peakHours = peakHours
  }

  /// `09:00` to `11:30`; may pass midnight.
  package struct HourSpan: Sendable, Equatable {
    package var from: CivilTime
    package var to: CivilTime

    package init(from: CivilTime, to: CivilTime) {
      self.from = from
      self.to = to
    }
  }
}
