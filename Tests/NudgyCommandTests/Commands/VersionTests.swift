import Foundation
import NudgyTestSupport
import Testing

@Suite struct VersionTests {
  /// One number, in one place, and told of in the list of changes.
  @Test func theNewestChangesAreOfThisVersion() async throws {
    let version = try #require(try await Nudgy()("--version").output.split(separator: " ").last)
      .trimmingPrefix("v")
    let changes = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../CHANGELOG.md")
    let text = try String(contentsOf: changes.standardizedFileURL, encoding: .utf8)
    let newest = text.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(newest == "## \(version.filter { !$0.isWhitespace })")
  }
}
