import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Every file besides the store: several writers, what the killed leave, links, and what is no file at all.
@Suite struct EveryFileTests {
  // MARK: Several at once

  @Test func settingsThatAreSetAtOnceAreAllKept() async throws {
    let nudgy = try Nudgy()
    let values = [
      "clock": "24", "dateOrder": "eu", "plain": "true", "color": "never", "ai": "off", "model": "m",
      "dailyCalls": "50", "dailyTokens": "1000",
    ]
    for round in 1...3 {
      try await withThrowingTaskGroup { group in
        for (key, value) in values {
          group.addTask {
            let run = try await nudgy("config", "set", key, value)
            #expect(run.code == 0, "\(run.errors)")
          }
        }
        try await group.waitForAll()
      }
      for (key, value) in values { #expect(try await nudgy("config", "get", key).output == "\(value)\n") }
      #expect(try nudgy.names() == ["config.json", "config.json.lock"], "round \(round)")
      for key in values.keys { #expect(try await nudgy("config", "unset", key).code == 0) }
    }
  }

  @Test func factsThatAreToldAtOnceAreAllKept() async throws {
    let nudgy = try Nudgy()
    let names = ["Tom", "Rex", "Ada", "Kim", "Bob", "Ann"]
    try await withThrowingTaskGroup { group in
      for name in names {
        group.addTask {
          let run = try await nudgy("say", "my friend \(name) lives in Bonn")
          #expect(run.code == 0, "\(run.errors)")
        }
      }
      try await group.waitForAll()
    }
    let facts = try await nudgy("memory").output
    for name in names { #expect(facts.contains(name), "\(facts)") }
  }

  // MARK: What the killed leave

  @Test func whatKilledWritersLeftIsGoneAtTheNextStart() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("say", "my dentist is Dr. Chen")
    _ = try await nudgy("config", "set", "clock", "24")
    for left in [
      "config.json.new", "config.json.7-8.tmp", ".dat.nosync7FFFFFF0.abc", "Memory/memory.json.7-8.tmp",
      "Memory/.dat.nosync7FFFFFF0.abc",
    ] {
      try nudgy.write("half of", to: left)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: nudgy.home.appending(path: left).path(percentEncoded: false)
      )
    }
    #expect(try await nudgy("memory").output.contains("Dr. Chen"))
    let names = try nudgy.names() + nudgy.names("Memory")
    #expect(names.filter { name in [".new", ".tmp", ".dat"].contains { name.contains($0) } } == [])
  }

  // MARK: Links

  private func linked(_ nudgy: Nudgy, _ path: String) throws -> URL {
    let real = nudgy.folder.file("dotfiles").appending(path: URL(filePath: path).lastPathComponent)
    try FileManager.default.createDirectory(
      at: real.deletingLastPathComponent(), withIntermediateDirectories: true)
    let link = URL(filePath: try nudgy.place(path))
    if FileManager.default.fileExists(atPath: link.path(percentEncoded: false)) {
      try FileManager.default.moveItem(at: link, to: real)
    }
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    return real
  }

  private func isLink(_ nudgy: Nudgy, _ path: String) -> Bool {
    let file = nudgy.home.appending(path: path).path(percentEncoded: false)
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil
  }

  @Test func aDamagedMemoryBehindALinkIsCopiedBesideTheLink() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("say", "my dentist is Dr. Chen")
    let real = try linked(nudgy, "Memory/memory.json")
    try Data("{ not json".utf8).write(to: real)
    let run = try await nudgy("memory")
    #expect(run.output.contains("Dr. Chen"))
    #expect(run.errorLines.count == 1)
    #expect(isLink(nudgy, "Memory/memory.json"))
    let aside = try #require(try nudgy.names("Memory").first { $0.hasPrefix("memory.json.damaged-") })
    #expect(try nudgy.read("Memory/\(aside)") == "{ not json")
    #expect(try nudgy.text(real).contains("Dr. Chen"))
  }

  @Test func aDamagedStoreBehindALinkIsPutBesideTheLink() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    // All in the one file, which then goes elsewhere.
    _ = try await nudgy("chat", "--lines", input: "hello\n")
    let real = try linked(nudgy, "nudgy.db")
    for part in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(at: nudgy.home.appending(path: "nudgy.db\(part)"))
    }
    #expect(try await nudgy("list").output.contains("Buy milk"))
    try Data(String(repeating: "no database ", count: 1000).utf8).write(to: real)
    let run = try await nudgy("list")
    #expect(run.errors.contains("I went on from the backup"), "\(run.errors)")
    #expect(run.output.contains("Buy milk"))
    #expect(isLink(nudgy, "nudgy.db"))
    let aside = try #require(try nudgy.names().first { $0.hasPrefix("nudgy.db.damaged-") })
    #expect(try nudgy.read(aside).hasPrefix("no database"))
    #expect(try nudgy.text(real).isEmpty == false)
  }

  @Test func linkedSettingsStayLinkedAndAsOpenAsTheyWere() async throws {
    let nudgy = try Nudgy()
    let real = try linked(nudgy, "config.json")
    try Data("{ plain: true }".utf8).write(to: real)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: real.path(percentEncoded: false))
    #expect(try await nudgy("config", "set", "clock", "24").code == 0)
    #expect(isLink(nudgy, "config.json"))
    #expect(try nudgy.text(real).contains("\"clock\": 24"))
    let attributes = try FileManager.default.attributesOfItem(atPath: real.path(percentEncoded: false))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func settingsMayBeginWithAByteOrderMark() async throws {
    let nudgy = try Nudgy()
    try nudgy.write("\u{FEFF}{ \"clock\": 24 }\n", to: "config.json")
    #expect(try await nudgy("config", "get", "clock").output == "24\n")
    #expect(try await nudgy("config", "set", "plain", "true").code == 0)
    #expect(try await nudgy("config", "get", "clock").output == "24\n")
    #expect(try await nudgy("next").errors == "")
  }
}
