import NudgyLanguage
import Testing

@Suite("When: times of day")
struct WhenClockTests {
  @Test(
    "clock times",
    arguments: [
      Meaning(
        "2026-11-20 17:00", "5pm", "5 pm", "5PM", "5 p.m.", "5p", "5:00pm", "5 p m", "17:00", "at 5", "@5pm"),
      Meaning(
        "2026-11-20 17:00", "at five", "five pm", "5 o'clock", "five o'clock", "at 5ish", "5-ish", "at 1700"),
      Meaning(
        "2026-11-20 17:30", "5:30 pm", "half past five", "half past 5", "at five thirty", "at 5:30", "at 530"),
      Meaning("2026-11-20 17:15", "quarter past five", "a quarter past 5", "quarter after five", "5:15pm"),
      Meaning(
        "2026-11-20 17:45", "quarter to six", "a quarter to 6", "quarter til six", "at five forty five"),
      Meaning(
        "2026-11-20 17:50", "ten to six", "10 minutes to six", "ten till six", "ten minutes before six"),
      Meaning("2026-11-20 18:10", "ten past six", "ten after six", "10 past 6", "ten minutes past six"),
      Meaning("2026-11-20 18:25", "twenty five past six", "twenty-five past six"),
      Meaning("2026-11-20 19:05", "seven oh five pm", "at seven oh five", "7:05pm"),
      Meaning(
        "2026-11-20 19:30", "seven thirty pm", "at half seven", "at 7:30", "at 7 30", "19:30", "1930 hours"),
      Meaning(
        "2026-11-20 12:00", "noon", "at noon", "12pm", "12 noon", "midday", "at midday", "at 12", "noonish"),
      Meaning("2026-11-21 00:00", "midnight", "12am", "at midnight", "tonight at midnight"),
      Meaning("2026-11-21 09:00", "9am", "9a", "9 a.m.", "9:00am", "at nine am", "9 in the morning", "09:00"),
      Meaning("2026-11-21 06:00", "6am", "six in the morning", "at 6 in the morning", "0600 hours"),
      Meaning(
        "2026-11-20 21:00", "at 9", "9 in the evening", "9 at night", "at 9 tonight", "tonight at 9",
        "9pm tonight"),
      Meaning("2026-11-20 11:00", "at 11", "11am", "11 this morning", "at eleven"),
      Meaning("2026-11-20 22:00", "at 10", "10pm", "22:00", "10 tonight"),
      Meaning("2026-11-20 15:00", "3 in the afternoon", "at 3", "three this afternoon", "3 this afternoon"),
      Meaning("2026-11-20 11:30", "half past eleven", "at 11:30", "half an hour before noon"),
      Meaning("2026-11-20 16:00 Europe/London", "4pm bst", "4pm london time"),
      Meaning("2026-11-20 15:00 America/New_York", "3pm EST", "3pm eastern", "3pm et", "3 pm eastern time"),
      Meaning("2026-11-20 15:00 America/Los_Angeles", "3pm pst", "3pm PT", "3pm pacific time"),
      Meaning("2026-11-23 14:30 GMT", "monday 14:30 utc", "monday at 2:30pm GMT"),
    ])
  func clocks(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "days with times",
    arguments: [
      Meaning(
        "2026-11-21 15:00", "tomorrow at 3", "tomorrow at 3pm", "tomorrow 3pm", "3pm tomorrow",
        "at 3 tomorrow"),
      Meaning(
        "2026-11-21 15:00", "tomorrow afternoon at 3", "tomorrow at 3 in the afternoon", "tomorrow @ 3pm"),
      Meaning("2026-11-21 07:00", "tomorrow at 7", "tomorrow morning at 7", "7 tomorrow morning", "7am tmrw"),
      Meaning("2026-11-21 19:00", "tomorrow evening at 7", "7 tomorrow evening", "at 7 tomorrow night"),
      Meaning(
        "2026-11-23 08:00", "monday at 8", "8am monday", "monday 8am", "monday morning at 8", "8am on monday"),
      Meaning(
        "2026-11-27 17:00", "next friday 5pm", "next friday at 5", "5pm next friday",
        "friday next week at 5pm"),
      Meaning(
        "2026-11-20 17:00", "friday 5pm", "friday at 5", "today at 5", "5pm today", "this friday at 5pm"),
      Meaning("2026-11-27 09:00", "friday at 9am", "9am friday", "friday 9am"),
      Meaning(
        "2026-12-03 09:30", "december 3 at 9:30am", "9:30am on dec 3", "dec 3, 9:30", "dec 3 9:30am",
        "12/3 9:30am"),
      Meaning("2026-12-15 14:00", "the 15th at 2", "on the 15th at 2pm", "2pm on the 15th"),
      Meaning("2026-12-24 18:00", "christmas eve at 6", "christmas eve at 6pm"),
      Meaning("2026-11-21 20:15", "8:15pm tomorrow", "tomorrow at quarter past eight in the evening"),
      Meaning("2026-11-24 12:00", "tuesday at noon", "noon on tuesday", "tuesday noon"),
      Meaning("2026-11-24 12:00 partOfDay", "tues lunchtime", "tuesday at lunch"),
      Meaning("2026-11-20 13:00", "at one", "today at 1", "1pm"),
      Meaning("2026-11-21 01:00", "1am", "at 1 tonight", "1 at night"),
      Meaning("2026-12-01 15:00 Europe/Paris", "dec 1 at 3pm cet"),
      Meaning("2026-11-20 15:00 GMT+0100", "2026-11-20T15:00:00+01:00"),
      Meaning("2026-11-20 15:00", "2026-11-20T15:00", "2026-11-20 15:00"),
    ])
  func daysWithTimes(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "vague times and edges",
    arguments: [
      Meaning(
        "2026-11-20 17:00 partOfDay", "end of day", "eod", "cob", "end of the day", "close of business",
        "end of business"),
      Meaning("2026-11-23 17:00 partOfDay", "end of day monday", "eod monday", "monday eod", "end of monday"),
      Meaning(
        "2026-11-20 12:00 partOfDay", "at lunch", "over lunch", "at lunchtime", "around lunch", "during lunch"
      ),
      Meaning(
        "2026-11-23 09:00 partOfDay", "first thing monday", "monday first thing", "first thing on monday"),
      Meaning(
        "2026-11-21 09:00 partOfDay", "first thing in the morning", "first thing tomorrow", "first thing"),
      Meaning(
        "2026-11-21 07:00 partOfDay", "early tomorrow morning", "early in the morning", "early tomorrow"),
      Meaning("2026-11-20 17:00 partOfDay", "late this afternoon", "late in the afternoon"),
      Meaning("2026-11-20 13:00", "later today", "later in the day", "in 3 hours", "three hours from now"),
      Meaning("2026-11-20 21:00 partOfDay", "later tonight"),
      Meaning("2026-11-21", "later this week"),
      Meaning("2026-11-25", "later this month"),
      Meaning("2026-11-30", "end of the month", "end of november", "end of this month", "eom"),
      Meaning(
        "2026-12-31", "end of next month", "end of the year", "end of december", "eoy", "the end of the year"),
      Meaning("2026-11-27", "end of next week", "the end of next week"),
      Meaning("2026-11-20", "end of the week", "end of week", "eow", "the end of this week"),
      Meaning("2027-01-15", "mid-january", "mid january", "middle of january", "the middle of january"),
      Meaning(
        "2026-12-01", "beginning of december", "the beginning of next month", "start of next month",
        "early december"),
      Meaning("2026-11-23", "early next week", "beginning of next week", "the start of next week"),
      Meaning("2026-11-25", "midweek", "middle of next week", "mid next week"),
      Meaning("2026-11-26", "late next week"),
      Meaning("2026-12-25", "late december"),
      Meaning("2027-03-01", "in early march", "early march"),
      Meaning("2026-12-05 09:00 partOfDay", "the morning of december 5", "the morning of the 5th"),
      Meaning("2026-11-23", "the next business day", "next weekday", "next working day"),
      Meaning("2027-03-31", "end of q1", "the end of next quarter"),
    ])
  func edges(_ row: Meaning) { row.check(whenParser()) }
}
