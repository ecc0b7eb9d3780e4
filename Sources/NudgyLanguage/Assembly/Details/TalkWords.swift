import NudgyCore
import NudgyReader

/// Talk, as the planner knows it.
enum TalkWords {
  /// How sure it has to be what kind of talk it is, to be answered as that: "feel better soon" is no word for grief.
  private static let sure: Float = 0.28
  /// The same of words that close the program: whoever meant them can say so again.
  private static let sureToQuit: Float = 0.55

  static func act(_ read: ReadPiece, _ words: [String]) -> Act {
    if let mood = PlainMood.feeling(words), !heavy.contains(read.kind) {
      return Act(.feeling, confidence: Double(read.certainty), span: read.span, details: .feeling(mood))
    }
    if DoubtWords.fails(words) {
      return Act(.smallTalk, confidence: Double(read.certainty), span: read.span, details: .smallTalk(.tried))
    }
    let isSure = read.kindCertainty >= sure || read.kind == .question
    let (intent, details) = meaning(GriefWords.areIn(words) ? .grief : isSure ? kind(read, words) : .news)
    return Act(intent, confidence: Double(read.certainty), span: read.span, details: details)
  }

  /// Feelings that say more than a plain one.
  private static let heavy: Set<ReaderKind?> = [.grief, .crisis, .sad, .overwhelmed]

  /// What weighs much has to be meant.
  private static func kind(_ read: ReadPiece, _ words: [String]) -> ReaderKind? {
    guard let kind = read.kind else { return nil }
    if wishesGoodNight(words) { return .goodNight }
    if kind == .grief, !GriefWords.mayBeIn(words) { return .sad }
    guard TalkEvidence.stands(for: kind, in: words) else {
      let isLeaving = kind == .quit || kind == .farewell
      return isLeaving && MoodWords.energy(words) == .low ? .tired : .news
    }
    return kind == .quit && read.kindCertainty < sureToQuit ? .farewell : kind
  }

  /// "Goodnight god bless", whatever feeling is heard in it.
  private static func wishesGoodNight(_ words: [String]) -> Bool {
    words.count <= 5 && (words.first == "goodnight" || words.starts(with: ["good", "night"]))
  }

  private static func meaning(_ kind: ReaderKind?) -> (Intent, ActDetails) {
    switch kind {
    case .greeting?: (.greeting, .none)
    case .thanks?: (.thanks, .none)
    case .quit?: (.quit, .none)
    case .farewell?: (.quit, .farewell)
    case .focus?: (.focus, .none)
    case .help?: (.help, .none)
    case .question?: (.chat, .question)
    default: topic(kind) ?? feeling(kind) ?? smallTalk(kind) ?? (.chat, .none)
    }
  }

  private static func topic(_ kind: ReaderKind?) -> (Intent, ActDetails)? {
    guard let parts = kind?.rawValue.split(separator: "."), parts.count == 2 else { return nil }
    if parts[0] == "help" { return HelpTopic(rawValue: String(parts[1])).map { (.help, .help($0)) } }
    return ClockQuestion(rawValue: String(parts[1])).map { (.clock, .clock($0)) }
  }

  private static func feeling(_ kind: ReaderKind?) -> (Intent, ActDetails)? {
    kind.flatMap { Feeling(rawValue: $0.rawValue) }.map { (.feeling, .feeling($0)) }
  }

  private static func smallTalk(_ kind: ReaderKind?) -> (Intent, ActDetails)? {
    kind.flatMap { SmallTalk(rawValue: $0.rawValue) }.map { (.smallTalk, .smallTalk($0)) }
  }
}
