import NudgyCore
import NudgyReader

/// Talk, as the planner knows it.
enum TalkWords {
  /// How sure it has to be what kind of talk it is, to be answered as that: "feel better soon" is no word for grief.
  private static let sure: Float = 0.28
  /// The same of words that close the program: whoever meant them can say so again.
  private static let sureToQuit: Float = 0.55

  static func act(_ read: ReadPiece, _ words: [String]) -> Act {
    let isSure = read.kindCertainty >= sure || read.kind == .question
    let (intent, details) = meaning(GriefWords.areIn(words) ? .grief : isSure ? kind(read, words) : .news)
    return Act(intent, confidence: Double(read.certainty), span: read.span, details: details)
  }

  /// What weighs much has to be meant.
  private static func kind(_ read: ReadPiece, _ words: [String]) -> ReaderKind? {
    switch read.kind {
    case .quit where !words.contains(where: farewells.contains): .news
    case .quit where read.kindCertainty < sureToQuit: .farewell
    case .grief where !GriefWords.mayBeIn(words): .sad
    default: read.kind
    }
  }

  /// One of these is in whatever closes the program.
  private static let farewells: WordTable = """
    bye bye-bye byee byeee goodbye quit exit close stop leave leaving cya later ciao adios farewell ttyl off out going go
    night goodnight nite done finished tomorrow see soon cheers slán slan away end enough bed logging
    """

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
