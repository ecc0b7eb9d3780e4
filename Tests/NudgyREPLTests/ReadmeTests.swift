import Foundation
import NudgyTestSupport
import Testing

/// The README promises that its first conversation is what really happens.
@Suite("The README")
struct ReadmeTests {
  private static let opening =
    "<!-- transcript: the test suite types these lines and compares the screen -->\n```text\n"
  private static let closing = "```\n<!-- end of transcript -->"

  /// Replays what stands behind each prompt; `RECORD_SNAPSHOTS=1` writes the screen into the README.
  @Test("Its conversation is what really happens")
  func conversation() async throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
      .standardized
    let readme = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(readme.range(of: ReadmeTests.opening)).upperBound
    let end = try #require(readme.range(of: ReadmeTests.closing)).lowerBound
    let told = String(readme[start..<end])

    let screen = try await RehearsedChat(namesMoments: false)
      .launch(typing: typed(in: told), isFirst: true, isPlain: false)
    let happened = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.replacing(/\ +$/, with: "") }.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data((readme[..<start] + happened + readme[end...]).utf8).write(to: url)
    } else if told != happened {
      Issue.record("The README tells it differently:\n\(lineDifference(told, happened))")
    }
  }

  /// What a person types: everything behind a prompt mark, without the empty entry that leaves the chat.
  private func typed(in transcript: String) -> [String] {
    transcript.split(separator: "\n").compactMap { line in
      guard let mark = line.range(of: "› ") else { return nil }
      return String(line[mark.upperBound...])
    }
  }
}
