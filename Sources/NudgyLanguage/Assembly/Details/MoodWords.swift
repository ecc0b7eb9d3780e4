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
    for time in times {
      if let minutes = time.duration?.estimateInMinutes { return minutes }
    }
    // "till 3": as long as it is until then.
    guard
      let end = times.first(where: { $0.role == .until || $0.role == .deadline })?.startInstant(
        in: context.calendar)
    else { return nil }
    let minutes = Int(end.timeIntervalSince(context.now) / 60)
    return (1...300).contains(minutes) ? minutes : nil
  }

  /// "something easier", "a smaller one".
  static func asksForLess(_ words: [String]) -> Bool {
    words.contains { ["easier", "smaller", "lighter", "simpler", "shorter", "quicker"].contains($0) }
  }

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
