import Foundation
import NudgyTestSupport
import Testing

@testable import NudgyTerminal

/// The user's own key bindings, as far as libedit can be given them.
@Suite struct BindingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.file(".editrc").path(percentEncoded: false) }

  private func bindings(_ variables: [String: String] = [:]) -> EditorBindings {
    let home = ["HOME": folder.url.path(percentEncoded: false)]
    return EditorBindings(environment: home.merging(variables) { $1 })
  }

  struct Line: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: Int
    let isFit: Bool
  }

  @Test(arguments: [
    Line(testDescription: "an empty file", bytes: 0, isFit: true),
    Line(testDescription: "the longest line", bytes: EditorBindings.longestLine, isFit: true),
    Line(testDescription: "one byte more", bytes: EditorBindings.longestLine + 1, isFit: false),
    Line(testDescription: "five thousand bytes", bytes: 5000, isFit: false),
  ]) func aLineThatLibeditHasNoRoomForIsLeftOut(_ line: Line) throws {
    let text = "bind -v\n" + String(repeating: "x", count: line.bytes)
    try Data(text.utf8).write(to: folder.file(".editrc"))
    let bindings = bindings()
    #expect(bindings.path?.hasSuffix("/.editrc") == (line.isFit ? true : nil))
    #expect(bindings.unfitPath?.hasSuffix("/.editrc") == (line.isFit ? nil : true))
  }

  @Test func withoutAFileThereIsNothingToSay() {
    #expect(bindings().path == nil)
    #expect(bindings().unfitPath == nil)
  }

  /// Reading it would wait for somebody to write.
  @Test func aPipeIsNotRead() throws {
    #expect(unsafe mkfifo(path, 0o600) == 0)
    #expect(bindings().path == nil)
  }

  @Test func theEnvironmentNamesAnotherFile() throws {
    try Data("bind -v\n".utf8).write(to: folder.file("mine"))
    let mine = folder.file("mine").path(percentEncoded: false)
    #expect(bindings(["EDITRC": mine]).path == mine)
  }
}
