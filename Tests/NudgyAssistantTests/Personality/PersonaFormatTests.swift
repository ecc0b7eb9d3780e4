import NudgyAssistant
import NudgyCore
import Testing

/// What a user's persona file may hold, and what is said about what it may not.
@Suite struct PersonaFormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    /// The lines of the issues, without the one on missing sections.
    var issues: [String]
    var testDescription: String { name }
  }

  private static let head = "---\nid: pirate\nname: Pirate\n---\n"

  static let cases = [
    Case(name: "sound", text: head + "Arr.\n## done\n- Aye.\n", issues: []),
    Case(
      name: "windows line ends and byte order mark",
      text: "\u{FEFF}---\r\nid: pirate\r\nname: Pirate\r\n---\r\nArr.\r\n## done\r\n- Aye.\r\n", issues: []),
    Case(
      name: "comments, quotes, lists",
      text: "---\n# mine\nid: 'pirate'\nname: \"Pirate\"\ntraits: [bold, salty]\n---\n## done\n- Aye.\n",
      issues: []),
    Case(
      name: "unknown key with a likely one",
      text: "---\nid: pirate\nname: Pirate\nemojy: 🦜\n---\n## done\n- Aye.\n",
      issues: ["pirate.md:4: I don't know the key 'emojy'. Did you mean 'emoji'?"]),
    Case(
      name: "unknown key",
      text: "---\nid: pirate\nname: Pirate\nshoesize: 42\n---\n## done\n- Aye.\n",
      issues: ["pirate.md:4: I don't know the key 'shoesize'."]),
    Case(
      name: "bad values",
      text:
        "---\nid: pirate\nname: Pirate\nemoji: parrot\nintensity: 9\ntemperature: hot\n---\n## done\n- Aye.\n",
      issues: [
        "pirate.md:4: 'parrot' doesn't fit 'emoji', which takes one emoji.",
        "pirate.md:5: '9' doesn't fit 'intensity', which takes 1 (soft) to 5 (blunt).",
        "pirate.md:6: 'hot' doesn't fit 'temperature', which takes a number from 0 to 2.",
      ]),
    Case(
      name: "bad id",
      text: "---\nid: pi/rate\nname: Pirate\n---\n## done\n- Aye.\n",
      issues: ["pirate.md:2: 'pi/rate' doesn't fit 'id', which takes letters, digits and hyphens."]),
    Case(
      name: "missing id and name",
      text: "---\nemoji: 🦜\n---\n## done\n- Aye.\n",
      issues: [
        "pirate.md:1: there is no 'id'; I use 'pirate'.",
        "pirate.md:1: there is no 'name'; I use 'Pirate'.",
      ]),
    Case(
      name: "key twice, and no key",
      text: "---\nid: pirate\nname: Pirate\nid: sailor\nahoy\n---\n## done\n- Aye.\n",
      issues: [
        "pirate.md:4: 'id' stands here twice; the first one counts.",
        "pirate.md:5: 'ahoy' is no 'key: value'.",
      ]),
    Case(
      name: "no front matter",
      text: "\n## done\n- Aye.\n",
      issues: [
        "pirate.md:1: there is no 'id'; I use 'pirate'.",
        "pirate.md:1: there is no 'name'; I use 'Pirate'.",
        "pirate.md:2: there is no front matter; begin with '---', an id and a name.",
      ]),
    Case(
      name: "front matter without an end",
      text: "---\nid: pirate\nname: Pirate\n",
      issues: ["pirate.md:1: the front matter has no closing '---'."]),
    Case(
      name: "unknown section with a likely one",
      text: head + "## dnoe\n- Aye.\n",
      issues: ["pirate.md:5: I don't know the section 'dnoe'. Did you mean 'done'?"]),
    Case(
      name: "section spelt as a heading", text: head + "## All Clear\n- Calm seas.\n## all-clear\n- Calm.\n",
      issues: ["pirate.md:7: 'all_clear' has more than one section; all of them count."]),
    Case(
      name: "empty section", text: head + "## done\n\n## next\n- This, matey.\n",
      issues: ["pirate.md:5: 'done' has no lines; the penguin's are used."]),
    Case(
      name: "stray text, continuation and unknown value",
      text: head + "## done\n- Aye,\n  {title} be done.\nYarr.\n- By {beard}.\n",
      issues: [
        "pirate.md:8: this line of 'done' is left out; lines begin with '- '.",
        "pirate.md:9: '{beard}' has no value in 'done', so the line is left out.",
      ]),
  ]

  @Test(arguments: cases) func issuesNameFileAndLine(_ example: Case) throws {
    let home = try PersonaFiles(["pirate.md": example.text])
    let issues = home.library.issues().filter {
      if case .missingSections = $0.kind { false } else { true }
    }
    #expect(issues.map(PersonaIssueWording.line) == example.issues)
    #expect(home.library.persona(id: "pirate") != nil)
  }

  @Test func readsEveryField() throws {
    let text = """
      ---
      id: Old Salt
      name: Old Salt
      emoji: ⚓️
      summary: Salty: but kind
      intensity: blunt
      traits:
        - salty
        - loud
      temperature: 1.1
      model: salty-7b
      ---
      Speak like the sea.

      ## prompt
      Twice.
      ## done
      - Aye, {name}.
      """
    let home = try PersonaFiles(["salt.md": text])
    let persona = try #require(home.library.persona(id: "old-salt"))
    #expect(
      persona.profile
        == PersonaProfile(
          id: "old-salt", name: "Old Salt", emoji: "⚓️", summary: "Salty: but kind", intensity: 5,
          traits: ["salty", "loud"], temperature: 1.1, model: "salty-7b"))
    #expect(persona.prompt == "Speak like the sea.\n\nTwice.")
    #expect(persona.lines(for: .done).map(\.source) == ["Aye, {name}."])
    #expect(persona.origin == .file(path: home.path("salt.md")))
  }

  @Test func controlBytesNeverGetThrough() throws {
    let home = try PersonaFiles([
      "evil.md":
        "---\nid: evil\nname: E\u{1B}[31mvil\n---\nAct\u{0}\u{7}.\n## done\n- \u{1B}]0;x\u{7}Aye\u{9B}.\n"
    ])
    let persona = try #require(home.library.persona(id: "evil"))
    let shown = [persona.name, persona.prompt] + persona.lines(for: .done).map(\.source)
    #expect(shown == ["Evil", "Act.", "Aye."])
  }

  @Test func missingSectionsAreOneIssue() throws {
    let lines = Moment.allCases.dropLast(6).map { "## \($0.rawValue)\n- \($0.rawValue)\n" }.joined()
    let home = try PersonaFiles(["pirate.md": Self.head + lines])
    #expect(
      home.library.issues().map(PersonaIssueWording.line) == [
        "pirate.md:1: no lines for chat_question, remembered, recalled, recalled_nothing and 2 more; "
          + "the penguin's are used."
      ])
  }
}
