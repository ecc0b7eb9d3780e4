import Foundation
import NudgyEvaluation
import Testing

/// All talks with both brains. `swift test --filter EvaluationTests` prints the table.
@Suite struct EvaluationTests {
  /// What has to hold with every character: right ends as often as offline, nothing changed unasked, nothing lost
  /// without a word. Here is which of it does.
  enum Rule: String, Sendable, CaseIterable {
    case noFewerRight = "no fewer right than offline"
    case noneUnasked = "no unasked change"
    case fewerUnasked = "fewer unasked changes than offline"
    case noMoreUnasked = "no more unasked changes than offline"
    case noneLost = "nothing lost without a word"

    func holds(_ score: Score, offline: Score) -> Bool {
      switch self {
      case .noFewerRight: score.right >= offline.right
      case .noneUnasked: score.unasked == 0
      case .fewerUnasked: score.unasked < offline.unasked
      case .noMoreUnasked: score.unasked <= offline.unasked
      case .noneLost: score.lost == 0
      }
    }
  }

  /// A rule that comes to hold is moved up here.
  static let held: [(CharacterName, [Rule])] = [
    // Unasked are the reading's own: with a model there are fewer of them than without.
    (.excellent, [.noFewerRight, .fewerUnasked]), (.sloppy, [.noFewerRight, .fewerUnasked]),
    (.talkative, [.fewerUnasked]), (.hostile, []),
  ]

  /// What no change may make worse, in talks of 76: right end states, unasked changes, lost items.
  static let floors: [CharacterName: (right: Int, unasked: Int, lost: Int)] = [
    .excellent: (51, 8, 1), .sloppy: (29, 8, 4), .talkative: (14, 11, 9), .hostile: (13, 15, 9),
  ]

  @Test func aModelIsAtLeastAsGoodAsNone() async throws {
    let evaluation = Evaluation(talks: try ModelTalks.all())
    // Turns wait for the store now and then.
    let width = 2 * ProcessInfo.processInfo.activeProcessorCount
    let offline = try await evaluation.score(.offline, width: width)
    var scores = [offline]
    for (name, rules) in Self.held {
      let score = try await evaluation.score(.scripted(name), width: width)
      scores.append(score)
      if let floor = Self.floors[name] {
        let figures = "\(name): \(score.right) right, \(score.unasked) unasked, \(score.lost) lost"
        #expect(score.right >= floor.right, "\(figures)")
        #expect(score.unasked <= floor.unasked && score.lost <= floor.lost, "\(figures)")
      }
      for rule in rules {
        #expect(
          rule.holds(score, offline: offline),
          "\(name): \(rule.rawValue)\n\(ScoreTable.failures(of: score, withTranscripts: false))")
      }
    }
    #expect(offline.right >= 15 && offline.unasked <= 14 && offline.lost <= 10)
    print(ScoreTable(scores).text)
    #expect(scores.allSatisfy { $0.talks == evaluation.talks.count })
  }
}

/// The talks of the corpus.
enum ModelTalks {
  static func all() throws -> [Talk] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try TalkReader.talks(in: root.appending(path: "Corpus/conversations/model"))
  }
}
