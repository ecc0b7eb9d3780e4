import NudgyCore
import NudgyReader

/// What a kind of talk is told by: where it is answered as that, one of its words is said.
enum TalkEvidence {
  /// True as well for a kind that may be told in any words.
  static func stands(for kind: ReaderKind, in words: [String]) -> Bool {
    table(kind).map { words.contains(where: $0.contains) } ?? true
  }

  private static func table(_ kind: ReaderKind) -> WordTable? {
    switch kind {
    case .quit, .farewell: farewells
    case .joke: fun
    case .angry: anger
    case .compliment: praise
    case .anxious: worry
    case .hold: holding
    default: nil
    }
  }

  private static let farewells: WordTable = """
    bye bye-bye byee byeee goodbye quit exit close stop leave leaving cya later ciao adios farewell ttyl off out going go
    night goodnight nite done finished tomorrow see soon cheers slán slan away end enough bed logging
    """
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
}
