import Foundation
import NudgyAssistant
import NudgyCore
import NudgyMemoryFormat
import NudgyTestSupport
import Testing

/// The memory on a real folder.
@Suite struct MemoryFileTests {
  @Test func nothingIsWrittenBeforeSomethingIsLearnt() async throws {
    let fixture = try MemoryFixture()
    #expect(try await fixture.memory.facts() == [])
    #expect(try await fixture.memory.preferences() == MemoryPreferences())
    #expect(!FileManager.default.fileExists(atPath: fixture.folder.file("Memory").path))
  }

  @Test func aFactOutlivesTheLaunch() async throws {
    let fixture = try MemoryFixture()
    let change = try await fixture.tell("my dentist", "Dr. Chen", "person")
    #expect(change.kind == .stored)
    let fact = try #require(try await fixture.another().fact(about: "who is my dentist"))
    #expect(fact == change.after)
    #expect((fact.subject, fact.text, fact.category, fact.source) == ("dentist", "Dr. Chen", "person", .told))
    #expect(fact.createdAt == TestWorld.now)
  }

  @Test func theFileIsReadableAndForTheUserAlone() async throws {
    let fixture = try MemoryFixture()
    try await fixture.tell("dentist", "Dr. Chen", "person")
    let text = try fixture.text()
    #expect(
      text == """
        {
          "version": 1,
          "preferences": {
            "name": null,
            "tone": null,
            "persona": null,
            "wake": null,
            "sleep": null,
            "peakHours": []
          },
          "facts": [
            {
              "id": "00000000-0000-4000-8000-000000000001",
              "subject": "dentist",
              "text": "Dr. Chen",
              "category": "person",
              "source": "told",
              "createdAt": "2026-11-20T10:00:00-05:00",
              "lastUsedAt": null,
              "timesUsed": 0
            }
          ],
          "summaries": [],
          "personas": {}
        }

        """)
    #expect(try fixture.text("memory.json.bak") == text)
    for (name, mode) in [("memory.json", 0o600), ("memory.json.bak", 0o600), (".", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: fixture.file(name).path)
      #expect(attributes[.posixPermissions] as? Int == mode, "\(name)")
    }
    #expect(try fixture.names() == ["memory.json", "memory.json.bak", "memory.json.lock"])
  }

  @Test func starterIsWhatAFreshMemoryWrites() async throws {
    let fixture = try MemoryFixture()
    try await fixture.tell("dentist", "Dr. Chen")
    _ = try await fixture.memory.forgetLast()
    #expect(try fixture.text() == String(decoding: MemoryFormat.starter, as: UTF8.self))
  }

  @Test func aSubjectHoldsOneFactAndTheUserMany() async throws {
    let fixture = try MemoryFixture()
    let first = try await fixture.tell("dentist", "Dr. Chen")
    let second = try await fixture.tell("my dentist's name", "Dr. Wu")
    #expect(second.kind == .updated)
    #expect(second.before == first.after)
    #expect(try await fixture.tell("dentist", "Dr. Wu").kind == .unchanged)
    try await fixture.tell("me", "allergic to nuts")
    try await fixture.tell("me", "like tea")
    #expect(try await fixture.memory.facts().map(\.text) == ["Dr. Wu", "allergic to nuts", "like tea"])
    #expect(try await fixture.memory.fact(about: "nuts")?.text == "allergic to nuts")
  }

  @Test func whatWasToldDoesNotGiveWayToAGuess() async throws {
    let fixture = try MemoryFixture()
    let memory = fixture.memory
    func infer(_ text: String) async throws -> MemoryChange.Kind {
      try await memory.remember(subject: "gym", text: text, category: "place", source: .inferred).kind
    }
    #expect(try await infer("on 5th street") == .stored)
    #expect(try await infer("on 6th street") == .updated)
    #expect(try await fixture.tell("gym", "on 6th street").kind == .updated)
    #expect(try await infer("on 7th street") == .unchanged)
    let fact = try #require(try await memory.fact(about: "gym"))
    #expect((fact.text, fact.source) == ("on 6th street", .told))
  }

  @Test func everyChangeCanBeTakenBack() async throws {
    let fixture = try MemoryFixture()
    let memory = fixture.memory
    let stored = try await fixture.tell("dentist", "Dr. Chen")
    let updated = try await fixture.tell("dentist", "Dr. Wu")
    let forgotten = try await memory.forget(about: "the dentist")
    #expect(forgotten.kind == .forgotten)
    #expect(try await memory.facts() == [])
    try await memory.apply(forgotten.reversed)
    #expect(try await memory.fact(about: "dentist")?.text == "Dr. Wu")
    try await memory.apply(updated.reversed)
    #expect(try await memory.facts() == [stored.after].compactMap { $0 })
    try await memory.apply(stored.reversed)
    #expect(try await memory.facts() == [])
  }

  @Test func theNameIsAFactAndAPreference() async throws {
    let fixture = try MemoryFixture()
    let memory = fixture.memory
    let sam = try await fixture.tell("name", "Sam", "name")
    #expect(try await memory.preferences().name == "Sam")
    let alex = try await fixture.tell("name", "Alex", "name")
    #expect(try await memory.preferences().name == "Alex")
    try await memory.apply(alex.reversed)
    #expect(try await memory.preferences().name == "Sam")
    _ = try await memory.forget(about: "my name")
    #expect(try await memory.preferences().name == nil)
    #expect(sam.nameBefore == nil && sam.nameAfter == "Sam")
    try await memory.updatePreferences { $0.name = "Jo" }
    #expect(try await memory.fact(about: "my name")?.text == "Jo")
    #expect(try await memory.forget(about: "my name").before?.text == "Jo")
    #expect(try await memory.preferences().name == nil)
  }

  @Test func whatIsNotKnownCannotBeForgotten() async throws {
    let fixture = try MemoryFixture()
    await #expect(throws: NudgyError.noSuchFact("dentist")) {
      try await fixture.memory.forget(about: "dentist")
    }
    #expect(try await fixture.memory.forgetLast() == nil)
    await #expect(throws: NudgyError.emptyInput) { try await fixture.tell("dentist", " \u{7}") }
    // An attempt leaves nothing behind but the lock.
    #expect(try fixture.names() == ["memory.json.lock"])
  }

  @Test func forgettingAllLeavesPreferences() async throws {
    let fixture = try MemoryFixture()
    try await fixture.tell("dentist", "Dr. Chen")
    try await fixture.tell("name", "Sam", "name")
    try await fixture.memory.updatePreferences { $0.tone = "brief" }
    #expect(try await fixture.memory.forgetAll().compactMap(\.before?.text) == ["Dr. Chen", "Sam"])
    #expect(try await fixture.another().facts() == [])
    #expect(try await fixture.memory.preferences() == MemoryPreferences(tone: "brief"))
  }

  @Test func useSummariesAndVoicesAreCounted() async throws {
    let fixture = try MemoryFixture()
    let memory = fixture.memory
    let id = try #require(try await fixture.tell("dentist", "Dr. Chen").after?.id)
    try await memory.noteUse(of: [id])
    try await memory.noteUse(of: [id])
    try await memory.notePersonaUse("grandma")
    try await memory.notePersonaUse("grandma")
    try await memory.noteFinished(3, after: "grandma")
    try await memory.noteFinished(1, after: "nudgy")
    for number in 1...52 { try await memory.addSummary("talk \(number)") }
    let again = fixture.another()
    let fact = try #require(try await again.facts().first)
    #expect((fact.timesUsed, fact.lastUsedAt) == (2, TestWorld.now))
    #expect(
      try await again.personaStatistics()
        == [
          PersonaStatistics(id: "grandma", timesUsed: 2, lastUsedAt: TestWorld.now, tasksFinished: 3),
          PersonaStatistics(id: "nudgy", tasksFinished: 1),
        ])
    let summaries = try await again.summaries()
    #expect((summaries.count, summaries.first?.text, summaries.last?.text) == (50, "talk 3", "talk 52"))
  }
}
