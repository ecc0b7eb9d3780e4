import Foundation
import NudgyAssistant
import NudgyCore
import NudgyTestSupport
import Testing

/// Several Nudgys, hand edits, damage, and folders that do not let us.
@Suite struct MemorySafetyTests {
  @Test func manyWritersAddToEachOther() async throws {
    let fixture = try MemoryFixture()
    try await withThrowingTaskGroup { group in
      for writer in 0..<8 {
        let memory = fixture.another()
        group.addTask {
          for number in 0..<10 {
            _ = try await memory.remember(
              subject: "thing \(writer) \(number)", text: "x", category: "other", source: .told)
          }
        }
      }
      try await group.waitForAll()
    }
    let subjects = try await fixture.memory.facts().map(\.subject)
    #expect(Set(subjects).count == 80)
    #expect(subjects.count == 80)
    #expect(try fixture.names() == ["memory.json", "memory.json.bak", "memory.json.lock"])
  }

  @Test func anEditByHandCountsAtOnceAndIsNeverOverwritten() async throws {
    let fixture = try MemoryFixture()
    try await fixture.tell("dentist", "Dr. Chen")
    let edited = try fixture.text()
      .replacing("Dr. Chen", with: "Dr. Wu")
      .replacing("\"version\": 1,", with: "\"version\": 1, // mine\n  \"shoeSize\": 42,")
      .replacing("\"wake\": null", with: "\"wake\": \"7:30\", \"chronotype\": \"owl\"")
      .replacing("\"timesUsed\": 0", with: "\"timesUsed\": 0, \"colour\": \"blue\",")
    try fixture.write(edited)
    #expect(try await fixture.memory.fact(about: "dentist")?.text == "Dr. Wu")
    try await fixture.tell("gym", "on 5th street")
    #expect(try await fixture.another().facts().map(\.text) == ["Dr. Wu", "on 5th street"])
    let text = try fixture.text()
    for kept in ["\"shoeSize\": 42", "\"chronotype\": \"owl\"", "\"colour\": \"blue\"", "\"wake\": \"7:30\""]
    {
      #expect(text.contains(kept), "\(kept)")
    }
    #expect(try await fixture.memory.preferences().wake == CivilTime(hour: 7, minute: 30))
  }

  @Test func entriesThatMakeNoSenseAreKept() async throws {
    let fixture = try MemoryFixture(
      """
      {"version": 1, "facts": ["call me", {"subject": "gym"}, {"subject": "Cat", "text": "Tom\\u001b[31m"}],
       "preferences": {"wake": "seven", "peakHours": [{"from": "9:00", "to": "11:00"}]}, "personas": {"x": 1}}
      """)
    let facts = try await fixture.memory.facts()
    #expect(facts.map(\.subject) == ["cat"])
    #expect(facts.map(\.text) == ["Tom"])
    let id = try #require(facts.first?.id)
    #expect(try await fixture.another().facts().first?.id == id)
    try await fixture.tell("dentist", "Dr. Chen")
    let json = try #require(JSONReader.value(from: try fixture.text()))
    let written = try #require(json["facts"]?.arrayValue)
    #expect(written.count == 4)
    #expect(written.contains("call me"))
    #expect(written.contains(["subject": "gym"]))
    #expect(json["preferences"]?["wake"] == "seven")
    #expect(json["personas"]?["x"] == 1)
    #expect(try await fixture.memory.facts().map(\.id).first == id)
    #expect(try await fixture.memory.preferences().peakHours.count == 1)
  }

  @Test(arguments: [
    "", "not json", "{\"version\": 1, \"facts\": [", "[]", "{\"version\": \"x\"}",
    "{\"version\": 1, \"facts\": 7}",
    "{\"version\": 1, \"preferences\": []}", "{\"version\": -1}", "\u{0}\u{0}\u{0}",
  ]) func aDamagedFileIsSetAsideAndTheBackupGoesOn(damage: String) async throws {
    let fixture = try MemoryFixture()
    try await fixture.tell("dentist", "Dr. Chen")
    try fixture.write(damage)
    #expect(try await fixture.memory.fact(about: "dentist")?.text == "Dr. Chen")
    let aside = "memory.json.damaged-2026-11-20-100000"
    let report = MemoryReport.damaged(
      path: fixture.file("memory.json").path, setAside: fixture.file(aside).path,
      restored: .backup(facts: 1))
    #expect(await fixture.memory.takeReports() == [report])
    #expect(await fixture.memory.takeReports() == [])
    #expect(try fixture.text(aside) == damage)
    try await fixture.tell("gym", "on 5th street")
    #expect(try await fixture.another().facts().count == 2)
  }

  @Test func bytesThatAreNotTextAreDamageToo() async throws {
    let fixture = try MemoryFixture("x")
    try Data([0xFF, 0xFE, 0x7B, 0x7D]).write(to: fixture.file("memory.json"))
    #expect(try await fixture.memory.facts() == [])
    #expect(try fixture.names().contains { $0.hasPrefix("memory.json.damaged-") })
  }

