extension TimeVocabulary {
  /// Words that can begin the name of a holiday.
  static let holidayWords: [Row] = [
    (
      Set(holidays.flatMap(\.1).map { String($0.prefix { $0 != " " }) }).joined(separator: " "),
      {
        $0.categories.insert(.holiday)
      }
    )
  ]

  /// Names of holidays without their apostrophes; at one place in a text the longest name wins.
  static let holidays: [(Holiday, [String])] = civilHolidays + christianHolidays

  private static let civilHolidays: [(Holiday, [String])] = [
    (.newYearsEve, ["new years eve", "new year eve", "nye"]),
    (.newYearsDay, ["new years day", "new years", "new year", "new year day"]),
    (.martinLutherKingDay, ["martin luther king day", "martin luther king jr day", "mlk day", "mlk jr day"]),
    (.australiaDay, ["australia day"]), (.burnsNight, ["burns night"]), (.groundhogDay, ["groundhog day"]),
    (.valentinesDay, ["valentines day", "valentine day", "valentines"]),
    (.presidentsDay, ["presidents day", "president day", "washingtons birthday"]),
    (.superBowl, ["super bowl sunday", "superbowl sunday"]),
    (.leapDay, ["leap day"]), (.womensDay, ["international womens day", "womens day"]), (.piDay, ["pi day"]),
    (
      .stPatricksDay,
      ["st patricks day", "saint patricks day", "st paddys day", "st pattys day", "paddys day"]
    ),
    (.aprilFools, ["april fools day", "april fools"]), (.taxDay, ["tax day"]), (.earthDay, ["earth day"]),
    (.anzacDay, ["anzac day"]), (.mayDay, ["may day"]), (.starWarsDay, ["star wars day"]),
    (.cincoDeMayo, ["cinco de mayo"]), (.mothersDay, ["mothers day"]),
    (.victoriaDay, ["victoria day"]), (.memorialDay, ["memorial day"]), (.flagDay, ["flag day"]),
    (.juneteenth, ["juneteenth"]), (.fathersDay, ["fathers day"]), (.canadaDay, ["canada day"]),
    (.independenceDay, ["independence day", "fourth of july", "4th of july"]),
    (.bastilleDay, ["bastille day"]), (.laborDay, ["labor day", "labour day"]),
    (.grandparentsDay, ["grandparents day"]), (.patriotDay, ["patriot day"]),
    (.columbusDay, ["columbus day", "indigenous peoples day", "canadian thanksgiving"]),
    (.halloween, ["halloween", "holloween", "all hallows eve"]),
    (.electionDay, ["election day"]), (.guyFawkes, ["bonfire night", "guy fawkes night", "guy fawkes day"]),
    (.veteransDay, ["veterans day", "veteran day", "remembrance day", "armistice day"]),
    (.thanksgiving, ["thanksgiving day", "thanksgiving", "thanksgivin", "turkey day"]),
    (.blackFriday, ["black friday"]), (.smallBusinessSaturday, ["small business saturday"]),
    (.cyberMonday, ["cyber monday"]), (.givingTuesday, ["giving tuesday"]), (.kwanzaa, ["kwanzaa"]),
    (.firstOfSpring, ["first day of spring", "spring equinox", "vernal equinox"]),
    (.firstOfSummer, ["first day of summer", "summer solstice"]),
    (.firstOfFall, ["first day of fall", "first day of autumn", "fall equinox", "autumnal equinox"]),
    (.firstOfWinter, ["first day of winter", "winter solstice"]),
  ]

  private static let christianHolidays: [(Holiday, [String])] = [
    (.epiphany, ["epiphany sunday", "feast of the epiphany", "three kings day"]),
    (.candlemas, ["candlemas"]),
    (.mardiGras, ["mardi gras", "fat tuesday", "shrove tuesday", "pancake day", "pancake tuesday"]),
    (.ashWednesday, ["ash wednesday"]), (.annunciation, ["annunciation"]), (.palmSunday, ["palm sunday"]),
    (.maundyThursday, ["maundy thursday", "holy thursday"]), (.goodFriday, ["good friday"]),
    (.holySaturday, ["holy saturday", "easter saturday", "easter eve"]),
    (.easter, ["easter sunday", "easter day", "easter"]), (.easterMonday, ["easter monday"]),
    (.ascension, ["ascension day", "ascension thursday"]),
    (.pentecost, ["pentecost", "whit sunday", "whitsun"]),
    (.whitMonday, ["whit monday", "pentecost monday"]), (.trinitySunday, ["trinity sunday"]),
    (.corpusChristi, ["corpus christi day", "feast of corpus christi"]), (.assumption, ["assumption day"]),
    (.michaelmas, ["michaelmas"]), (.allSaints, ["all saints day", "all hallows day"]),
    (.allSouls, ["all souls day", "day of the dead", "dia de los muertos"]),
    (.adventSunday, ["advent sunday", "first sunday of advent", "first advent"]),
    (.stNicholas, ["st nicholas day", "saint nicholas day"]),
    (.christmasEve, ["christmas eve", "xmas eve"]),
    (.christmas, ["christmas day", "xmas day", "christmas", "xmas"]),
    (.boxingDay, ["boxing day", "st stephens day"]),
  ]

  /// The names again, cut into words, by their first word, longer ones first.
  static let holidaysByFirstWord: [String: [(words: [String], holiday: Holiday)]] = {
    var index: [String: [(words: [String], holiday: Holiday)]] = [:]
    for (holiday, names) in holidays {
      for name in names {
        let words = name.split(separator: " ").map(String.init)
        index[words[0], default: []].append((words, holiday))
      }
    }
    return index.mapValues { names in names.sorted { $0.words.count > $1.words.count } }
  }()
}
