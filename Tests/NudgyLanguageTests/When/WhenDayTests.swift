import NudgyLanguage
import Testing

@Suite("When: days")
struct WhenDayTests {
  @Test(
    "day words",
    arguments: [
      Meaning("2026-11-20", "today", "2day"),
      Meaning("2026-11-21", "tomorrow", "tommorow", "tommorrow", "tomorro", "tmw", "2morrow", "TOMORROW"),
      Meaning("2026-11-19", "yesterday", "the day before today"),
      Meaning("2026-11-22", "the day after tomorrow", "day after tomorrow", "overmorrow"),
      Meaning("2026-11-18", "the day before yesterday", "day before yesterday"),
      Meaning("2026-11-20 19:00 partOfDay", "tonight", "tonite", "2nite", "this night"),
      Meaning("2026-11-19 19:00 partOfDay", "last night", "yesterday night"),
      Meaning("2026-11-20 09:00 partOfDay", "this morning", "today in the morning"),
      Meaning("2026-11-20 15:00 partOfDay", "this afternoon", "this arvo", "in the afternoon"),
      Meaning("2026-11-20 18:00 partOfDay", "this evening", "in the evening", "this eve"),
      Meaning("2026-11-21 09:00 partOfDay", "tomorrow morning", "tomorrow in the morning", "in the morning"),
      Meaning("2026-11-21 19:00 partOfDay", "tomorrow night", "tmrw nite", "tomorrow at night"),
      Meaning("2026-11-21 15:00 partOfDay", "tomorrow afternoon", "in the afternoon tomorrow"),
    ])
  func dayWords(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "weekdays",
    arguments: [
      Meaning("2026-11-21", "saturday", "on saturday", "this saturday", "on sat", "saterday", "this sat"),
      Meaning("2026-11-22", "sunday", "on sunday", "on sun", "this sunday", "the coming sunday"),
      Meaning("2026-11-23", "monday", "on monday", "coming monday", "next monday", "this monday", "on mon"),
      Meaning("2026-11-24", "tuesday", "tues", "tue", "teusday", "next tuesday", "tuesday of next week"),
      Meaning("2026-11-25", "wednesday", "wensday", "weds", "on wed", "wednsday", "next weds"),
      Meaning("2026-11-26", "thursday", "thurs", "thur", "thu", "thrusday", "next thursday", "for thursday"),
      Meaning(
        "2026-11-27", "friday", "this upcoming friday", "upcoming friday", "Friday", "FRI", "come friday"),
      Meaning(
        "2026-11-28", "next saturday", "saturday next week", "saturday of next week", "next week saturday"),
      Meaning("2026-11-29", "next sunday", "next week on sunday", "sunday next week"),
      Meaning("2026-11-13", "last friday", "this past friday", "past friday", "previous friday"),
      Meaning("2026-11-16", "last monday"),
      Meaning("2026-11-19", "last thursday"),
      Meaning("2026-11-11", "last week wednesday", "wednesday last week", "wednesday of last week"),
      Meaning("2026-12-04", "friday week", "a week from friday", "a week on friday", "friday after next"),
      Meaning(
        "2026-11-30", "monday week", "a week from monday", "monday after next", "the monday after next"),
      Meaning("2026-12-01", "a week from tuesday", "a week after tuesday", "a week from next tuesday"),
      Meaning("2026-12-08", "two weeks from tuesday", "2 weeks from tuesday", "a fortnight from tuesday"),
      Meaning(
        "2026-11-23 15:00 partOfDay", "monday afternoon", "monday in the afternoon", "on monday afternoon"),
      Meaning("2026-11-27 19:00 partOfDay", "friday night", "next friday night"),
      Meaning("2026-11-28 10:00 day", "next weekend"),
      Meaning("2026-11-21 10:00 day", "this weekend", "on the weekend", "over the weekend", "this wkend"),
      Meaning("2026-11-14 10:00 day", "last weekend"),
      Meaning("2026-12-05 10:00 day", "the weekend after next"),
    ])
  func weekdays(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "weeks, months and years",
    arguments: [
      Meaning("2026-11-16 week", "this week"),
      Meaning("2026-11-23 week", "next week", "the following week", "the coming week"),
      Meaning("2026-11-30 week", "the week after next", "week after next"),
      Meaning("2026-11-09 week", "last week"),
      Meaning("2026-11-01 month", "this month"),
      Meaning("2026-12-01 month", "next month", "in december", "nxt month"),
      Meaning("2026-10-01 month", "last month", "last october"),
      Meaning(
        "2027-01-01 month", "the month after next", "in january", "january 2027", "next january", "in jan"),
      Meaning("2027-03-01 month", "in march", "next march", "march 2027", "march next year", "in mar 2027"),
      Meaning("2027-05-01 month", "in may", "next may"),
      Meaning("2025-12-01 month", "last december", "december 2025"),
      Meaning("2027-01-01 year", "next year", "in 2027"),
      Meaning("2025-01-01 year", "last year", "in 2025"),
      Meaning("2026-01-01 year", "this year"),
      Meaning("2026-12-07 week", "the week of december 7", "week of dec 9", "the week of the 7th"),
      Meaning("2027-01-01 month", "in q1", "next quarter", "q1 2027", "the first quarter of 2027"),
      Meaning("2026-10-01 month", "this quarter", "in q4"),
      Meaning("2027-03-20 month", "in spring", "next spring", "this spring", "in the spring"),
      Meaning("2027-06-21 month", "in the summer", "next summer", "this summer", "summer 2027"),
      Meaning("2026-12-21 month", "this winter", "in winter"),
    ])
  func spans(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "calendar dates",
    arguments: [
      Meaning("2027-03-05", "3/5", "03/05", "3/5/27", "3/5/2027", "2027-03-05", "2027/03/05", "5.3.2027"),
      Meaning("2027-03-05", "march 5", "march 5th", "mar 5", "mar. 5", "march the 5th", "march fifth"),
      Meaning("2027-03-05", "5 march", "5th march", "5th of march", "the 5th of march", "the fifth of march"),
      Meaning(
        "2027-03-05", "march 5 2027", "march 5, 2027", "5 mar 2027", "on march 5", "on the 5th of march"),
      Meaning(
        "2026-12-21", "december 21st", "dec 21", "december twenty first", "the twenty-first of december"),
      Meaning("2028-02-29", "feb 29", "february 29th", "2/29"),
      Meaning("2026-11-20", "nov 20", "november 20th", "11/20", "on the 20th"),
      Meaning("2026-12-15", "on the 15th", "the 15th of next month", "december the 15th", "on the fifteenth"),
      Meaning(
        "2026-11-25", "on the 25th", "the 25th of this month", "25th of november", "the 25th of the month"),
      Meaning(
        "2026-12-01", "on the 1st", "the 1st of the month", "the first of the month", "first of december"),
      Meaning("2027-01-31", "january 31", "1/31", "31 jan", "31st of january"),
      Meaning("2026-12-31", "on the 31st of december", "31/12/2026", "31.12.2026", "12-31-2026"),
      Meaning(
        "2026-12-04", "friday december 4", "friday, december 4th", "fri dec 4", "friday the 4th of december"),
      Meaning("2026-12-04", "friday the 4th", "december 4 2026", "dec 4th, 2026"),
      Meaning("2027-08-13", "friday the 13th"),
      Meaning("2027-05-02", "may 2", "may 2nd", "2 may 2027", "the second of may", "2nd may"),
      Meaning("2027-08-01", "aug 1", "august 1st", "the first of august"),
      Meaning("2026-12-12", "12/12", "dec 12", "the 12th of december"),
      Meaning("2026-11-27", "27-nov-2026", "27 nov 2026"),
      Meaning("2027-11-03", "nov 3", "11/3"),
    ])
  func calendarDates(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "weekdays of months",
    arguments: [
      Meaning(
        "2026-11-27", "the last friday of the month", "last friday of november", "last friday in november"),
      Meaning(
        "2026-12-08", "the second tuesday of december", "second tuesday in december",
        "2nd tuesday of december"),
      Meaning(
        "2026-12-07", "the first monday of next month", "first monday in december",
        "the first monday of the month"),
      Meaning("2027-03-25", "the last thursday of march 2027", "the last thursday in march"),
      Meaning("2026-12-31", "the last day of the year", "the last day of december", "last day of next month"),
      Meaning("2026-12-01", "the first day of next month", "the first business day of next month"),
      Meaning("2026-11-30", "the last business day of the month", "last workday of the month"),
    ])
  func weekdaysOfMonths(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "holidays",
    arguments: [
      Meaning("2026-12-25", "christmas", "on christmas", "xmas", "christmas day", "this christmas", "dec 25"),
      Meaning("2026-12-24", "christmas eve", "on christmas eve", "the day before christmas", "xmas eve"),
      Meaning("2026-12-26", "boxing day", "the day after christmas"),
      Meaning("2026-12-31", "new year's eve", "new years eve", "nye"),
      Meaning("2027-01-01", "new year's day", "new years day", "new year's"),
      Meaning("2027-02-14", "valentine's day", "valentines day", "valentines"),
      Meaning("2027-03-17", "st patrick's day", "st patricks day"),
      Meaning("2027-03-28", "easter", "easter sunday", "easter 2027", "next easter"),
      Meaning("2027-03-26", "good friday", "two days before easter"),
      Meaning("2028-04-16", "easter 2028"),
      Meaning("2027-05-09", "mother's day", "mothers day"),
      Meaning("2027-05-31", "memorial day", "the last monday of may"),
      Meaning("2027-06-20", "father's day", "fathers day"),
      Meaning(
        "2027-07-04", "the fourth of july", "the 4th of july", "july 4th", "independence day", "july 4"),
      Meaning("2027-09-06", "labor day", "labour day"),
      Meaning("2027-10-31", "halloween", "on halloween"),
      Meaning("2026-11-26", "thanksgiving", "on thanksgiving", "this thanksgiving"),
      Meaning("2026-11-27", "black friday", "the day after thanksgiving"),
      Meaning("2026-11-30", "cyber monday", "the monday after thanksgiving"),
      Meaning("2027-01-18", "mlk day", "martin luther king day"),
      Meaning("2027-02-15", "presidents day"),
      Meaning("2026-12-11", "two weeks before christmas"),
      Meaning("2025-12-25", "last christmas", "christmas 2025"),
      Meaning("2026-12-31 19:00 partOfDay", "new year's eve night"),
    ])
  func holidays(_ row: Meaning) { row.check(whenParser()) }

  @Test("the day stands first where people write it so", arguments: ["3/5", "3/5/2027", "on 3/5"])
  func dayFirst(_ phrase: String) {
    let parser = whenParser(readsDayFirst: true)
    #expect(parser.whole(phrase)?.inBrief == "2027-05-03")
  }
}
