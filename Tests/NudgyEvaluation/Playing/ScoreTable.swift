import Foundation

/// Scores side by side, for people.
package struct ScoreTable {
  private let scores: [Score]

  package init(_ scores: [Score]) { self.scores = scores }

  /// A line for each figure, a column for each brain.
  package var text: String {
    rows.map { name, values in
      name.padding(toLength: 26, withPad: " ", startingAt: 0)
        + values.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
    }.joined(separator: "\n")
  }

  private var rows: [(String, [String])] {
    [
      ("", scores.map(\.name)),
      ("right end states", scores.map { "\($0.right)/\($0.talks)" }),
      ("things wrong in the end", scores.map { "\($0.wrong)" }),
      ("unasked changes", scores.map { "\($0.unasked)" }),
      ("lost without a word", scores.map { "\($0.lost)" }),
      ("claims left standing", scores.map { "\($0.untrue)" }),
      ("questions answered", scores.map { "\($0.answers)" }),
      ("turns of the model", scores.map { "\($0.modelTurns)/\($0.turns)" }),
      ("rounds a turn", scores.map { ScoreTable.number($0.rounds) }),
      ("tokens in a turn", scores.map { ScoreTable.each($0.measures.tokensIn, $0.turns) }),
      ("tokens out a turn", scores.map { ScoreTable.each($0.measures.tokensOut, $0.turns) }),
      ("longest request, tokens", scores.map { "\($0.measures.longestRequest)" }),
      ("cached share", scores.map { $0.cachedShare.map { "\(Int($0 * 100)) %" } ?? "-" }),
      ("ms a turn", scores.map { ScoreTable.number($0.seconds * 1000 / Double(max(1, $0.turns))) }),
      ("seconds", scores.map { ScoreTable.number($0.seconds) }),
    ]
  }

  private static func number(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func each(_ sum: Int, _ count: Int) -> String { "\(sum / max(1, count))" }

  /// The talks that are not as they should be, with what is wrong and what was said.
  package static func failures(of score: Score, withTranscripts: Bool) -> String {
    score.failing.map { played in
      let verdict = played.verdict
      let problems =
        verdict.unasked.map { "  unasked: " + $0 } + verdict.lost.map { "  lost: " + $0 }
        + verdict.untrue.map { "  untrue: " + $0 } + verdict.wrong.map { "  wrong: " + $0 }
      let transcript = withTranscripts ? played.transcript.map { "    " + $0 } : []
      return (["\(score.name) · \(played.talk.place) \(played.talk.speaker)"] + problems + transcript)
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
