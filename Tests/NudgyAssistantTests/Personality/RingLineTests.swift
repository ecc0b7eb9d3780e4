import NudgyAssistant
import NudgyPersonas
import Testing

/// What the shipped voices say below a ring's heading, against the rules of `Personas/README.md`.
@Suite struct RingLineTests {
  private static let library = PersonaLibrary(folder: nil)
  private static let ids = BuiltInPersonaTests.ids
  static let rings: [Moment] = [
    .ringAsked, .ringDue, .ringReturn, .ringRhythm, .ringLead, .ringOverdue, .ringStale, .ringDayEnd,
    .ringLink, .ringDigest, .ringSoft,
  ]
  /// What a ring never says, in any voice.
  private static let forbidden: Set<String> = [
    "asap", "behind", "failed", "finally", "forgot", "forgotten", "hurry", "late", "lazy", "missed", "must",
    "overdue", "should", "should've", "urgent",
  ]

  private func lines(_ id: String, _ moment: Moment) throws -> [LineTemplate] {
    try #require(Self.library.persona(id: id)).lines(for: moment)
  }

  @Test func ringsAreTheMomentsNamedSo() {
    #expect(Self.rings == Moment.allCases.filter { $0.rawValue.hasPrefix("ring_") })
  }

  @Test(arguments: ids, rings) func thereAreTwentyLines(id: String, moment: Moment) throws {
    let lines = try lines(id, moment)
    #expect(lines.count >= 20)
    let plain = lines.filter(\.placeholders.isEmpty).count
    if let value = Self.value(of: moment) {
      #expect(lines.count { $0.placeholders.contains(value) } >= 10)
      #expect(plain >= 8)
    } else {
      #expect(plain >= 15)
    }
  }

  @Test(arguments: ids, rings) func everyLineFitsAPopup(id: String, moment: Moment) throws {
    for line in try lines(id, moment) {
      #expect(line.source.count <= 90, "\(line.source)")
    }
  }

  @Test(arguments: ids, rings) func noLineBlamesOrPushes(id: String, moment: Moment) throws {
    for line in try lines(id, moment) {
      #expect(Self.forbidden.isDisjoint(with: words(line.source)), "\(line.source)")
    }
  }

  /// "in an hour" begins with a small letter, and a sentence does not.
  @Test(arguments: ids, rings) func noLineBeginsWithATime(id: String, moment: Moment) throws {
    for line in try lines(id, moment) {
      #expect(line.pieces.first != .placeholder(.when), "\(line.source)")
    }
  }

  @Test(arguments: ids) func whatIsStillHereIsOfferedTwoMinutes(id: String) throws {
    for line in try lines(id, .ringOverdue) {
      let words = words(line.source)
      #expect(words.contains("two") && (words.contains { $0.hasPrefix("minute") }), "\(line.source)")
    }
  }

  @Test(arguments: ids) func whatHasSatAWhileIsAskedAbout(id: String) throws {
    for line in try lines(id, .ringStale) {
      #expect(line.source.contains("?"), "\(line.source)")
    }
  }

  /// Not even with another full stop or capital: each voice has its own words, and a ring has its own lines.
  @Test func noLineIsSaidTwice() throws {
    var seen: [[String]: String] = [:]
    for id in Self.ids {
      for moment in Moment.allCases {
        for line in try lines(id, moment) {
          let place = "\(id), \(moment.rawValue): \(line.source)"
          if let other = seen.updateValue(place, forKey: words(line.source)) {
            // The other moments may share a few words: BuiltInPersonaTests says how many.
            #expect(!place.contains("ring_") && !other.contains("ring_"), "\(place) and \(other)")
          }
        }
      }
    }
  }

  /// The value that most lines of the moment are about.
  private static func value(of moment: Moment) -> Placeholder? {
    switch moment {
    case .ringLead, .ringStale: .when
    case .ringDigest: .count
    default: nil
    }
  }

  private func words(_ line: String) -> [String] {
    line.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
  }
}
