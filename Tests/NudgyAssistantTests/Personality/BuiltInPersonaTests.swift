import Foundation
import NudgyAssistant
import NudgyPersonas
import Testing

/// The shipped voices against the rules of `Personas/README.md`.
@Suite struct BuiltInPersonaTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Personas").standardizedFileURL
  private static let library = PersonaLibrary(folder: nil)
  static let ids = BuiltInPersonas.all.map(\.id)

  @Test func tableHoldsWhatTheFolderHolds() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }
    #expect(BuiltInPersonas.all.flatMap(\.files).sorted() == names.sorted())
    for persona in BuiltInPersonas.all {
      for (name, bytes) in zip(persona.files, persona.texts) {
        #expect(try Data(contentsOf: Self.folder.appending(path: name)) == Data(bytes), "\(name)")
        #expect(bytes.count < 10_000, "\(name) slows debug builds down")
      }
      #expect(persona.files.count == persona.texts.count)
    }
  }

  @Test(arguments: Moment.allCases) func readmeNamesTheSection(moment: Moment) throws {
    let text = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    #expect(text.contains("`\(moment.rawValue)`"))
  }

  @Test(arguments: ids) func idInTheFileIsTheIDOfTheTable(id: String) throws {
    let persona = try #require(Self.library.persona(id: id))
    #expect(persona.id == id)
    #expect(persona.origin == .builtIn)
    #expect(!persona.prompt.isEmpty)
    #expect(!persona.profile.summary.isEmpty && persona.profile.traits.count >= 3)
  }

  @Test(arguments: ids) func readsWithoutAnyIssueAsAUsersFile(id: String) throws {
    let entry = try #require(BuiltInPersonas.all.first { $0.id == id })
    let home = try PersonaFiles(["all.md": entry.texts.reduce([], +)])
    #expect(home.library.issues() == [])
  }

  @Test(arguments: ids, Moment.allCases) func momentHasEnoughLines(id: String, moment: Moment) throws {
    let lines = try #require(Self.library.persona(id: id)).lines(for: moment)
    #expect(lines.count >= 6)
    // Without any value at hand there must still be more lines than may not be repeated.
    #expect(lines.filter(\.placeholders.isEmpty).count > DialogueRecents.span)
  }

  @Test(arguments: ids) func everyLineKeepsTheRules(id: String) throws {
    let persona = try #require(Self.library.persona(id: id))
    for moment in Moment.allCases {
      for line in persona.lines(for: moment) {
        #expect(line.unknownNames.isEmpty, "\(moment): \(line.source)")
        #expect(sentences(line.source) <= 2, "\(moment): \(line.source)")
        #expect(line.source.count <= 100, "\(moment): \(line.source)")
        #expect(!line.source.contains("!"), "\(moment): \(line.source)")
        #expect(moment == .joke || !blames(line.source), "\(moment): \(line.source)")
        #expect(Set(line.placeholders).isSubset(of: allowed(moment)), "\(moment): \(line.source)")
      }
    }
  }

  @Test(arguments: ids) func noLineStandsTwiceInAPersona(id: String) throws {
    let persona = try #require(Self.library.persona(id: id))
    let lines = Moment.allCases.flatMap { persona.lines(for: $0) }
    let repeated = Dictionary(grouping: lines, by: \.source).filter { $1.count > 1 }.keys.sorted()
    #expect(repeated == [])
    #expect(Set(lines.map(\.fingerprint)).count == lines.count)
  }

  @Test func voicesShareHardlyALine() {
    let voices = Self.ids.compactMap { Self.library.persona(id: $0) }
    let lines = voices.flatMap { voice in
      Set(Moment.allCases.flatMap { voice.lines(for: $0) }.map(\.source))
    }
    let shared = Dictionary(grouping: lines, by: { $0 }).filter { $1.count > 1 }
    #expect(shared.count <= 20, "\(shared.keys.sorted())")
  }

  /// A sentence ends with a mark before a space or the end.
  private func sentences(_ line: String) -> Int {
    let ends = ".!?…"
    let characters = Array(line)
    let marks = characters.indices.filter { index in
      ends.contains(characters[index])
        && (index + 1 == characters.count || " \"".contains(characters[index + 1]))
    }
    return marks.count
  }

  private func blames(_ line: String) -> Bool {
    let words = line.lowercased().split { !$0.isLetter && $0 != "'" }
    return words.contains {
      ["should've", "lazy", "late", "failed", "forgot", "overdue"].contains($0)
    }
  }

  /// The values that the engine has at such a moment.
  private func allowed(_ moment: Moment) -> Set<Placeholder> {
    switch moment {
    case .snoozed: [.title, .when, .name]
    case .capturedMany, .confirmDestructive, .focus: [.count, .title, .name]
    case .next, .done, .captured, .reopened, .updated, .skipped, .dropped, .stale, .overdue: [.title, .name]
    case .brokenDown, .stepDone: [.step, .title, .name]
    case .ringLead, .ringStale: [.title, .when, .name]
    case .ringDigest: [.count, .name]
    case .ringAsked, .ringDue, .ringReturn, .ringRhythm, .ringOverdue, .ringDayEnd, .ringLink, .ringSoft:
      [.title, .name]
    default: [.name]
    }
  }
}
