import Foundation
import Testing

@testable import NudgyLanguage

/// Rambles written before their splits were seen. They are scored as a whole, so that the rules are held to what
/// they do for speech in general and not bent to one sentence.
struct HeldOutTests {
  struct Score {
    var expected = 0
    var found = 0
    var dated = 0
    var invented = 0
  }

  @Test func mostTasksAreFound() {
    let score = Self.score()
    #expect(score.expected >= 90)
    #expect(Double(score.found) >= 0.85 * Double(score.expected), "\(score)")
  }

  @Test func datesStandOnTheRightTasks() {
    let score = Self.score()
    #expect(Double(score.dated) >= 0.85 * Double(score.found), "\(score)")
  }

  @Test func littleIsInvented() {
    let score = Self.score()
    #expect(Double(score.invented) <= 0.15 * Double(score.expected), "\(score)")
  }

  /// Forty rambles in ten voices and more, mostly without punctuation.
  @Test func ramblesFallIntoTheirTasks() {
    let score = Self.score(in: "Fixtures/Rambles")
    #expect(score.expected >= 220)
    #expect(Double(score.found) >= 0.93 * Double(score.expected), "\(score)")
    #expect(Double(score.dated) >= 0.95 * Double(score.found), "\(score)")
    #expect(Double(score.invented) <= 0.06 * Double(score.expected), "\(score)")
  }

  /// Eighty more in other voices, all as speech recognition writes them: no stop, no comma, no capital.
  @Test func unpunctuatedSpeechFallsIntoItsTasks() {
    let score = Self.score(in: "Fixtures/Speech")
    #expect(score.expected >= 470)
    #expect(Double(score.found) >= 0.87 * Double(score.expected), "\(score)")
    #expect(Double(score.dated) >= 0.94 * Double(score.found), "\(score)")
    #expect(Double(score.invented) <= 0.12 * Double(score.expected), "\(score)")
  }

  /// A line of a fixture is `title / another wording | due`; one that begins with "?" may be found and need not.
  static func score(in folder: String = "Fixtures/HeldOut") -> Score {
    var score = Score()
    for transcript in TranscriptTests.transcripts(in: folder) {
      var found = Spoken.understander.split(transcript.text).map { ($0.title, Spoken.text($0.due)) }
      for task in transcript.tasks.sorted(by: { !$0.hasPrefix("?") && $1.hasPrefix("?") }) {
        let isOptional = task.hasPrefix("?")
        if !isOptional { score.expected += 1 }
        let parts = task.trimmingPrefix("? ").components(separatedBy: " | ")
        let wordings = parts[0].components(separatedBy: " / ")
        let alike = found.indices.map { place in
          (wordings.map { likeness($0, found[place].0) }.max() ?? 0, place)
        }
        guard let best = alike.max(by: { $0.0 < $1.0 }), best.0 >= 0.7 else { continue }
        let due = parts.count > 1 ? parts[1] : "-"
        if !isOptional {
          score.found += 1
          if found[best.1].1 == due || due.count == 10 && found[best.1].1.hasPrefix(due) { score.dated += 1 }
        }
        found.remove(at: best.1)
      }
      score.invented += found.count
    }
    return score
  }

  /// How many words two titles share, articles aside: 1 when all, 0 when none.
  static func likeness(_ left: String, _ right: String) -> Double {
    let first = words(left)
    var second = words(right)
    let count = first.count + second.count
    guard count > 0 else { return 0 }
    var shared = 0
    for word in first {
      guard let index = second.firstIndex(of: word) else { continue }
      second.remove(at: index)
      shared += 1
    }
    return Double(2 * shared) / Double(count)
  }

  private static func words(_ title: String) -> [String] {
    let articles: Set<String> = ["the", "a", "an", "my", "our", "some", "of"]
    return title.lowercased().components(separatedBy: CharacterSet.alphanumerics.union(["'"]).inverted)
      .filter { !$0.isEmpty && !articles.contains($0) }
  }
}
