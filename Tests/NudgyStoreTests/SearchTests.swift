import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

@Suite struct SearchTests {
  static let titles = [
    "Call the dentist", "Call mom", "Reply to Sarah about Saturday", "Buy dog food", "Pay the mortgage",
    "Call the bank about the mortgage", "Wash the dishes", "Read that article Jake sent", "Café order",
    "買牛奶", "Fix the résumé", "Plan the party", "Email Dr. Chen", "Water the plants", "🎉",
    "Buy mom's present",
  ]

  struct Case: CustomTestStringConvertible, Sendable {
    let words: String
    /// The best match, nil when there must be none.
    let title: String?
    var kind: TaskMatch.Kind = .allWords
    var testDescription: String { words.isEmpty ? "(empty)" : words }
  }

  static let cases: [Case] = [
    Case(words: "call the dentist", title: "Call the dentist", kind: .exactTitle),
    Case(words: "  CALL, the Dentist!", title: "Call the dentist", kind: .exactTitle),
    Case(words: "cafe order", title: "Café order", kind: .exactTitle),
    Case(words: "🎉", title: "🎉", kind: .exactTitle),
    Case(words: "dentist", title: "Call the dentist"),
    Case(words: "the dentist thing", title: "Call the dentist"),
    Case(words: "saturday sarah", title: "Reply to Sarah about Saturday"),
    Case(words: "resume", title: "Fix the résumé"),
    Case(words: "dish", title: "Wash the dishes"),
    Case(words: "washing the dishes", title: "Wash the dishes"),
    Case(words: "called mom", title: "Call mom"),
    Case(words: "planning the party", title: "Plan the party"),
    Case(words: "paid mortgages", title: "Pay the mortgage", kind: .fuzzy),
    Case(words: "paying the mortgage", title: "Pay the mortgage"),
    Case(words: "bank", title: "Call the bank about the mortgage"),
    Case(words: "chen", title: "Email Dr. Chen"),
    Case(words: "dr chen", title: "Email Dr. Chen"),
    Case(words: "牛奶", title: "買牛奶"),
    Case(words: "mom present", title: "Buy mom's present"),
    // Misspelled.
    Case(words: "dentits", title: "Call the dentist", kind: .fuzzy),
    Case(words: "call the dentsit", title: "Call the dentist", kind: .fuzzy),
    Case(words: "denist", title: "Call the dentist", kind: .fuzzy),
    Case(words: "srah", title: "Reply to Sarah about Saturday", kind: .fuzzy),
    Case(words: "mortage", title: "Pay the mortgage", kind: .fuzzy),
    Case(words: "morgtage", title: "Pay the mortgage", kind: .fuzzy),
    Case(words: "aticle", title: "Read that article Jake sent", kind: .fuzzy),
    Case(words: "fodo", title: "Buy dog food", kind: .fuzzy),
    // Unfinished, or with a word too many.
    Case(words: "dent", title: "Call the dentist", kind: .fuzzy),
    Case(words: "dentist appointment", title: "Call the dentist", kind: .fuzzy),
    Case(words: "milk", title: nil),
    Case(words: "zebra", title: nil),
    Case(words: "the", title: nil),
    Case(words: "", title: nil),
    Case(words: "   ", title: nil),
    // Short words are not bent into others.
    Case(words: "dag", title: nil),
  ]

  private func home() async throws -> StoreHarness {
    let home = try StoreHarness()
    for title in SearchTests.titles { try await home.add(title) }
    return home
  }

  @Test(arguments: cases)
  func finds(_ one: Case) async throws {
    let best = try await home().found(one.words).first
    #expect(best?.task.title == one.title)
    if let best {
      #expect(best.kind == one.kind)
      #expect((0.0...1.0).contains(best.score))
      #expect((best.score == 1) == (one.kind == .exactTitle) || one.kind == .allWords)
    }
  }

