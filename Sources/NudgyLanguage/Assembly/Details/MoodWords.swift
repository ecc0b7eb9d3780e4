import Foundation
import NudgyCore

/// How much energy and time somebody has, as they put it.
enum MoodWords {
  static func energy(_ words: [String]) -> EnergyLevel? {
    let isDenied = words.contains { denials.contains($0) }
    if let place = words.firstIndex(where: { weary.contains($0) }) {
      // "i'm not tired at all"
      return words[max(0, place - 2)..<place].contains { $0 == "not" || $0.hasSuffix("n't") } ? .high : .low
    }
    if words.contains(where: { lively.contains($0) }) { return isDenied ? .low : .high }
    guard words.contains(where: { ["energy", "battery", "strength", "steam", "juice"].contains($0) }) else {
      return nil
    }
    if isDenied { return .low }
    return words.contains { ["medium", "middling", "average", "okay", "ok", "some"].contains($0) }
      ? .medium : .high
  }

  /// "And i'm so tired", "knackered"; "my bike has a flat" is another matter.
  static func ofSelf(_ words: [String]) -> Bool {
    energy(words) != nil
      && (words.count < 3 || words.contains { ["i", "i'm", "im", "i've", "feeling"].contains($0) })
  }

  /// In minutes, at most a day.
  static func minutes(_ times: [When], _ words: [String], _ context: LanguageContext) -> Int? {
    // "Slept 3 hours" is over.
    let isOver = words.contains(where: spending.contains)
    for time in times where !isOver {
      if let minutes = time.duration?.estimateInMinutes { return minutes }
    }
    // "till 3": as long as it is until then; "in 10 minutes" likewise.
    let end = times.first { time in
      let said = time.text.lowercased()
      return time.role == .until || time.role == .deadline
        || time.grain != .day && (said.hasPrefix("in ") || said.hasPrefix("within "))
    }
    guard let end = end?.startInstant(in: context.calendar) else { return nil }
    let minutes = Int(end.timeIntervalSince(context.now) / 60)
    return (1...300).contains(minutes) ? minutes : nil
  }

  private static let spending: WordTable = "slept spent waited worked took lasted walked ran drove been was"

  /// "something easier", "a smaller one".
  static func asksForLess(_ words: [String]) -> Bool {
    words.contains { ["easier", "smaller", "lighter", "simpler", "shorter", "quicker"].contains($0) }
  }

  /// "One thing. just one".
  static func asksForOne(_ words: [String]) -> Bool {
    let text = " " + words.joined(separator: " ") + " "
    return [" one thing ", " just one ", " only one ", " just the one "].contains(where: text.contains)
  }

  /// "I hate my mum", said in anger.
  static func vents(_ words: [String]) -> Bool {
    guard let hate = words.firstIndex(where: { $0 == "hate" || $0 == "despise" }), hate + 1 < words.count,
      words[..<hate].contains(where: { ["i", "we"].contains($0) })
    else { return false }
    return angerTargets.contains(words[hate + 1])
  }

  private static let angerTargets: WordTable =
    "my this that everything everyone everybody life him her them you it people myself school work"

  /// "Something small", "a quick one": what such a task asks for; nil where no size is wished for.
  static func size(_ words: [String]) -> ActDetails? {
    if words.contains(where: { quick.contains($0) }) { return .context(energy: nil, minutes: 10) }
    if words.contains(where: { small.contains($0) }) { return .context(energy: .low, minutes: 15) }
    return words.contains(where: { easy.contains($0) }) ? .context(energy: .low, minutes: nil) : nil
  }

  /// Whether it is what comes that words wish for, and nothing is said against what is there.
  static func refusesNothing(_ words: [String]) -> Bool {
    !words.contains { refusals.contains($0) || $0.hasSuffix("n't") }
  }

  private static let quick: Set = ["brief", "fast", "quick", "short"]
  private static let small: Set = ["bite-sized", "little", "mini", "minor", "small", "tiny"]
  private static let easy: Set = ["easy", "effortless", "gentle", "light", "low-effort", "simple"]
  private static let refusals: Set = [
    "another", "away", "aside", "else", "instead", "later", "next", "no", "nope", "not", "other", "pass",
    "skip",
    "without",
  ]

  private static let denials: WordTable = """
    no not zero little low without short barely hardly ain't isn't don't haven't out
    """
  private static let weary = WordTable(
    """
    asleep beat burnt-out cooked dazed dead dozy dragging drained empty exhausted fatigued flat flu foggy fried
    fumes fuzzy groggy half-asleep hungover ill insomnia jet-lagged jetlagged jittery knackered lethargic
    low-energy migraine mush nauseous nodding overtired overwhelmed poorly shattered sick sleepy slow sluggish sore
    spent spoons stuffed tired unfocused unmotivated unwell weak weary wiped woozy worn worn-out wrecked yawning zombie
    """)
  private static let lively = WordTable(
    """
    alert awake beans bouncing bouncy bright buzzing caffeinated charged clear-headed energetic energised energized
    fired fizzing focused fresh great hyper hyperfocus hyperfocused motivated oomph productive pumped raring rested
    sharp strong unstoppable well-rested wired zing zippy zone zoomy
    """)
}
