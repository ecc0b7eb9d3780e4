/// All rules. At one place in a text the longest finding wins, and among equals the rule that stands first here.
enum WhenRules {
  /// Rules for a single day, on which the others may build ("two days before X").
  static let plainDays: [WhenRule] = [
    dayWordRule,
    weekdayRule,
    periodRule,
    monthDayRule,
    dayMonthRule,
    yearMonthDayRule,
    numericDateRule,
    holidayRule,
    ordinalWeekdayRule,
    ordinalDayRule,
    monthRule,
  ]

  static let all: [WhenRule] =
    plainDays + [
      edgeRule,
      periodEndRule,
      seasonRule,
      partOfSpanRule,
      weekNumberRule,
      sameTimeRule,
      anchoredOffsetRule,
      weekOfRule,
      inDurationRule,
      inMinutesRule,
      fromNowRule,
      spanRule,
      nextWorkdayRule,
      weekdaysFromNowRule,
      // Recurrences before clocks: "twice a day", "every 2 hours".
      everyRule,
      repeatingRule,
      timesPerRule,
      monthPlaceRule,
      dateEveryYearRule,
      edgeOfEveryRule,
      dayLettersRule,
      // "first thing" and "in the morning" before the hours they qualify.
      nightsAgoRule,
      ownerDayRule, partOfDayRule,
      clockRangeRule,
      clockRule,
      fixtureRule,
      durationRule,
      // A bare year is the last thing four digits are taken for; "1730" behind "at" is a time.
      yearRule,
      nowRule,
    ]
}
