import NudgyCore

/// Energy in so many words.
enum EnergyWords {
  private static let low = [
    ["low", "energy"], ["no", "energy"], ["little", "energy"], ["not", "much", "energy"],
    ["energy", "is", "low"], ["zero", "energy"], ["low", "on", "energy"], ["low", "battery"],
    ["low", "spoons"],
    ["low", "focus"], ["no", "spoons"], ["not", "a", "lot", "of", "energy"],
  ]
  private static let high = [
    ["high", "energy"], ["lots", "of", "energy"], ["full", "of", "energy"], ["plenty", "of", "energy"],
    ["a", "lot", "of", "energy"], ["energetic"], ["energized"], ["wide", "awake"], ["energy", "is", "high"],
  ]
  private static let medium = [["medium", "energy"], ["some", "energy"], ["okay", "energy"]]

  /// Each phrase has one of these.
  private static let markers: WordGroup = [
    "battery", "energetic", "energized", "energy", "focus", "spoons",
  ]

  static func said(in clause: Clause) -> EnergyLevel? {
    guard clause.words.contains(where: { markers.contains($0) }) else { return nil }
    if contains(clause, low) { return .low }
    if contains(clause, high) { return .high }
    return contains(clause, medium) ? .medium : nil
  }

  private static let weary = WordTable(
    """
    asleep beat bed burnt-out cold cooked dazed dead dozy dragging drained empty exhausted fatigued flat
    flu foggy fried fumes fuzzy groggy half-asleep hungover hungry ill insomnia jet-lagged jetlagged
    jittery knackered lethargic low low-energy migraine mush nauseous nodding overtired overwhelmed
    poorly sick sleepy slow sluggish sore spent spoons stuffed tired unfocused unmotivated unwell weak
    weary wiped woozy worn worn-out yawn yawning zombie
    """)
  private static let lively = WordTable(
    """
    alert awake beans bouncing bouncy bright buzzing caffeinated charged clear-headed coffee energetic
    energised energized energy-packed espresso espressos fired fizzing focused fresh great hyper
    hyperfocus hyperfocused kicked motivated oomph productive pumped raring rested sharp strong
    unstoppable well-rested wired zing zippy zone zoomy
    """)

  /// Which way the words lean when it is clear that one's energy is meant.
  static func leaning(of words: [Word]) -> EnergyLevel? {
    let isDenied = words.contains { $0.isAny([.negation]) || ["no", "zero", "short"].contains($0.text) }
    if let place = words.firstIndex(where: { weary.contains($0.text) }) {
      // "i'm not tired at all"
      return words[max(0, place - 2)..<place].contains { $0.isAny([.negation]) } ? .high : .low
    }
    if words.contains(where: { lively.contains($0.text) }) { return isDenied ? .low : .high }
    guard words.contains(where: { ["energy", "battery", "strength", "steam"].contains($0.text) }) else {
      return nil
    }
    if isDenied { return .low }
    let isMiddling = words.contains { ["medium", "middling", "average", "okay", "so-so"].contains($0.text) }
    return isMiddling ? .medium : .high
  }

  private static func contains(_ clause: Clause, _ phrases: [[String]]) -> Bool {
    let texts = clause.words.map(\.text)
    return phrases.contains { phrase in
      guard phrase.count <= texts.count else { return false }
      return (0...texts.count - phrase.count).contains { texts[$0...].starts(with: phrase) }
    }
  }
}
