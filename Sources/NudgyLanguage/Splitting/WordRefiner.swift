/// A step that takes out words which say nothing or were taken back.
struct WordRefiner: Sendable {
  let name: String
  let refine: @Sendable ([Word], [When]) -> [Word]

  /// In this order.
  static let all: [WordRefiner] = [
    // First, because an "um" hides repetitions and corrections from the steps after it.
    dropHesitations,
    // Spoken marks become pauses before anything asks where the pauses are.
    readDictatedMarks,
    // "the the", "i need to i need to": before corrections, which look for alike words.
    dropRepetitions,
    applyCorrections,
    // "one call the electrician two": before anything is cut at what it counts.
    dropEnumerators,
    // "my list is": before the first thing on it.
    dropAnnouncements,
  ]
}
