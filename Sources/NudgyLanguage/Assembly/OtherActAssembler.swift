import NudgyCore
import NudgyReader

/// Makes typed acts of pieces that are about no listed task: memory, voices, moods, answers, taking back.
struct OtherActAssembler {
  let context: LanguageContext
  let times: PieceTimes

  func act(_ piece: ReadPiece, _ words: PieceText) -> Act {
    var act = Act(
      Intent(rawValue: piece.act.rawValue) ?? .chat, confidence: Double(piece.certainty), span: piece.span)
    let runs = words.runs(.time)
    let said = times.times(runs.isEmpty ? [words.span] : runs, of: words)
    act.when = said.first
    act.timeWords = words.of(.time)
    act.details = details(piece, words, said)
    if case .persona(let name?) = act.details, !VoiceWish.mayBe(of: name, in: words.lower) {
      (act.intent, act.details) = (.chat, .none)
    }
    if act.intent == .choose { act.reference = words.of(.reference) }
    // "Do my taxes": that one is to be shown.
    if act.intent == .next, let named = words.of(.reference).map({ Title.written($0).lowercasedFirst }) {
      (act.intent, act.details) = (.lookup, .lookup(LookupQuestion(.list, words: named)))
    }
    return act
  }

  private func details(_ piece: ReadPiece, _ words: PieceText, _ times: [When]) -> ActDetails {
    switch piece.act {
    case .remember: FactWords.fact(words) ?? .none
    case .recall: .subject(asked(words))
    case .forget: .subject(subject(words))
    case .persona: .persona(voice(words))
    case .context:
      .context(energy: MoodWords.energy(words.lower), minutes: MoodWords.minutes(times, words.lower, context))
    case .next: next(words, times)
    case .undo, .redo: UndoWords.steps(words.lower)
    default: .none
    }
  }

  /// "The grandma voice" is the one called grandma.
  private func voice(_ words: PieceText) -> String? {
    let named = words.of(.title)?.trimmingSigns
    let said = named?.split(separator: " ").map(String.init) ?? words.lower
    let telling = said.filter { !Self.voiceWords.contains($0.lowercased()) }
    return telling.isEmpty ? named : telling.joined(separator: " ")
  }

  private func next(_ words: PieceText, _ times: [When]) -> ActDetails {
    let (energy, minutes) = (MoodWords.energy(words.lower), MoodWords.minutes(times, words.lower, context))
    if energy != nil || minutes != nil { return .context(energy: energy, minutes: minutes) }
    if MoodWords.asksForLess(words.lower) { return .easier }
    return MoodWords.size(words.lower) ?? .none
  }

  /// "What room is mam in" asks for more than mam.
  private func asked(_ words: PieceText) -> String? {
    let (named, telling) = (subject(words), AskedWords.telling(in: words.all))
    guard let named, telling.count > named.split(separator: " ").count, telling.count < 5,
      named.split(separator: " ").allSatisfy({ telling.contains(String($0)) })
    else { return named }
    return telling.joined(separator: " ")
  }

  /// "my wifi password" is asked for as "wifi password"; nil where words only point at what was told last.
  private func subject(_ words: PieceText) -> String? {
    let named = words.of(.title)?.trimmingSigns.lowercased().split(separator: " ").map(String.init)
    let parts = named ?? words.lower.filter { !Self.questionWords.contains($0) }
    guard parts.contains(where: { !Self.questionWords.contains($0) }) else {
      let said = words.lower
      let isAll = said.contains("everything") || said.contains("all") && said.contains("know")
      return isAll ? "everything" : nil
    }
    let first =
      parts.firstIndex { !["my", "the", "our", "what", "that", "about", "i", "fact", "facts"].contains($0) }
      ?? 0
    return parts[first...].joined(separator: " ")
  }

  private static let voiceWords: WordTable = """
    use the a voice talk like be switch to speak as please for bit mode your me can you change persona back
    my i want in
    """
  private static let questionWords: WordTable = """
    what's what whats is who who's whos when when's where where's do you know about me remember tell forget
    again was are did i say please can everything all that it this
    """
}
