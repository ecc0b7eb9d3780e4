import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Texts made to harm, in every field that reaches a terminal, a file name, SQL, the search, JSON, a URL, a header or
/// a shell.
@Suite struct HostileTextTests {
  struct Text: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    var testDescription: String { name }
  }

  private static let texts = [
    Text("controls", "a\u{1}\u{7}\u{8}\u{B}\u{C}\r\u{1B}\u{7F}b\u{85}\u{9B}c"),
    Text("escapes", "\u{1B}[2J\u{1B}]0;owned\u{7}\u{1B}[31mred\u{9B}31m \u{1B}P1$r\u{1B}\\x"),
    Text("bidi", "\u{202E}drowssap\u{202C} \u{2066}abc\u{2069} \u{200F}שלום مرحبا"),
    Text("lone surrogates", "a\u{FFFD}\u{FFFD}b \u{FEFF} \u{FFFF}"),
    Text("SQL", "'; DROP TABLE tasks; -- \" OR 1=1 ;"),
    Text("search operators", "\"* NEAR(a b) -x ^y a:b {c} AND OR NOT (("),
    Text("formats", "%s %n %@ %1$s {0} \\(x) ${HOME}"),
    Text("paths", "../../etc/passwd"),
    Text("shell", "$(touch pwned) `touch pwned` ; touch pwned | touch pwned & touch pwned > pwned"),
    Text("lines", "one\ntwo\r\nthree\u{2028}four\n\n\n"),
    Text("combining marks", "a" + String(repeating: "\u{301}", count: 10_000)),
    Text(
      "joined emoji",
      String(repeating: "\u{1F468}\u{200D}", count: 300) + "\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}"),
    Text("a long word", String(repeating: "W", count: 5_000)),
    Text("JSON", "\"},{\"error\":null}]\\\" \\u0000 \\"),
    Text("headers", "x\r\nAuthorization: Bearer stolen\r\n\r\nbody"),
    Text("phone", "tel:+1\u{7}555\u{1B}[0m;ext=1\u{0A}2"),
    Text("a link", "javascript:alert(1) https://a.b/\u{1B}[31m?q=\"><script>"),
    Text("an option", "--json"),
    Text("markup", "<script>alert(1)</script> ]]> &amp; <b>"),
  ]

  /// Codes of the contracts, without the one of a fault of the program.
  private static let codes: Set<Int32> = [0, 1, 2, 69, 73, 74]

  private func check(
    _ run: ProgramRun, _ what: String, isJSON: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!run.wasSignalled, "\(what)", sourceLocation: sourceLocation)
    #expect(
      HostileTextTests.codes.contains(run.code), "\(what): \(run.code) \(run.errors)",
      sourceLocation: sourceLocation)
    for text in [run.output, run.errors] {
      let raw = text.unicodeScalars.first { $0 != "\n" && PlainText.isControl($0) }
      #expect(raw == nil, "\(what): \(text.debugDescription)", sourceLocation: sourceLocation)
    }
    guard isJSON else { return }
    for line in run.outputLines + run.errorLines {
      #expect(JSONReader.value(from: line) != nil, "\(what): \(line)", sourceLocation: sourceLocation)
    }
  }

  private func expectSound(_ nudgy: Nudgy) async throws {
    let list = try await nudgy("list", "--all", "--json")
    check(list, "list", isJSON: true)
    #expect(list.code == 0)
    let doctor = try await nudgy("doctor")
    check(doctor, "doctor")
    #expect(!FileManager.default.fileExists(atPath: "pwned"))
    #expect(!FileManager.default.fileExists(atPath: nudgy.folder.file("pwned").path))
    #expect(try await nudgy("add", "still here").code == 0)
  }

  @Test(arguments: texts) func inTasks(_ hostile: Text) async throws {
    let nudgy = try Nudgy()
    let text = hostile.text
    _ = try await nudgy("add", "buy milk")
    check(try await nudgy("add", "--", "read \(text)"), "add")
    check(try await nudgy("add", "--json", "--", "call \(text)"), "add", isJSON: true)
    check(try await nudgy("dump", input: "call bob\nbuy \(text)\n"), "dump")
    check(try await nudgy("dump", "--json", input: "call bob\nbuy \(text)\n"), "dump", isJSON: true)
    check(try await nudgy.run(["dump"], input: Array("buy \0\(text)\0".utf8)), "dump with NUL")
    check(try await nudgy("say", "--", "buy \(text)"), "say")
    check(try await nudgy("edit", "1", "--", text), "edit")
    check(try await nudgy("edit", "1", "--json", "--", "read \(text)"), "edit", isJSON: true)
    check(try await nudgy("show", "1"), "show")
    try await expectSound(nudgy)
  }

  @Test(arguments: texts) func inWordsThatAreLookedFor(_ hostile: Text) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    for command in ["find", "drop", "snooze"] {
      check(try await nudgy(command, "--", hostile.text), command)
    }
    for command in ["find", "done", "when", "understand"] {
      check(try await nudgy(command, "--json", "--", hostile.text), command, isJSON: true)
    }
    try await expectSound(nudgy)
  }

  @Test(arguments: texts) func inFactsAndVoices(_ hostile: Text) async throws {
    let nudgy = try Nudgy()
    let text = hostile.text
    check(try await nudgy("say", "--", "remember that my dog is \(text)"), "remember")
    check(
      try await nudgy("chat", "--lines", "--json", input: "my \(text) is Rex\nwho is \(text)?"), "facts",
      isJSON: true)
    check(try await nudgy("memory"), "memory")
    check(try await nudgy("memory", "forget", "--", text), "forget")
    try nudgy.write("---\nname: \(text)\nid: \(text)\n---\n# \(text)\n\(text)\n", to: "Personas/odd.md")
    let name = text.replacing("/", with: "_").prefix(40)
    // Not every system takes every name.
    try? nudgy.write("---\nname: odd\n---\n\(text)\n", to: "Personas/\(name).md")
    check(try await nudgy("persona", "--json"), "persona", isJSON: true)
    check(try await nudgy("persona", "show", "--", text), "persona show")
    check(try await nudgy("persona", "use", "--", text), "persona use")
    try await expectSound(nudgy)
  }

  @Test(arguments: texts) func inSettingsAndFileNames(_ hostile: Text) async throws {
    let text = hostile.text
    let nudgy = try Nudgy()
    for key in ["model", "apiKeyCommand", "baseURL", "persona", text] {
      check(try await nudgy("config", "set", "--", key, text), "config \(key)")
    }
    check(try await nudgy("config", "--json"), "config", isJSON: true)
    check(try await nudgy("dump", "--", text), "file name")
    try await expectSound(nudgy)
    for variable in ["NUDGY_HEADERS", "NUDGY_MODEL", "OPENAI_BASE_URL"] {
      let value = variable == "NUDGY_HEADERS" ? "X-Odd: \(text)" : text
      let closed = ["NUDGY_AI": "on", "OPENAI_BASE_URL": "http://127.0.0.1:1"]
      let odd = try Nudgy(closed.merging([variable: value]) { $1 })
      check(try await odd("say", "--json", "hello"), variable, isJSON: true)
    }
  }
}
