import Foundation
import NudgyAssistant
import NudgyCore
import NudgyTestSupport
import Testing

@Suite struct PersonaLibraryTests {
  private static func file(_ id: String, _ name: String, _ line: String = "Aye.") -> String {
    "---\nid: \(id)\nname: \(name)\n---\n## done\n- \(line)\n"
  }

  @Test func withoutAFolderThereAreTheBuiltInVoices() {
    let library = PersonaLibrary(folder: URL(filePath: "/nowhere/at/all"))
    #expect(library.all().map(\.id) == ["nudgy", "grandma", "loving-partner", "tough-love-buddy"])
    #expect(library.issues() == [])
  }

  @Test func usersFilesOverrideByIDAndAddNewOnes() throws {
    let home = try PersonaFiles([
      "g.md": Self.file("grandma", "Nonna", "Brava."), "pirate.md": Self.file("pirate", "Pirate"),
      "README.md": "no persona", ".hidden.md": "no persona", "notes.txt": "no persona",
    ])
    #expect(
      home.library.all().map(\.name) == ["Nudgy", "Loving Partner", "Nonna", "Pirate", "Tough-Love Buddy"])
    let nonna = try #require(home.library.persona(id: "grandma"))
    #expect(nonna.lines(for: .done).map(\.source) == ["Brava."])
    #expect(nonna.origin == .file(path: home.path("g.md")))
  }

  /// Personas are kept between turns, but not beyond an edit.
  @Test func anEditCountsAtOnce() throws {
    let home = try PersonaFiles(["pirate.md": Self.file("pirate", "Pirate", "Aye.")])
    #expect(home.library.persona(id: "pirate")?.lines(for: .done).map(\.source) == ["Aye."])
    let url = URL(filePath: home.path("pirate.md"))
    try Data(Self.file("pirate", "Pirate", "Arr!").utf8).write(to: url, options: .atomic)
    #expect(home.library.persona(id: "pirate")?.lines(for: .done).map(\.source) == ["Arr!"])
    try FileManager.default.removeItem(at: url)
    #expect(home.library.persona(id: "pirate") == nil)
  }

  @Test func ofTwoFilesWithOneIDTheFirstByNameWins() throws {
    let home = try PersonaFiles([
      "b.md": Self.file("pirate", "Second"), "a.md": Self.file("pirate", "First"),
    ])
    #expect(home.library.persona(id: "pirate")?.name == "First")
    #expect(
      home.library.issues().map(PersonaIssueWording.line).contains(
        "b.md:1: 'pirate' also stands in a.md, which is the one in use."))
  }

  @Test(arguments: [
    ("grandma", "grandma"), ("Grandma", "grandma"), ("tough love", "tough-love-buddy"),
    ("the loving partner", "loving-partner"), ("tough_love_buddy", "tough-love-buddy"),
    ("Tough-Love Buddy", "tough-love-buddy"), ("the penguin nudgy", nil), ("gradnma", "grandma"),
    ("partner", "loving-partner"), ("darth vader", nil), ("", nil),
  ]) func findsTheVoiceAPersonMeans(words: String, id: String?) {
    let library = PersonaLibrary(folder: nil)
    let found = Result { () throws(NudgyError) in try library.persona(named: words).id }
    let known = ["Nudgy", "Grandma", "Loving Partner", "Tough-Love Buddy"]
    #expect(found == (id.map(Result.success) ?? .failure(.noSuchPersona(words, known: known))))
  }

  @Test func filesThatCannotBeReadAreOneIssueEach() throws {
    let large = Array(repeating: UInt8(ascii: "a"), count: 300_000)
    let home = try PersonaFiles([
      "a.md": [0xFF, 0xFE, 0x00], "b.md": large, "c.md": Array(Self.file("pirate", "Pirate").utf8),
    ])
    try FileManager.default.createDirectory(
      atPath: home.path("d.md"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: home.path("e.md"), withDestinationPath: "/nowhere")
    let issues = home.library.issues().filter { $0.file != "c.md" }
    #expect(
      issues.map(PersonaIssueWording.line) == [
        "a.md:1: this is not UTF-8 text, so I left the file alone.",
        "b.md:1: the file has 300000 bytes; a voice may have 262144.",
        "d.md:1: I can't read this file.", "e.md:1: I can't read this file.",
      ])
    #expect(home.library.persona(id: "pirate") != nil)
  }
}
