import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyExchange

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FolderInboxTests {
  private let folder: TemporaryFolder
  private let inbox: FolderInbox

  init() throws {
    folder = try TemporaryFolder()
    inbox = FolderInbox(folder.file("inbox"))
  }

  /// Lays a file down that was written to so many seconds before now.
  private func lay(_ text: String, as name: String, age: TimeInterval = 60) throws {
    let file = folder.file("inbox").appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: TestWorld.now.addingTimeInterval(-age)],
      ofItemAtPath: file.path(percentEncoded: false))
  }

  private func look() -> [InboxArrival] { inbox.look(at: TestWorld.now, in: TestWorld.newYork) }

  private func names(_ part: String = "") throws -> [String] {
    let path = folder.file("inbox").appending(path: part).path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test func nothingLiesWhereNoFolderIs() {
    #expect(look() == [])
    #expect(!inbox.hasAny)
  }

  @Test(arguments: [
    ".hidden.json", "a.json~", "a.json.tmp", "a.part", "a.CRDOWNLOAD", "~$letter.txt", ".syncthing.a.txt.tmp",
    "a.sync-conflict-20261120-100000-ABC.txt", "a (Ana's conflicted copy 2026-11-20).txt",
  ])
  func whatIsNotForTakingStays(_ name: String) throws {
    try lay(#"{"text":"a"}"#, as: name)
    #expect(look() == [])
    #expect(!inbox.hasAny)
    #expect(try names() == [name])
  }

  struct Age: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String
    let text: String
    let age: TimeInterval
    let isTaken: Bool
  }

  private static let event = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:S\nEND:VEVENT\nEND:VCALENDAR\n"

  static let ages: [Age] = [
    Age(testDescription: "a quiet text", name: "a.txt", text: "a", age: 2, isTaken: true),
    Age(testDescription: "a text just written", name: "a.txt", text: "a", age: 1.9, isTaken: false),
    Age(testDescription: "a text a moment ahead", name: "a.txt", text: "a", age: -1, isTaken: false),
    Age(testDescription: "a text far ahead", name: "a.txt", text: "a", age: -3600, isTaken: true),
    Age(
      testDescription: "whole JSON just written", name: "a.json", text: #"{"text":"a"}"#, age: 0,
      isTaken: true),
    Age(
      testDescription: "half JSON just written", name: "a.json", text: #"{"text":"a"#, age: 0, isTaken: false),
    Age(testDescription: "half JSON, quiet", name: "a.json", text: #"{"text":"a"#, age: 5, isTaken: true),
    Age(testDescription: "a whole event just written", name: "a.ics", text: event, age: 0, isTaken: true),
    Age(
      testDescription: "half an event just written", name: "a.ics", text: String(event.dropLast(8)), age: 0,
      isTaken: false),
    Age(testDescription: "a picture just written", name: "a.png", text: "x", age: 1, isTaken: false),
    Age(testDescription: "an empty file just made", name: "a.txt", text: "", age: 0, isTaken: false),
  ]

  @Test(arguments: ages) func waitsForWhatGrows(_ test: Age) throws {
    try lay(test.text, as: test.name, age: test.age)
    #expect(look().map(\.name) == (test.isTaken ? [test.name] : []))
  }

  @Test func linksPipesAndFoldersAreNeverOpened() throws {
    try lay("secret", as: "../secret.txt")
    try lay("a", as: "folder.txt/a.txt")
    let path = folder.file("inbox").path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/link.txt", withDestinationPath: folder.file("secret.txt").path(percentEncoded: false))
    #expect(unsafe mkfifo("\(path)/pipe.json", 0o600) == 0)
    #expect(look() == [])
    #expect(try names() == ["folder.txt", "link.txt", "pipe.json"])
  }

  @Test func filesAreMovedAsideByWhatTheyAre() throws {
    try lay("buy milk", as: "a.txt")
    try lay("{", as: "b.json")
    try lay("\u{0}\u{1}", as: "c.png")
    for arrival in look() { inbox.putAway(arrival) }
    #expect(try names("done") == ["a.txt"])
    #expect(try names("unread") == ["b.json", "b.json.why.txt"])
    let kept = try #require(try names("kept").first)
    #expect(kept.hasSuffix("-c.png"))
    #expect(try names() == ["done", "kept", "unread"])
    let why = try String(contentsOf: folder.file("inbox/unread/b.json.why.txt"), encoding: .utf8)
    #expect(why == "It is no whole JSON. Share its words or its link instead.\n")
  }

  @Test func sameNamesGetNumbers() throws {
    for text in ["a", "b", "c"] {
      try lay(text, as: "a.txt")
      for arrival in look() { inbox.putAway(arrival) }
    }
    #expect(try names("done") == ["a-2.txt", "a-3.txt", "a.txt"])
  }

  @Test func whatWasWrittenToMeanwhileStays() throws {
    try lay("first", as: "a.txt")
    let arrivals = look()
    try lay("second, longer", as: "a.txt")
    for arrival in arrivals { inbox.putAway(arrival) }
    #expect(try names() == ["a.txt"])
    #expect(try look().map { try $0.content.get().map(\.title) } == [["Second, longer"]])
  }

  @Test func theSameFileIsTheSameThingAndNamesItsPlace() throws {
    try lay("\u{0}\u{1}", as: "c.png")
    let first = try #require(try look().first?.content.get().first)
    #expect(first.title == "c.png")
    try lay("\u{0}\u{1}", as: "d.png")
    #expect(try look().map { try $0.content.get()[0].identity } == [first.identity, first.identity])
    for arrival in look().prefix(1) { inbox.putAway(arrival) }
    let kept = try #require(first.file)
    #expect(FileManager.default.fileExists(atPath: kept))
  }

  @Test func aLongTextIsKeptAsAFile() throws {
    try lay(String(repeating: "word ", count: 300_000), as: "long.txt")
    let item = try #require(try look().first?.content.get().first)
    #expect(item.title == "long.txt")
    #expect(item.text == nil)
    #expect(item.file != nil)
  }

  @Test func aLookTakesSoMany() throws {
    for number in 1...205 { try lay("task \(number)", as: "\(number).txt") }
    #expect(look().count == 200)
  }
}
