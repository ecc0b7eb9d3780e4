import NudgyCore

/// Words that tell numbers and names from times.
enum ContextWords {
  static let countMarks: WordTable = "% $ € £ ° + * ="

  static let counted: WordTable = """
    people person percent pct dollar dollars buck bucks euro euros pound pounds lb lbs kg kgs g gram km kms
    mile mile mi foot feet ft inch inch in. cm mm meter metre liter litre oz cup tbsp tsp gb mb tb different
    other more of or star point pack packs piece degrees percent stop bedroom bed bath kids children men
    women mice times time x k o grand cent page round year-old years-old dozen million thousand hundred
    billion main floor stage gallon
    """

  static let notPlural: WordTable = """
    this always perhaps does across unless besides thus was has his its yes plus minus sometimes afterwards
    towards is us as bus gas news guess discuss pass miss thanks sharp let's james chris jess carlos lucas
    thomas marcus nicolas dennis alexis agnes
    """

  static let streets: WordTable = """
    street st st. avenue ave road rd lane ln boulevard blvd drive dr. court plaza square way terrace
    crescent
    """

  static let labels: WordTable = """
    plot flat berth pitch stall locker room rm apt apartment suite chapter ch page pages p. version v iphone ipad galaxy pixel windows flight
    bus route highway hwy interstate line step part unit number no no. nr item task ticket issue bug case
    invoice order gate terminal platform track bay aisle row seat level floor lot section lesson exercise
    question problem problems volume vol episode ep season act scene article paragraph psalm john luke
    matthew verse building bldg house box size model series mark class grade year zone district ward studio
    channel area bldg. ps xbox playstation pin code score rated rating ratio aspect bill cafe chapters episodes table
    bathroom bedroom toilet office lab hall printer server node thing
    client draft round slide slides sprint phase file locker
    """

  /// Words that are no noun and so end what a time could describe.
  static let function: WordTable = """
    i you he she it we they me him her us them my your his its our their mine yours this that these those
    who what where why how which if when because since so but or and nor yet then than as though although
    while unless until till to at by on in for from with without of off over under about around before after
    between during into onto out up down near is are was were be been being am do does did have has had will
    would can could should shall might must not no don't can't won't i'm i'll i've it's that's please also
    too again maybe probably instead just only even still already though right now asap ok okay thanks sharp
    there here via per like unless except plus call email text buy get go pick take bring send pay make
    remind need want going gonna gotta let's let either latest exactly onwards onward ish pls plz start
    starting beginning ending whether we're they're he's she's you're due thx and/or w/ w pickup
    wash clean finish write book
    """

  /// What makes a name of a weekday: "ruby tuesday", "sunday best".
  static let beforeWeekdayNames: WordTable = """
    ruby tgi giving taco casual manic blue freaky man mr mrs ms throwback meatless bloody stormy
    """
  static let afterWeekdayNames: WordTable = "addams best times drivers driver blues scaries"
  /// "saturday night live", "monday morning quarterback".
  static let afterWeekdayPartNames: WordTable = "fever live lights quarterback"

  static let plainVerbs: WordTable = """
    be have not need want get go take help also i we you they he she it never still only just cause mean
    """

  /// Verbs that ask for a place in the calendar.
  static let scheduling: WordTable = """
    schedule reschedule scheduled rescheduled book rebook move moved push pushed set plan planned arrange
    shift
    """

  /// What of a day is asked for: "tomorrow's agenda".
  static let agendas: WordTable = """
    agenda schedule calendar plan plans list lists tasks task todo todos to-do to-dos appointments
    appointment meetings events event reminders reminder alarms alarm meeting things stuff work chores
    line-up lineup
    """

  static let proportions: WordTable = "odds shot favorite favourite ratio against majority lead shadow"
  static let reckoning: WordTable = """
    divide divided dividing multiply multiplied multiplying increase increased decrease decreased reduce
    reduced scale scaled
    """
  static let denials: WordTable = """
    can't cannot couldn't wasn't isn't weren't never don't doesn't didn't won't impossible
    """
  static let trading: WordTable = """
    sell sells selling sold trade trades trading traded valued priced prices price quoted cost costs shares
    """
  static let ratings: WordTable = """
    rate rated scale rank ranked score grade number won lost beat led odds ratio
    """

  /// What the sun has and Sundays have not.
  static let sunThings: WordTable = """
    cream screen hat glasses block tan burn dress lotion lounger room roof shade visor rise set light bed
    dried
    """

  /// "edge of tomorrow", "leaders of tomorrow": what makes a name of a day.
  static let namesOfDays: WordTable = """
    edge leaders world children city heroes promise dream dreams songs sounds jobs youth home homes land
    """

  /// What falls on a day: "mom's birthday is the second".
  static let occasions: WordTable = """
    birthday anniversary wedding deadline party appointment recital date payday exam test interview
    graduation launch surgery reunion concert
    """

  /// What stands in a row, whatever else is said of days: "the 5th floor".
  static let storeys: WordTable =
    "floor grade street avenue ave row door shelf drawer deck storey place class"

  /// What else is counted by places: "the 5th grader".
  static let ordinalThings: WordTable = """
    grader graders st time birthday anniversary edition century chapter
    episode season wedding period draft version one item amendment attempt party person try gen
    generation of
    """

  /// What comes in sixteenths of an inch.
  static let sized: WordTable = "wrench socket spanner bit drill bolt nut screw inch plywood dowel pipe hose"

  /// Who something at the end of the day is said of.
  static let people: WordTable = """
    it i we you they he she that what everyone nobody it's that's he's she's we're they're you're i'm its
    """

  /// Words that may stand around a time that was asked for.
  static let fillers: WordTable = """
    please maybe like um uh the at on in for by until till to about around say probably just exactly
    approximately approx roughly circa sometime anytime hopefully ok okay let's it make then
    """

  /// Words that begin something new behind a time.
  static let beginners: WordTable = """
    i i'm i've i'll we we're we'll you he he's she she's they it it's my our his her their the there and but
    because so if when or that please pls thanks too then
    """
}
