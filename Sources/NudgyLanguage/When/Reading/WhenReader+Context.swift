// What the words around a number or a name say about it.
extension WhenReader {
  /// Whether the word at `index` is counted by the number before it: "5 people", "3 different stores", "10 %".
  func isCounted(_ index: Int) -> Bool {
    let next = self[index]
    switch next.shape {
    case .mark:
      return ContextWords.countMarks.contains(next.lower) || next.isGlued && isGluedWord(index)
    case .word:
      if next.lower == "am" || next.lower == "pm" { return false }
      // "at 9 or 11" are two hours, "9 or 10 people" are people.
      if next.lower == "or", let other = integer(index + 1), lower(other.next) != "or" {
        return isCounted(other.next)
      }
      if ContextWords.counted.contains(next.lower) { return true }
      if next.sense.unit != nil && next.sense.ordinal == nil { return true }
      guard next.categories.isSubset(of: .holiday) else { return false }
      return looksPlural(next.lower) || isAddress(index)
    case .other: return next.isGlued
    default: return false
    }
  }

  /// "sold at 4.50", "at 3.59 a gallon": what one thing costs.
  func isPriced(_ index: Int) -> Bool {
    ContextWords.trading.contains(lower(index - 2)) || isOne(of: ["per", "each"], at: index + 1)
      || lower(index + 1) == "a" && ContextWords.counted.contains(lower(index + 2))
  }

  /// A hyphen or slash that ties a number to a word: `3-pack`, `5/box`.
  private func isGluedWord(_ index: Int) -> Bool {
    (lower(index) == "-" || lower(index) == "/") && self[index + 1].isGlued && self[index + 1].shape == .word
      && self[index + 1].categories.isEmpty
  }

  private func looksPlural(_ word: String) -> Bool {
    word.utf8.count > 3 && word.utf8.last == UInt8(ascii: "s") && !word.hasSuffix("ss")
      && !word.contains("'") && !ContextWords.notPlural.contains(word)
  }

  /// "at 10 downing street": a street word soon after a number.
  private func isAddress(_ index: Int) -> Bool {
    for place in index..<index + 3 {
      if ContextWords.streets.contains(lower(place)) { return true }
      // "at 12 on elm st"
      if ContextWords.function.contains(lower(place)) { return false }
    }
    return false
  }

  /// Whether a number at `index` is a label rather than a time: "room 5", "version 3", "#12", "$5".
  func isLabelled(_ index: Int) -> Bool {
    let before = self[index - 1]
    if before.shape == .mark {
      if before.lower == "$" || before.lower == "#" || before.lower == "€" || before.lower == "£" {
        return true
      }
      return before.isGlued && self[index].isGlued && (before.lower == "-" || before.lower == "/")
    }
    return ContextWords.labels.contains(before.lower)
  }

  /// Whether a noun follows, so that what stands before it describes it: "christmas tree", "weekly report".
  func isDescribing(_ index: Int) -> Bool {
    let next = self[index]
    if next.lower == "-" && next.isGlued { return true }
    guard next.shape == .word, next.categories.isSubset(of: .holiday) else { return false }
    return !ContextWords.function.contains(next.lower)
  }
}

/// Words that tell numbers and names from times.
enum ContextWords {
  static let countMarks: Set<String> = ["%", "$", "€", "£", "°", "+", "*", "="]

  static let counted = set(
    """
    people person percent pct dollar dollars buck bucks euro euros pound pounds lb lbs kg kgs g gram km kms mile \
    mile mi foot feet ft inch inch in. cm mm meter metre liter litre oz cup tbsp tsp gb mb tb different other \
    more of or star point pack packs piece degrees percent stop bedroom bed bath kids children men women mice \
    times time x k o grand cent page round year-old years-old dozen million thousand hundred billion main floor \
    stage gallon
    """)

  static let notPlural = set(
    """
    this always perhaps does across unless besides thus was has his its yes plus minus sometimes afterwards \
    towards is us as bus gas news guess discuss pass miss thanks sharp let's james chris jess carlos lucas \
    thomas marcus nicolas dennis alexis agnes
    """)

  static let streets = set(
    "street st st. avenue ave road rd lane ln boulevard blvd drive dr. court plaza square way terrace crescent"
  )

  static let labels = set(
    """
    room rm apt apartment suite chapter ch page pages p. version v iphone ipad galaxy pixel windows flight bus route \
    highway hwy interstate line step part unit number no no. nr item task ticket issue bug case invoice order \
    gate terminal platform track bay aisle row seat level floor lot section lesson exercise question problem \
    problems volume vol episode ep season act scene article paragraph psalm john luke matthew verse building bldg \
    house box size model series mark class grade year zone district ward studio channel area bldg. ps xbox \
    playstation pin code score rated rating ratio aspect
    """)

  /// Words that are no noun and so end what a time could describe.
  static let function = set(
    """
    i you he she it we they me him her us them my your his its our their mine yours this that these those \
    who what where why how which if when because since so but or and nor yet then than as though although \
    while unless until till to at by on in for from with without of off over under about around before after \
    between during into onto out up down near is are was were be been being am do does did have has had will \
    would can could should shall might must not no don't can't won't i'm i'll i've it's that's please also too \
    again maybe probably instead just only even still already though right now asap ok okay thanks sharp \
    there here via per like unless except plus call email text buy get go pick take bring send pay make remind \
    need want going gonna gotta let's let either latest exactly onwards onward ish pls plz start starting \
    beginning ending whether while i've we're they're he's she's you're due thx and/or w/ w pickup wash clean finish write book
    """)

  /// What makes a name of a weekday: "ruby tuesday", "sunday best".
  static let beforeWeekdayNames = set(
    "ruby tgi giving taco casual manic blue freaky man mr mrs ms throwback meatless bloody stormy")
  static let afterWeekdayNames = set("addams best times drivers driver blues scaries")
  /// "saturday night live", "monday morning quarterback".
  static let afterWeekdayPartNames = set("fever live lights quarterback")

  static let plainVerbs = set(
    "be have not need want get go take help also i we you they he she it never still only just cause mean")

  /// Verbs that ask for a place in the calendar.
  static let scheduling = set(
    "schedule reschedule scheduled rescheduled book rebook move moved push pushed set plan planned arrange shift"
  )

  /// What of a day is asked for: "tomorrow's agenda".
  static let agendas = set(
    """
    agenda schedule calendar plan plans list lists tasks task todo todos to-do to-dos appointments appointment meetings \
    events event reminders reminder alarms alarm meeting things stuff work chores line-up lineup
    """)

  static let proportions = set("odds shot favorite favourite ratio against majority lead shadow")
  static let reckoning = set(
    """
    divide divided dividing multiply multiplied multiplying increase increased decrease decreased reduce reduced \
    scale scaled
    """)
  static let denials = set(
    "can't cannot couldn't wasn't isn't weren't never don't doesn't didn't won't impossible")
  static let trading = set(
    "sell sells selling sold trade trades trading traded valued priced prices price quoted cost costs shares")
  static let ratings = set(
    "rate rated scale rank ranked score grade number won lost beat led odds ratio")

  /// What the sun has and Sundays have not.
  static let sunThings = set(
    "cream screen hat glasses block tan burn dress lotion lounger room roof shade visor rise set light bed dried"
  )

  private static func set(_ words: String) -> Set<String> {
    Set(words.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
