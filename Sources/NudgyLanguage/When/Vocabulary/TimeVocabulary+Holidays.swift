extension TimeVocabulary {
  /// Words that can begin the name of a holiday.
  static let holidayWords: [Row] = [
    (
      Set(holidays.map { String($0.0.prefix { $0 != " " }) }).joined(separator: " "),
      {
        $0.categories.insert(.holiday)
      }
    )
  ]

  /// Names of holidays, longer ones before their own beginnings.
  static let holidays: [(String, Holiday)] = [
    ("new year's eve", .newYearsEve), ("new years eve", .newYearsEve), ("new year eve", .newYearsEve),
    ("nye", .newYearsEve), ("new year's day", .newYearsDay), ("new years day", .newYearsDay),
    ("new year's", .newYearsDay), ("new years", .newYearsDay), ("new year", .newYearsDay),
    ("martin luther king day", .martinLutherKingDay), ("mlk day", .martinLutherKingDay),
    ("groundhog day", .groundhogDay), ("valentine's day", .valentinesDay),
    ("valentines day", .valentinesDay), ("valentine day", .valentinesDay),
    ("valentine's", .valentinesDay), ("valentines", .valentinesDay), ("presidents day", .presidentsDay),
    ("presidents' day", .presidentsDay), ("president's day", .presidentsDay), ("pi day", .piDay),
    ("st patrick's day", .stPatricksDay), ("st patricks day", .stPatricksDay),
    ("st. patrick's day", .stPatricksDay), ("saint patrick's day", .stPatricksDay),
    ("april fools day", .aprilFools), ("april fool's day", .aprilFools), ("april fools", .aprilFools),
    ("tax day", .taxDay), ("earth day", .earthDay), ("may day", .mayDay),
    ("cinco de mayo", .cincoDeMayo), ("mother's day", .mothersDay), ("mothers day", .mothersDay),
    ("mothers' day", .mothersDay), ("memorial day", .memorialDay), ("juneteenth", .juneteenth),
    ("father's day", .fathersDay), ("fathers day", .fathersDay), ("fathers' day", .fathersDay),
    ("canada day", .canadaDay), ("independence day", .independenceDay),
    ("fourth of july", .independenceDay), ("4th of july", .independenceDay),
    ("bastille day", .bastilleDay), ("labor day", .laborDay), ("labour day", .laborDay),
    ("columbus day", .columbusDay), ("indigenous peoples day", .columbusDay),
    ("halloween", .halloween), ("hallowe'en", .halloween), ("holloween", .halloween),
    ("all saints day", .allSaints), ("all saints' day", .allSaints), ("bonfire night", .guyFawkes),
    ("guy fawkes night", .guyFawkes), ("veterans day", .veteransDay), ("veteran's day", .veteransDay),
    ("veterans' day", .veteransDay), ("remembrance day", .veteransDay),
    ("thanksgiving day", .thanksgiving), ("thanksgiving", .thanksgiving),
    ("thanksgivin", .thanksgiving), ("turkey day", .thanksgiving), ("black friday", .blackFriday),
    ("cyber monday", .cyberMonday), ("christmas eve", .christmasEve), ("xmas eve", .christmasEve),
    ("christmas day", .christmas), ("xmas day", .christmas), ("christmas", .christmas),
    ("xmas", .christmas), ("chrismas", .christmas), ("cristmas", .christmas),
    ("boxing day", .boxingDay), ("mardi gras", .mardiGras), ("fat tuesday", .mardiGras),
    ("shrove tuesday", .mardiGras), ("pancake day", .mardiGras), ("ash wednesday", .ashWednesday),
    ("palm sunday", .palmSunday), ("good friday", .goodFriday), ("easter sunday", .easter),
    ("easter monday", .easterMonday), ("easter day", .easter), ("easter", .easter),
    ("ascension day", .ascension), ("pentecost", .pentecost), ("whit sunday", .pentecost),
    ("super bowl sunday", .superBowl), ("superbowl sunday", .superBowl), ("election day", .electionDay),
  ]

  /// The names again, cut into words, by their first word.
  static let holidaysByFirstWord: [String: [(words: [String], holiday: Holiday)]] = {
    var index: [String: [(words: [String], holiday: Holiday)]] = [:]
    for (name, holiday) in holidays {
      let words = name.split(separator: " ").map(String.init)
      index[words[0], default: []].append((words, holiday))
    }
    return index
  }()
}
