import NudgyCore

extension Holiday {
  /// The rule for its date, in the order of the year.
  var rule: Rule {
    switch self {
    case .newYearsDay: .fixed(month: 1, day: 1)
    case .epiphany: .fixed(month: 1, day: 6)
    case .martinLutherKingDay: .nth(3, .monday, month: 1)
    case .burnsNight: .fixed(month: 1, day: 25)
    case .australiaDay: .fixed(month: 1, day: 26)
    case .groundhogDay, .candlemas: .fixed(month: 2, day: 2)
    case .superBowl: .nth(2, .sunday, month: 2)
    case .valentinesDay: .fixed(month: 2, day: 14)
    case .presidentsDay: .nth(3, .monday, month: 2)
    case .leapDay: .fixed(month: 2, day: 29)
    case .womensDay: .fixed(month: 3, day: 8)
    case .piDay: .fixed(month: 3, day: 14)
    case .stPatricksDay: .fixed(month: 3, day: 17)
    case .firstOfSpring: .fixed(month: 3, day: 20)
    case .annunciation: .fixed(month: 3, day: 25)
    case .aprilFools: .fixed(month: 4, day: 1)
    case .taxDay: .fixed(month: 4, day: 15)
    case .earthDay: .fixed(month: 4, day: 22)
    case .anzacDay: .fixed(month: 4, day: 25)
    case .mayDay: .fixed(month: 5, day: 1)
    case .starWarsDay: .fixed(month: 5, day: 4)
    case .cincoDeMayo: .fixed(month: 5, day: 5)
    case .mothersDay: .nth(2, .sunday, month: 5)
    case .victoriaDay: .before(.monday, month: 5, day: 24)
    case .memorialDay: .nth(-1, .monday, month: 5)
    case .flagDay: .fixed(month: 6, day: 14)
    case .juneteenth: .fixed(month: 6, day: 19)
    case .fathersDay: .nth(3, .sunday, month: 6)
    case .firstOfSummer: .fixed(month: 6, day: 21)
    default: laterRule
    }
  }

  /// From July on, and what moves with Easter.
  private var laterRule: Rule {
    switch self {
    case .canadaDay: .fixed(month: 7, day: 1)
    case .independenceDay: .fixed(month: 7, day: 4)
    case .bastilleDay: .fixed(month: 7, day: 14)
    case .assumption: .fixed(month: 8, day: 15)
    case .laborDay: .nth(1, .monday, month: 9)
    case .grandparentsDay: .nth(1, .monday, month: 9, plus: 6)
    case .patriotDay: .fixed(month: 9, day: 11)
    case .firstOfFall: .fixed(month: 9, day: 23)
    case .michaelmas: .fixed(month: 9, day: 29)
    case .columbusDay: .nth(2, .monday, month: 10)
    case .halloween: .fixed(month: 10, day: 31)
    case .allSaints: .fixed(month: 11, day: 1)
    case .allSouls: .fixed(month: 11, day: 2)
    case .electionDay: .nth(1, .monday, month: 11, plus: 1)
    case .guyFawkes: .fixed(month: 11, day: 5)
    case .veteransDay: .fixed(month: 11, day: 11)
    case .thanksgiving: .nth(4, .thursday, month: 11)
    case .blackFriday: .nth(4, .thursday, month: 11, plus: 1)
    case .smallBusinessSaturday: .nth(4, .thursday, month: 11, plus: 2)
    case .cyberMonday: .nth(4, .thursday, month: 11, plus: 4)
    case .givingTuesday: .nth(4, .thursday, month: 11, plus: 5)
    case .adventSunday: .before(.sunday, month: 12, day: 3)
    case .stNicholas: .fixed(month: 12, day: 6)
    case .firstOfWinter: .fixed(month: 12, day: 21)
    case .christmasEve: .fixed(month: 12, day: 24)
    case .christmas: .fixed(month: 12, day: 25)
    case .boxingDay, .kwanzaa: .fixed(month: 12, day: 26)
    case .newYearsEve: .fixed(month: 12, day: 31)
    default: easterRule
    }
  }

  private var easterRule: Rule {
    switch self {
    case .mardiGras: .easter(-47)
    case .ashWednesday: .easter(-46)
    case .palmSunday: .easter(-7)
    case .maundyThursday: .easter(-3)
    case .goodFriday: .easter(-2)
    case .holySaturday: .easter(-1)
    case .easterMonday: .easter(1)
    case .ascension: .easter(39)
    case .pentecost: .easter(49)
    case .whitMonday: .easter(50)
    case .trinitySunday: .easter(56)
    case .corpusChristi: .easter(60)
    default: .easter(0)
    }
  }
}
