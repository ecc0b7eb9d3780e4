import NudgyCore
import NudgyReader

/// Talk, as the planner knows it.
enum TalkWords {
  /// How sure it has to be what kind of talk it is, to be answered as that: "feel better soon" is no word for grief.
  private static let sure: Float = 0.28
  /// The same of words that close the program: whoever meant them can say so again.
  private static let sureToQuit: Float = 0.55

  static func act(_ read: ReadPiece, _ words: [String]) -> Act {
    if let mood = mood(words), read.kind != .grief, read.kind != .crisis, read.kind != .sad,
      read.kind != .overwhelmed
    {
      return Act(.feeling, confidence: Double(read.certainty), span: read.span, details: .feeling(mood))
    }
    let isSure = read.kindCertainty >= sure || read.kind == .question
    let (intent, details) = meaning(GriefWords.areIn(words) ? .grief : isSure ? kind(read, words) : .news)
    return Act(intent, confidence: Double(read.certainty), span: read.span, details: details)
  }

  /// What such words tell plainly, whatever kind of talk they were taken for.
  private static func mood(_ words: [String]) -> Feeling? {
    let text = " " + words.joined(separator: " ").replacing("'", with: "") + " "
    if tooMuch.contains(where: text.contains) { return .overwhelmed }
    return tears.contains(where: text.contains) ? .sad : nil
  }

  private static let tooMuch = [
    " cant face ", " cannot face ", " cant cope ", " too much for me ", " im drowning ",
    " cant do this anymore ",
    " cant do any of it ",
  ]
  private static let tears = [
    " i cried ", " cried in ", " im crying ", " been crying ", " in tears ", " so lonely ", " im lonely ",
    " house is so quiet ", " its so quiet here ", " its lonely ", " no one to talk to ",
    " nobody to talk to ", " feel so alone ", " i miss them ", " i miss her ",
    " i miss him ",
  ]

  /// What weighs much has to be meant.
  private static func kind(_ read: ReadPiece, _ words: [String]) -> ReaderKind? {
    switch read.kind {
    case .quit where !words.contains(where: farewells.contains),
      .farewell where !words.contains(where: farewells.contains):
      MoodWords.energy(words) == .low ? .tired : .news
    case .joke where !words.contains(where: fun.contains): .news
    case .angry where !words.contains(where: anger.contains): .news
    case .compliment where !words.contains(where: praise.contains): .news
    case .anxious where !words.contains(where: worry.contains): .news
    case .hold where !words.contains(where: holding.contains): .news
    case .some where wishesGoodNight(words): .goodNight
    case .quit where read.kindCertainty < sureToQuit: .farewell
    case .grief where !GriefWords.mayBeIn(words): .sad
    default: read.kind
    }
  }

  /// "Goodnight god bless", whatever feeling is heard in it.
  private static func wishesGoodNight(_ words: [String]) -> Bool {
    words.count <= 5 && (words.first == "goodnight" || words.starts(with: ["good", "night"]))
  }

  /// One of these is in whatever closes the program.
  private static let farewells: WordTable = """
    bye bye-bye byee byeee goodbye quit exit close stop leave leaving cya later ciao adios farewell ttyl off out going go
    night goodnight nite done finished tomorrow see soon cheers slán slan away end enough bed logging
    """

  /// What begins with one of these tells why.
  static let reasons: WordTable = "because cos coz cuz cause 'cause since or which who whose otherwise"

  /// Of these alone is said what stands around a ramble.
  static let asides: WordTable = """
    god help me lol lmao brain dump ok okay so right now then sure look honestly basically list here goes anyway anyways like
    jesus christ lord ffs omg ugh the a just and first off yeah well hm hmm um uh oh i'll be killed dead time
    """

  /// One of these is in whatever is meant to be laughed at, and in whatever keeps things as they are.
  private static let fun: WordTable = """
    joke jokes joking funny laugh laughing laughed haha hahaha hahahaha lol lmao rofl pun riddle humor humour silly ha fun
    knock kidding hilarious giggle
    """
  private static let anger: WordTable = """
    hate hates angry anger furious annoyed annoying annoys pissed mad fed rage raging damn damned fuck fucking fucked fuckin
    shit shitty bloody stupid idiot idiots livid swear swearing wtf hell unfair argh arrgh aargh ugh bastard bastards
    crap cross fuming sick useless ridiculous bullshit dammit kill scream screaming unbelievable cheek rude temper
    """
  private static let praise: WordTable = """
    good great best love loves loved clever nice smart helpful cute sweet amazing awesome brilliant lovely kind well legend
    star gem fab fantastic wonderful perfect beautiful genius hero favourite favorite cool dear darling proud excellent ace
    thank thanks like top magic grand class sound deadly bless champion wee handsome funny better
    """
  private static let worry: WordTable = """
    worried worry worries worrying scared scary afraid fear fears anxious anxiety nervous nerves panic panicking dread
    dreading terrified stress stressed stressing freaking frightened frets fretting fail failing what-if tense uneasy
    shaking overthinking awake spiral spiralling spiraling what if
    """
  private static let holding: WordTable = """
    leave keep stay stays stand stands wait hold don't dont not never no nothing let touch hands alone untouched still on
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