  static let hostile = [
    "\"", "'", "\"\"\"", "dentist\"", "dentist AND", "OR OR OR", "NOT dentist", "NEAR(a b)", "title:dentist",
    "dentist*", "^dentist", "(", ")", "{a b}", "a - b", "\\", ";", "'; DROP TABLE tasks; --", "\u{0}",
    "dentist\u{0}mom", "%", "_", "-", "+", "u4e2d", "\u{1B}[31m", "\u{202E}", "🎉🎉🎉", "ª º ² ½", "'''''",
    String(repeating: "x", count: 5_000), String(repeating: "word ", count: 5_000),
    String(repeating: "\"", count: 999), "\u{FFFD}", "ﷺ", "e\u{301}\u{301}\u{301}",
  ]

  @Test(arguments: hostile)
  func hostileWordsAreOnlyWords(_ words: String) async throws {
    let home = try await home()
    _ = try await home.found(words, in: Set(TaskStatus.allCases))
    // The same as a title: stored whole, found again by itself, searched around without harm.
    let number = try await home.add(words, due: nil) {
      $0.notes = words
      $0.contact = words
    }
    #expect(try await home.store.task(number: number)?.title == words)
    _ = try await home.found(words)
    #expect(try await home.found("dentist").first?.task.title.contains("dentist") == true)
    _ = try await home.store.titles(startingWith: String(words.prefix(3)), limit: 5)
  }

  @Test func statusesAreAFilter() async throws {
    let home = try StoreHarness()
    for title in ["Call A", "Call B", "Call C", "Call D"] { try await home.add(title) }
    try await home.apply(.complete(number: 1), .drop(number: 2), .snooze(number: 3, until: home.hours(2)))
    for (status, title) in [
      (TaskStatus.done, "Call A"), (.dropped, "Call B"), (.snoozed, "Call C"), (.active, "Call D"),
    ] {
      #expect(try await home.found("call", in: [status]).map(\.task.title) == [title])
      #expect(try await home.found("calll", in: [status]).map(\.task.title) == [title])
      #expect(try await home.found(title, in: [status]).first?.kind == .exactTitle)
    }
    #expect(try await home.found("call", in: []).isEmpty)
    #expect(try await home.found("call", in: Set(TaskStatus.allCases)).count == 4)
  }

  @Test func theIndexFollowsEveryChange() async throws {
    let home = try StoreHarness()
    try await home.add("Buy dog food")
    var patch = TaskPatch()
    patch.title = "Buy cat food"
    try await home.apply(.update(number: 1, patch))
    #expect(try await home.found("dog").isEmpty)
    #expect(try await home.found("cat").count == 1)
    try await home.undo()
    #expect(try await home.found("dog").count == 1)
    #expect(try await home.found("cat").isEmpty)
    try await home.undo()
    #expect(try await home.found("dog", in: Set(TaskStatus.allCases)).isEmpty)
    try await home.redo(2)
    #expect(try await home.found("cat").count == 1)
  }

  /// What a slip may have meant is remembered, but not beyond a change here or in another process.
  @Test func newWordsAreFoundAtOnce() async throws {
    let home = try StoreHarness()
    try await home.add("Buy milk")
    #expect(try await home.found("dentsit").isEmpty)
    try await home.add("Call the dentist")
    #expect(try await home.found("dentsit").map(\.task.title) == ["Call the dentist"])
    #expect(try await home.found("mortage").isEmpty)
    let other = try StoreHarness(folder: home.folder)
    try await other.add("Pay the mortgage")
    #expect(try await home.found("mortage").map(\.task.title) == ["Pay the mortgage"])
  }

  @Test func notesAndContactCountLessThanTitles() async throws {
    let home = try StoreHarness()
    try await home.add("Chen's report")
    try await home.add("Call the dentist") { $0.contact = "Dr. Chen" }
    try await home.add("Pick up the parcel") { $0.notes = "ask for Chen at the desk" }
    #expect(try await home.found("chen").map(\.task.number) == [1, 3, 2])
    #expect(try await home.found("chen dentist").first?.task.number == 2)
  }

  @Test func exactTitlesAreFoundBehindManyNewerOnes() async throws {
    let home = try StoreHarness()
    try await home.add("Call")
    try await home.store.fill(count: 2_000, now: home.now, calendar: TestWorld.newYork)
    #expect(try await home.found("call").first?.task.number == 1)
  }
}