  @Test func withoutAGoodVersionItStartsAfresh() async throws {
    let fixture = try MemoryFixture("{", backup: "}")
    try await fixture.tell("dentist", "Dr. Chen")
    let reports = await fixture.memory.takeReports()
    #expect(reports.count == 1)
    let line = try #require(reports.first.map(MemoryWording.line))
    #expect(line.hasSuffix("There was no good version to go on from, so I start afresh."))
    #expect(
      try fixture.names() == [
        "memory.json", "memory.json.bak", "memory.json.bak.damaged-2026-11-20-100000",
        "memory.json.damaged-2026-11-20-100000", "memory.json.lock",
      ])
    try fixture.write("again")
    #expect(try await fixture.memory.facts().count == 1)
    #expect(try fixture.names().contains("memory.json.damaged-2026-11-20-100000-2"))
  }

  @Test func anEditByHandIsTheLastGoodVersion() async throws {
    let fixture = try MemoryFixture()
    try await fixture.tell("dentist", "Dr. Chen")
    try fixture.write(try fixture.text().replacing("Dr. Chen", with: "Dr. Wu"))
    let later = Date(timeIntervalSinceNow: 60)
    try FileManager.default.setAttributes(
      [.modificationDate: later], ofItemAtPath: fixture.file("memory.json").path)
    _ = try await fixture.memory.facts()
    try fixture.write("oops")
    #expect(try await fixture.memory.facts().map(\.text) == ["Dr. Wu"])
  }

  @Test func aFileTakenAwayIsAFreshStart() async throws {
    let fixture = try MemoryFixture()
    try await fixture.tell("dentist", "Dr. Chen")
    try FileManager.default.removeItem(at: fixture.file("memory.json"))
    #expect(try await fixture.memory.facts() == [])
    #expect(await fixture.memory.takeReports() == [])
  }

  @Test func aNewerFileIsReadAndNeverWritten() async throws {
    let text = "{\"version\": 9, \"facts\": [{\"subject\": \"dentist\", \"text\": \"Dr. Chen\"}]}"
    let fixture = try MemoryFixture(text)
    #expect(try await fixture.memory.facts().map(\.text) == ["Dr. Chen"])
    let error = NudgyError.storeIsNewer(path: fixture.file("memory.json").path, found: 9, known: 1)
    await #expect(throws: error) { try await fixture.tell("gym", "closed") }
    #expect(try fixture.text() == text)
    try fixture.write("{\"version\": 9, \"facts\": {\"by\": \"subject\"}}")
    await #expect(throws: error) { try await fixture.memory.facts() }
    #expect(try fixture.names().filter { $0.contains("damaged") } == [])
  }

  @Test(arguments: [
    "{\"facts\": {\"dentist\": \"Dr. Chen\", \"gym\": {\"text\": \"on 5th street\", \"category\": \"place\"}}}",
    "{\"facts\": [{\"subject\": \"dentist\", \"text\": \"Dr. Chen\"}, {\"subject\": \"gym\", \"text\": \"on 5th street\"}]}",
  ]) func oldShapesAreUnderstood(text: String) async throws {
    let fixture = try MemoryFixture(text)
    #expect(try await fixture.memory.facts().map(\.subject) == ["dentist", "gym"])
    try await fixture.tell("gym", "closed")
    let json = try #require(JSONReader.value(from: try fixture.text()))
    #expect(json["version"] == 1)
    #expect(json["facts"]?.arrayValue?.count == 2)
  }

  @Test func aLinkedFileStaysLinked() async throws {
    let fixture = try MemoryFixture("{}")
    let real = fixture.folder.file("dotfiles.json")
    try FileManager.default.moveItem(at: fixture.file("memory.json"), to: real)
    try FileManager.default.createSymbolicLink(at: fixture.file("memory.json"), withDestinationURL: real)
    try await fixture.tell("dentist", "Dr. Chen")
    #expect(String(decoding: try Data(contentsOf: real), as: UTF8.self).contains("Dr. Chen"))
    let kind = try FileManager.default.attributesOfItem(atPath: fixture.file("memory.json").path)[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func aFolderThatCannotBeMadeIsAStoreNotWritten() async throws {
    let fixture = try MemoryFixture()
    try Data().write(to: fixture.folder.file("Memory"))
    let path = fixture.file("memory.json").path
    await #expect(throws: NudgyError.self) { try await fixture.tell("dentist", "Dr. Chen") }
    do {
      try await fixture.tell("dentist", "Dr. Chen")
    } catch NudgyError.storeNotWritten(let found, _) {
      #expect(found == path)
    } catch NudgyError.storeUnavailable(let found, _) {
      #expect(found == path)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere")) func aReadOnlyFolderIsAStoreNotWritten()
    async throws
  {
    let fixture = try MemoryFixture("{}")
    let folder = fixture.folder.file("Memory").path
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder) }
    await #expect(
      throws: NudgyError.storeNotWritten(path: folder + "/memory.json", reason: "permission denied")
    ) { try await fixture.tell("dentist", "Dr. Chen") }
    #expect(try await fixture.memory.facts() == [])
  }

  @Test func aFolderInItsPlaceIsUnavailable() async throws {
    let fixture = try MemoryFixture("{}")
    try FileManager.default.removeItem(at: fixture.file("memory.json"))
    try FileManager.default.createDirectory(
      at: fixture.file("memory.json"), withIntermediateDirectories: false)
    let error = NudgyError.storeUnavailable(
      path: fixture.file("memory.json").path, reason: "it is not a plain file")
    await #expect(throws: error) { try await fixture.memory.facts() }
    await #expect(throws: error) { try await fixture.tell("dentist", "Dr. Chen") }
  }
}
