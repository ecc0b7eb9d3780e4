import Foundation
import NudgyTestSupport
import Testing

@testable import NudgyEvaluation

/// Small talks, played offline, that are wrong in one way each.
@Suite struct JudgeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let talk: String
    var verdict = Verdict()
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "all is right",
      talk: """
        task 1 Call mom
        you call mom is done
        do complete #1
        you buy milk tomorrow
        do create Buy milk | due 2026-11-21
        end 1 done
        new milk | due 2026-11-21
        """),
    Case(
      name: "changed and not asked to",
      talk: """
        task 1 Call mom
        you call mom is done
        """,
      verdict: Verdict(
        wrong: ["#1 was to stay and is done ‘Call mom’ due none, was active ‘Call mom’ due none"],
        unasked: ["#1 Call mom: done at ‘call mom is done’"])),
    Case(
      name: "too early",
      talk: """
        task 1 Call mom
        you call mom is done
        you really
        do complete #1
        end 1 done
        """,
      verdict: Verdict(unasked: ["#1 Call mom: done at ‘call mom is done’"])),
    Case(
      name: "lost",
      talk: """
        task 1 Call mom
        you hello
        do create Feed the axolotl
        new axolotl
        """,
      verdict: Verdict(
        wrong: ["‘axolotl’ was not made"], lost: ["‘axolotl’ is neither there nor asked about"])),
    Case(
      name: "made up",
      talk: """
        task 1 Call mom
        you buy milk
        """, verdict: Verdict(wrong: ["‘Buy milk’ was made"])),
    Case(
      name: "another day",
      talk: """
        task 1 Call mom | due 2026-11-20
        you move call mom to tuesday
        do update #1 | due 2026-11-25
        end 1 open | due 2026-11-25
        """, verdict: Verdict(wrong: ["#1 ‘Call mom’ is due 2026-11-24, not 2026-11-25"])),
    Case(
      name: "a fact is gone",
      talk: """
        task 1 Call mom
        fact wifi | 1234
        you forget the wifi
        """,
      verdict: Verdict(wrong: ["‘wifi’ was forgotten"], unasked: ["forgot ‘wifi’ at ‘forget the wifi’"])),
  ]

  @Test(arguments: cases) func whatIsWrongIsFound(_ example: Case) async throws {
    let folder = try TemporaryFolder()
    let talk = try #require(try TalkReader.talks(of: "talk\n" + example.talk, file: "x.txt").first)
    let played = try await Stage.play(talk, with: .offline, in: folder.url)
    #expect(played.verdict == example.verdict, "\(played.transcript.joined(separator: "\n"))")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
