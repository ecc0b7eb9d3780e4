import NudgyCore

extension TimeVocabulary {
  /// Days, weekdays, months, units, seasons and quarters, with the misspellings people make of them.
  static let calendarWords: [Row] = weekdayWords + monthWords + dayWords + unitWords + seasonWords

  private static let weekdayWords: [Row] = [
    ("monday munday mondy moday monady", weekday(.monday)), ("mon", weekday(.monday, isRisky: true)),
    ("tuesday tue tues teusday tusday tuseday tuesdy tuesay tueday", weekday(.tuesday)),
    (
      "wednesday weds wensday wendsday wednsday wenesday wedensday wednesdy wednessday wednsday wedsnesday "
        + "wedesday", weekday(.wednesday)
    ), ("wed", weekday(.wednesday, isRisky: true)),
    ("thursday thu thur thurs thrusday thursay thursdy thirsday thurday thrsday", weekday(.thursday)),
    ("friday fri firday fridy frday freeday fryday", weekday(.friday)),
    ("saturday saterday satuday saturdy saturady satruday satday", weekday(.saturday)),
    ("sat", weekday(.saturday, isRisky: true)), ("sunday sundy sunady suday", weekday(.sunday)),
    ("sun", weekday(.sunday, isRisky: true)),
    ("m w f t r mw mwf tr tth tuth mf mtwthf wf m-f m-th tu-f t-f sa-su", word(.dayLetters)),
  ]

  private static let monthWords: [Row] = [
    ("january janurary januray janaury", month(1)), ("jan", month(1, isRisky: true)),
    ("february feb febuary feburary febrary februrary", month(2)), ("march mar", month(3, isRisky: true)),
    ("april apr", month(4, isRisky: true)), ("may", month(5, isRisky: true)),
    ("june jun", month(6, isRisky: true)), ("july jul", month(7)), ("august aug", month(8, isRisky: true)),
    ("september sept septmber setember septemeber", month(9)), ("sep", month(9)),
    ("october oct ocotber octuber", month(10)), ("november nov novemeber novmber", month(11)),
    ("december decemeber decmber desember", month(12)), ("dec", month(12)),
  ]

  private static let dayWords: [Row] = [
    ("today todays tday tody 2day todya", day(0)),
    (
      "tomorrow tmrw tmr tmw tomorow tommorow tommorrow tomorro tommorro tomorrrow tomorrw 2moro 2morrow "
        + "2mrw tomoz tomo tmmrw tmrrw tomrrow tomorrows tomorroww tomarrow tommarow tomrow morrow", day(1)
    ), ("yesterday yday yest yesteday yesterdy yesturday", day(-1)), ("overmorrow", day(2)),
    (
      "tonight tonite 2nite tonigt tonihgt tonght 2night toniht",
      {
        $0.categories.insert(.dayWord)
        $0.dayOffset = 0
        $0.part = .night
      }
    ),
  ]

  private static let unitWords: [Row] = [
    ("second seconds sec secs s", unit(.second)),
    ("minute minutes min mins minuts mintues m minuites", unit(.minute)),
    ("hour hours hr hrs h houres", unit(.hour)), ("day days d", unit(.day)),
    ("workday workdays", unit(.workday)), ("week weeks wk wks w weeek", unit(.week)),
    ("weekend weekends wkend wknd weeknd wkd", unit(.weekend)),
    ("fortnight fortnights sennight", unit(.fortnight)), ("month months mo mos mth mths monht", unit(.month)),
    ("year years yr yrs y", unit(.year)), ("decade decades", unit(.decade)),
    ("quarter quarters", unit(.quarter)),
  ]

  private static let seasonWords: [Row] = [
    ("spring springtime", season(3, 20)), ("summer summertime", season(6, 21)),
    ("fall autumn", season(9, 23)), ("winter wintertime", season(12, 21)),
    ("q1", season(1, 1, isQuarter: true)), ("q2", season(4, 1, isQuarter: true)),
    ("q3", season(7, 1, isQuarter: true)), ("q4", season(10, 1, isQuarter: true)),
  ]

  private static func weekday(_ weekday: Weekday, isRisky: Bool = false) -> Meaning {
    word(.weekday, \.weekday, weekday, isRisky: isRisky)
  }

  private static func month(_ month: Int, isRisky: Bool = false) -> Meaning {
    word(.month, \.month, month, isRisky: isRisky)
  }

  private static func day(_ offset: Int) -> Meaning { word(.dayWord, \.dayOffset, offset) }

  private static func unit(_ unit: TimeUnit) -> Meaning { word(.unit, \.unit, unit) }

  private static func season(_ month: Int, _ day: Int, isQuarter: Bool = false) -> Meaning {
    word(.season, \.season, Season(month: month, day: day, isQuarter: isQuarter))
  }
}
