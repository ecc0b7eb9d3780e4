import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Files that are damaged, newer, or cannot be written.
@Suite struct DamageTests {
  @Test func aDamagedStoreIsSetAsideAndNudgyStarts() async throws {
    let nudgy = try Nudgy()
    try nudgy.write(String(repeating: "this is no database ", count: 1000), to: "nudgy.db")
    let run = try await nudgy("add", "buy milk")
    #expect(run.code == 0)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("set it aside as \(nudgy.home.path(percentEncoded: false))"))
    let names = try FileManager.default.contentsOfDirectory(atPath: nudgy.home.path(percentEncoded: false))
    let aside = try #require(names.first { $0.hasPrefix("nudgy.db.damaged") })
    #expect(try nudgy.read(aside).hasPrefix("this is no database"))
    #expect(try await nudgy.json("next")["task"]?["title"] == "Buy milk")
    #expect(try await nudgy("next").errors == "")
  }

  @Test func aStoreThatIsGoneIsTakenUpAnewAndItsCopyNamed() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy.json("add", "buy milk")
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(at: nudgy.home.appending(path: "nudgy.db\(ending)"))
    }
    let run = try await nudgy("next")
    #expect(run.code == 0)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("/backups/nudgy-"))
    #expect(try await nudgy("next").errors == "")
  }

  @Test func aMemoryThatIsNoFileIsToldOnce() async throws {
    let nudgy = try Nudgy()
    let folder = nudgy.home.appending(path: "Memory/memory.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let run = try await nudgy("say", "my dentist is Dr. Chen")
    #expect(run.code == 73)
    #expect(run.errorLines.count == 1, "\(run.errors)")
  }

  @Test func anUnknownVoiceInTheSettingsIsTold() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy.json("add", "buy milk")
    try nudgy.write("{ \"persona\": \"walrus\" }", to: "config.json")
    let run = try await nudgy("say", "hello")
    #expect(run.code == 0)
    #expect(run.errors.contains("walrus"))
    #expect(try await nudgy("doctor").code == 1)
  }

  @Test func aNewerStoreIsLeftAlone() async throws {
    let nudgy = try Nudgy()
    // A chat leaves all of the store in the one file.
    _ = try await nudgy("chat", "--lines", input: "buy milk\n")
    let file = nudgy.home.appending(path: "nudgy.db")
    // The user version stands at byte 60 of the file, as https://sqlite.org/fileformat2.html says.
    let handle = try FileHandle(forUpdating: file)
    try handle.seek(toOffset: 60)
    try handle.write(contentsOf: Data([0, 0, 0x7F, 0]))
    try handle.close()
    let before = try Data(contentsOf: file)
    let run = try await nudgy("--json", "next")
    #expect(run.code == 73)
    #expect(JSONReader.value(from: run.errors)?["error"]?["code"] == "storeIsNewer")
    #expect(try Data(contentsOf: file) == before)
  }

  /// A folder below a file can be made by nobody, not even by root.
  @Test func anUnwritableDataHomeIsNamed() async throws {
    let nudgy = try Nudgy(["NUDGY_HOME": "/etc/passwd/nudgy"])
    for arguments in [["add", "buy milk"], ["next"], ["list"], ["say", "hello"]] {
      let run = try await nudgy.run(arguments)
      #expect(run.code == 73)
      #expect(run.output == "")
      #expect(run.errorLines.count == 1, "\(run.errors)")
      #expect(run.errors.contains("/etc/passwd/nudgy"))
    }
    let settings = try await nudgy("config", "set", "clock", "24")
    #expect(settings.code == 74)
    #expect(try await nudgy("config").code == 0)
    #expect(try await nudgy("doctor").code == 1)
  }

  @Test func damagedSettingsAreToldAndLeftAlone() async throws {
    let nudgy = try Nudgy()
    let text = "{ clock: 24, // unfinished"
    try nudgy.write(text, to: "config.json")
    let run = try await nudgy("add", "call mom at 5pm")
    #expect(run.code == 0)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("config.json"))
    #expect(run.output.contains("5:00 PM"))
    #expect(try await nudgy("config", "set", "clock", "24").code == 1)
    #expect(try await nudgy("config", "get").code == 1)
    #expect(try await nudgy("doctor").code == 1)
    #expect(try nudgy.read("config.json") == text)
  }

  @Test func unknownSettingsAreTold() async throws {
    let nudgy = try Nudgy()
    try nudgy.write("{ clok: 24 }", to: "config.json")
    let run = try await nudgy("next")
    #expect(run.code == 0)
    let file = nudgy.home.appending(path: "config.json").path(percentEncoded: false)
    #expect(run.errors == "\(file):1: There's no setting 'clok'. Did you mean 'clock'?\n")
  }

  @Test func manyWrongSettingsAreToldInOneLine() async throws {
    let nudgy = try Nudgy()
    try nudgy.write("{\n  clock: 13,\n  nope: 1,\n  // so\n  plain: \"x\",\n}\n", to: "config.json")
    let file = nudgy.home.appending(path: "config.json").path(percentEncoded: false)
    let run = try await nudgy("next")
    #expect(run.code == 0)
    #expect(
      run.errors
        == "\(file):2: '13' doesn't fit 'clock'. It takes 12 or 24. 2 more: `nudgy doctor` shows all.\n")
    let doctor = try await nudgy("doctor")
    #expect(doctor.code == 1)
    for place in [":2: '13'", ":3: There's no setting 'nope'", ":5: 'x'"] {
      #expect(doctor.output.contains(file + place))
    }
  }

  @Test func doctorNamesWhatWasSetAside() async throws {
    let nudgy = try Nudgy()
    #expect(try await nudgy("doctor").output.contains("none yet"))
    _ = try await nudgy("add", "buy milk")
    try nudgy.write("no database", to: "nudgy.db")
    #expect(try await nudgy("next").errors.contains("I went on from the backup"))
    try nudgy.write("{ not json", to: "Memory/memory.json")
    _ = try await nudgy("memory")
    let doctor = try await nudgy("doctor").output
    for part in ["/nudgy.db.damaged-", "/Memory/memory.json.damaged-", "/backups/nudgy-2026"] {
      #expect(doctor.contains("/home" + part), "\(doctor)")
    }
  }

  struct Keeper: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let arguments: [String]
    var input = ""
  }

  /// Whatever way words come in, the day they came in does not end without a copy of them.
  @Test(arguments: [
    Keeper(testDescription: "add", arguments: ["add", "buy milk"]),
    Keeper(testDescription: "say", arguments: ["say", "buy milk"]),
    Keeper(testDescription: "dump", arguments: ["dump"], input: "buy milk\n"),
    Keeper(testDescription: "a pipe", arguments: [], input: "buy milk\n"),
    Keeper(testDescription: "lines", arguments: ["chat", "--lines"], input: "hi\nbuy milk\n"),
  ])
  func damageOnTheFirstDayLosesNothing(_ keeper: Keeper) async throws {
    let nudgy = try Nudgy()
    #expect(try await nudgy("list").code == 0)
    #expect(try await nudgy.run(keeper.arguments, input: Array(keeper.input.utf8)).code == 0)
    try nudgy.write(String(repeating: "no database ", count: 1000), to: "nudgy.db")
    let list = try await nudgy("list", "--json")
    #expect(list.errors.contains("I went on from the backup"))
    #expect(list.output.contains("Buy milk"))
  }

  @Test func lookingMakesNoBackup() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    let backups = nudgy.home.appending(path: "backups").path(percentEncoded: false)
    let first = try FileManager.default.contentsOfDirectory(atPath: backups)
    #expect(first.count == 1)
    let later = "2026-11-22T10:00:00-05:00"
    for command in ["next", "list", "doctor"] { _ = try await nudgy(command, at: later) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: backups) == first)
    _ = try await nudgy("done", "1", at: later)
    #expect(try FileManager.default.contentsOfDirectory(atPath: backups).count == 2)
  }

  /// What a conversation leaves is in the one file.
  @Test func aConversationEndsWithItsLogFolded() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("chat", "--lines", input: "buy milk\n")
    let log = nudgy.home.appending(path: "nudgy.db-wal")
    #expect(((try? Data(contentsOf: log)) ?? Data()).isEmpty)
    #expect(try await nudgy("list").output.contains("Buy milk"))
  }

  @Test func damagedMemoryIsTold() async throws {
    let nudgy = try Nudgy()
    try nudgy.write("{ not json", to: "Memory/memory.json")
    let run = try await nudgy("say", "what's next?")
    #expect(run.code == 0)
    #expect(run.errors.contains("memory.json"))
    #expect(try await nudgy("memory").code == 0)
  }

  @Test func damagedPersonasAreTold() async throws {
    let nudgy = try Nudgy()
    try nudgy.write("no front matter here", to: "Personas/odd.md")
    let run = try await nudgy("persona", "list")
    #expect(run.code == 0)
    #expect(run.errors.contains("odd.md"))
  }

  @Test func filesAndFoldersAreTheOwnersAlone() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy.json("add", "buy milk")
    _ = try await nudgy.json("say", "my dentist is Dr. Chen")
    _ = try await nudgy("config", "set", "clock", "24")
    let files = FileManager.default
    let paths = try files.subpathsOfDirectory(atPath: nudgy.home.path(percentEncoded: false)) + [""]
    for path in paths {
      let full = nudgy.home.appending(path: path).path(percentEncoded: false)
      let mode = try files.attributesOfItem(atPath: full)[.posixPermissions] as? Int ?? 0
      #expect(mode & 0o077 == 0, "\(path) has mode \(String(mode, radix: 8))")
    }
  }

  @Test func aFolderOthersMayLookIntoIsTold() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy.json("add", "buy milk")
    #expect(try await !nudgy("doctor").output.contains("others"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: nudgy.home.path(percentEncoded: false))
    #expect(try await nudgy("doctor").output.contains("others"))
  }
}
