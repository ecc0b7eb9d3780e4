/// What is not as it should be in a talk that was played.
package struct Verdict: Sendable, Equatable {
  /// How things stand in the end, where that is wrong.
  package var wrong: [String] = []
  /// Tasks and facts that a turn changed and nobody had asked for.
  package var unasked: [String] = []
  /// Things to do that neither stand as a task nor were asked about.
  package var lost: [String] = []
  /// What was said to be done, was not, and was not put right.
  package var untrue: [String] = []

  package var isRight: Bool { wrong.isEmpty }
}

/// A talk that was played, with what it took.
package struct Played: Sendable {
  package let talk: Talk
  package let verdict: Verdict
  package let measures: WatchedModel.Measures
  package let turns: Int
  /// How often the person had to answer a question before the right thing was done.
  package let answers: Int
  /// Turns that the model answered, or had a word in.
  package let modelTurns: Int
  package let seconds: Double
  package let transcript: [String]
}
