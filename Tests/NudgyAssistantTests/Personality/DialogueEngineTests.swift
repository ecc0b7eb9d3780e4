import Foundation
import NudgyAssistant
import NudgyCore
import NudgyTestSupport
import Testing

@Suite struct DialogueEngineTests {
  private static let library = PersonaLibrary(folder: nil)

  private func engine(_ id: String = "nudgy", seed: UInt64 = 7) throws -> DialogueEngine {
    let persona = try #require(Self.library.persona(id: id))
    return DialogueEngine(persona: persona, standard: Self.library.standard, random: .seeded(seed))
  }

  @Test(arguments: BuiltInPersonaTests.ids, Moment.allCases)
  func noLineComesBackWithinFour(id: String, moment: Moment) throws {
    var engine = try engine(id)
    var said: [String] = []
    for _ in 0..<40 {
      let line = engine.line(moment)
      #expect(!line.isEmpty)
      #expect(!said.suffix(4).contains(line))
      said.append(line)
    }
    #expect(Set(said).count >= 5)
  }

  @Test func noLineOfAMomentComesBackWithinFourOfThatMoment() throws {
    var engine = try engine()
    var done: [String] = []
    for _ in 0..<20 {
      let line = engine.line(.done)
      #expect(!done.suffix(4).contains(line))
      done.append(line)
      _ = engine.line(.next)
      _ = engine.line(.captured)
    }
  }

  @Test func sameSeedSaysTheSame() throws {
    var one = try engine(seed: 3)
    var two = try engine(seed: 3)
    let moments = Array(repeating: Moment.allCases, count: 3).flatMap { $0 }
    #expect(moments.map { one.line($0) } == moments.map { two.line($0) })
  }

  @Test func valuesStandInTheLines() throws {
    var engine = try engine("tough-love-buddy")
    let lines = (0..<60).map { _ in engine.line(.snoozed, values: [.when: "tomorrow 9:00 AM"]) }
    #expect(lines.contains("It's back tomorrow 9:00 AM. Until then, forget it."))
    #expect(!lines.contains { $0.contains("{") })
  }

  @Test func valuesNeverBringControlBytes() throws {
    var engine = try engine("tough-love-buddy")
    let lines = (0..<40).map { _ in engine.line(.next, values: [.title: "a\u{1B}[2J\nb"]) }
    #expect(lines.contains("a b. You've got that in you."))
  }

  @Test func recentsOutliveTheProcess() throws {
    var first = try engine()
    var said = [first.line(.done), first.line(.done), first.line(.done), first.line(.done)]
    for _ in 0..<10 {
      var next = try engine(seed: UInt64(said.count))
      next.recents = DialogueRecents(rawValue: first.recents.rawValue)
      let line = next.line(.done)
      #expect(!said.suffix(4).contains(line))
      said.append(line)
      first.recents = next.recents
    }
    let coded = try JSONEncoder().encode(["recents": first.recents])
    #expect(
      try JSONDecoder().decode([String: DialogueRecents].self, from: coded) == ["recents": first.recents])
  }

  @Test(arguments: ["", ";;", "x", "nudgy/nope=1", "nudgy/done=?", "=/=;/=,"])
  func damagedRecentsAreLeftOut(text: String) {
    #expect(DialogueRecents(rawValue: text).recent(.done, persona: "nudgy") == [])
  }

  @Test(arguments: [
    (Moment.ringRhythm, Moment.ringDue), (.ringOverdue, .ringDue),
    (.ringSoft, .ringAsked), (.ringStale, .stale), (.ringDayEnd, .next),
  ])
  func ringsWithoutLinesBorrowTheNearest(ring: Moment, nearest: Moment) throws {
    let head = "---\nid: p\nname: P\n---\n"
    let home = try PersonaFiles(["p.md": head + "## \(nearest.rawValue)\n- Aye.\n"])
    let persona = try #require(home.library.persona(id: "p"))
    var engine = DialogueEngine(persona: persona, standard: Self.library.standard, random: .seeded(1))
    #expect(engine.line(ring) == "Aye.")
  }

  /// Nothing else claims so little: a link is not due, and several rings are not one.
  @Test(arguments: [Moment.ringAsked, .ringDue, .ringLead, .ringReturn, .ringLink, .ringDigest])
  func otherRingsAreThePenguins(ring: Moment) throws {
    let others = Moment.allCases.filter { $0 != ring }.map { "## \($0.rawValue)\n- Aye.\n" }.joined()
    let home = try PersonaFiles(["p.md": "---\nid: p\nname: P\n---\n" + others])
    let persona = try #require(home.library.persona(id: "p"))
    var engine = DialogueEngine(persona: persona, standard: Self.library.standard, random: .seeded(1))
    let penguin = Self.library.standard.lines(for: ring).map(\.source)
    #expect(penguin.contains(engine.line(ring)))
  }

  @Test func missingMomentsAreThePenguins() throws {
    let home = try PersonaFiles(["p.md": "---\nid: p\nname: P\n---\n## done\n- Aye.\n- By {when}.\n"])
    let persona = try #require(home.library.persona(id: "p"))
    var engine = DialogueEngine(persona: persona, standard: Self.library.standard, random: .seeded(1))
    #expect([engine.line(.done), engine.line(.done)] == ["Aye.", "Aye."])
    let penguin = Self.library.standard.lines(for: .next).map(\.source)
    #expect(penguin.contains(engine.line(.next)))
  }
}
