import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Every field one below its limit, at it, and one above, whichever way the words come in: nothing is lost, nothing
/// fails, and what did not fit is told.
@Suite struct FieldLimitTests {
  enum Way: String, CaseIterable {
    case add, dump, say, lines, piped
  }

  struct Field: Sendable, CustomTestStringConvertible {
    let name: String
    let limit: Int
    /// The words with a field of so many bytes.
    let words: @Sendable (Int) -> String

    var testDescription: String { name }
  }

  private static let fields = [
    Field(name: "title", limit: 500) { "buy \(letters($0 - 4))" },
    Field(name: "contact", limit: 200) { "call \(letters($0)) tomorrow" },
    Field(name: "link", limit: 2_000) { "read https://e.com/\(letters($0 - 14))" },
    Field(name: "source", limit: 20_000) { "call mom about the \(letters($0 - 19))" },
  ]

  private static func letters(_ count: Int) -> String { String(repeating: "q", count: max(1, count)) }

  private func run(_ words: String, _ way: Way, _ nudgy: Nudgy) async throws -> ProgramRun {
    switch way {
    case .add: try await nudgy("add", words)
    case .dump: try await nudgy("dump", input: words)
    case .say: try await nudgy("say", words)
    case .lines: try await nudgy("chat", "--lines", input: words)
    case .piped: try await nudgy(input: words)
    }
  }

  private func texts(_ nudgy: Nudgy) async throws -> [String] {
    let tasks = try await nudgy.json("list")["upNext"]?.arrayValue ?? []
    return tasks.map { task in
      ["title", "notes", "sourceText", "contact", "target", "url"]
        .compactMap { task[$0]?.stringValue }.joined(separator: "\n").lowercased()
    }
  }

  @Test(arguments: fields, Way.allCases)
  func keepsEveryWord(_ field: Field, _ way: Way) async throws {
    let nudgy = try Nudgy()
    for (place, size) in [field.limit - 1, field.limit, field.limit + 1].enumerated() {
      let words = field.words(size)
      let run = try await run(words, way, nudgy)
      #expect(run.code == 0, "\(size): \(run.errors)")
      // Words that nobody has may be asked about.
      if run.output.contains("I also heard:") { _ = try await nudgy("say", "yes") }
      let texts = try await texts(nudgy)
      #expect(texts.count == place + 1, "\(size)")
      let long = try #require(words.split(separator: " ").max { $0.count < $1.count }).lowercased()
      #expect(texts.contains { $0.contains(long) }, "\(size)")
    }
  }

  /// The message of the report: two tasks beside one with a link that is too long.
  @Test(arguments: Way.allCases.filter { $0 != .add })
  func oneLongLinkCostsNoOtherTask(_ way: Way) async throws {
    let nudgy = try Nudgy()
    let link = "https://e.com/" + String(repeating: "1", count: 2_000)
    let separator = way == .say || way == .lines ? ", " : "\n"
    let words = ["call the bank", "pay rent friday", "read \(link)"].joined(separator: separator)
    let run = try await run(words, way, nudgy)
    #expect(run.code == 0)
    #expect((run.output + run.errors).contains("didn't fit, so I kept"))
    let tasks = try await nudgy.json("list")["upNext"]?.arrayValue ?? []
    #expect(tasks.count == 3)
    #expect(tasks.contains { $0["notes"]?.stringValue?.contains(link) == true })
  }

  @Test func aProgramIsToldWhatDidNotFit() async throws {
    let nudgy = try Nudgy()
    let receipts = try await nudgy.json("add", "call \(FieldLimitTests.letters(201))")["receipts"]?.arrayValue
    #expect(receipts?.first?["ignored"] == ["contact"])
  }

  @Test func editingKeepsEveryWord() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    let long = FieldLimitTests.letters(3_000)
    let run = try await nudgy("edit", "1", "read \(long)")
    #expect(run.code == 0)
    let task = try await nudgy.json("show", "1")
    #expect(task["title"]?.stringValue?.hasPrefix("Read qqq") == true)
    #expect(task["notes"]?.stringValue?.contains(long) == true)
  }

  @Test func aNoteMayBeLong() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    let long = FieldLimitTests.letters(4_001)
    #expect(try await nudgy("say", "add a note to #1: bring \(long)").code == 0)
    _ = try await nudgy("say", "yes")
    #expect(try await nudgy.json("show", "1")["notes"]?.stringValue?.contains(long) == true)
  }

  @Test(arguments: [999, 1_000, 1_001, 5_000])
  func aFactIsKeptSomewhere(_ size: Int) async throws {
    let nudgy = try Nudgy()
    let long = FieldLimitTests.letters(size)
    let run = try await nudgy("say", "my dog is \(long)")
    #expect(run.code == 0)
    let facts = try await nudgy("memory").output
    let texts = try await texts(nudgy)
    #expect(facts.contains(long) || texts.contains { $0.contains(long) })
  }

  @Test(arguments: [60, 61, 99, 100, 101])
  func everyItemOfADumpIsKept(_ count: Int) async throws {
    let nudgy = try Nudgy()
    let lines = (1...count).map { "call person\($0) about topic\($0)" }
    let receipts = try await nudgy.json("dump", input: lines.joined(separator: "\n"))["receipts"]?.arrayValue
    #expect(receipts?.count == count)
  }

  @Test(arguments: ["add", "say", "dump"])
  func aDateThatIsNoneCostsNoTask(_ command: String) async throws {
    let nudgy = try Nudgy()
    let words = "pay rent in 999999999 days"
    let run = try await command == "dump" ? nudgy(command, input: words) : nudgy(command, words)
    // Beside the receipt it is told.
    let told = (run.output + run.errors).split(separator: "\n").dropFirst()
    #expect(!told.isEmpty && run.code == 0, "\(run.code)")
    #expect(try await texts(nudgy).first?.contains("999999999") == true)
  }

  /// Nothing in it is anything to do, and it is not passed over without a word.
  @Test(arguments: ["42", "\u{1F642}", String(repeating: "a", count: 3_000)])
  func whatCannotBeReadIsAskedAbout(_ words: String) async throws {
    let nudgy = try Nudgy()
    for run in [try await nudgy("dump", input: words), try await nudgy(input: words)] {
      #expect(run.code == 0)
      #expect(run.output.contains("I also heard:"), "\(run.output)")
    }
    _ = try await nudgy("say", "yes")
    #expect(try await texts(nudgy).first?.contains(words) == true)
  }

  /// As long as one word of a command line may be.
  @Test func theLongestWordOfACommandLineIsKept() async throws {
    let nudgy = try Nudgy()
    let long = FieldLimitTests.letters(131_000)
    #expect(try await nudgy("add", "read \(long)").code == 0)
    #expect(try await texts(nudgy).first?.contains(long) == true)
  }

  /// Longer than one message: kept in a file that is named.
  @Test func aCommandLineBeyondAMessageIsKeptInAFile() async throws {
    let nudgy = try Nudgy()
    let words = Array(repeating: FieldLimitTests.letters(100_000), count: 11)
    let run = try await nudgy.run(["add"] + words)
    #expect(run.code == 1)
    let path = try #require(run.errors.split(separator: " ").first { $0.contains("/kept/") })
    let file = path.trimmingCharacters(in: CharacterSet(charactersIn: ";."))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == words.joined(separator: " "))
  }
}
