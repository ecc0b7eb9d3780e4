import NudgyLanguage
import Testing

@Suite("When: offsets, durations, intervals")
struct WhenRelativeTests {
  @Test(
    "from now",
    arguments: [
      Meaning(
        "2026-11-20 10:20", "in 20 min", "in twenty minutes", "20 minutes from now", "in 20m",
        "in about 20 minutes"),
      Meaning(
        "2026-11-20 10:30", "in half an hour", "in a half hour", "in 30 mins", "half an hour from now",
        "in 1/2 hour"),
      Meaning("2026-11-20 10:15", "in a quarter of an hour", "in a quarter hour", "in fifteen minutes"),
      Meaning(
        "2026-11-20 11:00", "in an hour", "in 1 hour", "in one hour", "in 1h", "an hour from now",
        "in 60 minutes"),
      Meaning(
        "2026-11-20 11:30", "in an hour and a half", "in one and a half hours", "in 1.5 hours", "in 1½ hours"),
      Meaning(
        "2026-11-20 11:30", "in 1 hour 30 minutes", "in 1 hour and 30 minutes", "in 1h30m", "in 90 minutes"),
      Meaning("2026-11-20 12:00", "in a couple of hours", "in a couple hours", "in 2 hrs", "in two hours"),
      Meaning("2026-11-20 13:00", "in a few hours", "in 3 hours"),
      Meaning("2026-11-21", "in 1 day", "in a day", "a day from now"),
      Meaning(
        "2026-11-23", "in three days", "in 3 days", "in 3d", "3 days from now", "in a few days",
        "3 days from today"),
      Meaning(
        "2026-11-27", "in a week", "in 7 days", "one week from today", "in 1 week", "a week from now",
        "a week from today"),
      Meaning(
        "2026-12-04", "in a fortnight", "in two weeks", "in 2 wks", "two weeks from now",
        "in a couple of weeks", "in 2 weeks time"),
      Meaning("2026-12-20", "in a month", "in one month", "a month from now"),
      Meaning("2027-02-20", "in 3 months", "three months from now"),
      Meaning("2027-05-20", "in half a year", "in six months"),
      Meaning("2027-11-20", "in a year", "a year from now", "a year from today"),
      Meaning("2026-11-25", "in 3 business days", "3 working days from now"),
      Meaning("2026-11-23 17:00", "in 3 days at 5", "in three days at 5pm"),
      Meaning("2026-11-17", "3 days ago", "three days ago", "a few days ago"),
      Meaning("2026-11-13", "a week ago", "one week ago"),
      Meaning("2026-10-20", "a month ago"),
      Meaning("2026-11-20 08:00", "2 hours ago", "two hours ago", "a couple hours ago"),
      Meaning("2026-11-20 09:45", "15 minutes ago"),
      Meaning("by 2026-11-22", "within two days", "in the next 2 days", "within the next two days"),
      Meaning("by 2026-11-20 11:00", "within an hour", "in the next hour", "within the hour"),
      Meaning("2026-11-13 – 2026-11-21", "in the last week", "over the past week", "in the past 7 days"),
      Meaning("2026-11-20 08:00 – 2026-11-20 10:00", "in the last two hours"),
    ])
  func fromNow(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "from another day",
    arguments: [
      Meaning("2026-12-22", "3 days before christmas", "three days before christmas"),
      Meaning("2026-12-27", "two days after christmas", "2 days after dec 25"),
      Meaning("2026-11-28", "two days after thanksgiving", "the saturday after thanksgiving"),
      Meaning(
        "2026-12-18", "the week before christmas", "a week before christmas", "the friday before christmas"),
      Meaning("2026-11-30", "a week from monday", "one week from monday", "a week after monday"),
      Meaning("2026-11-23", "two days after tomorrow"),
      Meaning("2026-12-14", "the monday after december 10"),
    ])
  func fromAnotherDay(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "durations",
    arguments: [
      Meaning(
        "PT45M", "for 45 minutes", "for 45 min", "for forty five minutes", "45 minutes",
        "for about 45 minutes", "45min"),
      Meaning("PT30M", "for half an hour", "half an hour", "for 30 minutes", "for a half hour"),
      Meaning("PT1H", "for an hour", "an hour", "for 1 hour", "1h", "for one hour", "for an hour or two"),
      Meaning(
        "PT1H30M", "for an hour and a half", "for 1.5 hours", "for 1h30m", "one and a half hours",
        "1 hour 30 minutes"),
      Meaning("PT2H", "for two hours", "2 hours", "2 hrs", "for a couple of hours"),
      Meaning("PT15M", "for a quarter of an hour", "15 minutes"),
      Meaning("P3D", "for three days", "for 3 days", "3 days", "for a few days"),
      Meaning("P1W", "for a week", "for one week"),
      Meaning("P2W", "for two weeks", "2 weeks", "for a fortnight"),
      Meaning("P3Y", "for 3 years", "3 years", "three years"),
      Meaning("P6M", "for six months", "6 months"),
      Meaning("PT2H15M", "2 hours and 15 minutes", "2h15m", "for 2 hours 15 minutes"),
      Meaning("2026-11-21 15:00 + PT1H", "tomorrow at 3 for an hour", "for an hour tomorrow at 3"),
      Meaning("2026-11-23 + P2W", "on monday for two weeks"),
    ])
  func durations(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "intervals",
    arguments: [
      Meaning(
        "2026-11-20 14:00 – 2026-11-20 16:00", "from 2 to 4", "2-4pm", "between 2 and 4", "2pm-4pm",
        "2 to 4pm"),
      Meaning(
        "2026-11-20 14:00 – 2026-11-20 16:00", "from 2pm to 4pm", "from 2 until 4", "14:00-16:00", "2–4pm"),
      Meaning(
        "2026-11-20 11:00 – 2026-11-20 14:00", "11-2pm", "from 11am to 2pm", "11 to 2pm", "from 11 to 2"),
      Meaning(
        "2026-11-21 09:00 – 2026-11-21 17:00", "tomorrow 9-5", "tomorrow from 9 to 5", "9am-5pm tomorrow"),
      Meaning("2026-11-23 09:30 – 2026-11-23 10:30", "monday 9:30-10:30am", "monday from 9:30 to 10:30am"),
      Meaning("2026-11-20 17:30 – 2026-11-20 18:45", "5:30-6:45pm", "from 5:30 to 6:45", "5:30pm to 6:45pm"),
      Meaning(
        "2026-12-03 – 2026-12-06", "dec 3-5", "december 3 to 5", "from dec 3 to dec 5", "dec 3 - dec 5"),
      Meaning(
        "2026-12-03 – 2026-12-06", "between dec 3 and dec 5", "3-5 december", "the 3rd to the 5th of december"
      ),
      Meaning("2026-11-23 – 2026-11-26", "monday to wednesday", "from monday to wednesday", "mon-wed"),
      Meaning("2026-11-23 – 2026-11-26", "between monday and wednesday", "monday through wednesday"),
      Meaning("2026-11-23 – 2026-11-28", "mon-fri", "monday to friday", "mon - fri"),
      Meaning(
        "2026-11-20 17:00 – 2026-11-21 10:00", "friday 5pm to saturday 10am",
        "from 5pm friday to 10am saturday"),
      Meaning("2026-12-01 – 2026-12-06", "from 1 to 5 december", "from the 1st to the 5th of december"),
      Meaning("2026-12-24 – 2027-01-03", "dec 24 to jan 2", "from december 24 until january 2"),
    ])
  func intervals(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "roles",
    arguments: [
      Meaning(
        "by 2026-11-27", "by friday", "before friday", "due friday", "due by friday", "no later than friday",
        "due on friday"),
      Meaning(
        "by 2026-11-20 17:00", "by 5", "by 5pm", "before 5pm", "due at 5pm"),
      Meaning("by 2026-11-20 17:00 partOfDay", "by eod", "by end of day", "by cob"),
      Meaning("by 2026-11-30", "by the end of the month", "by end of month", "before the end of november"),
      Meaning("by 2026-11-21 10:00 day", "by the weekend", "before the weekend"),
      Meaning("by 2026-11-23 09:00 partOfDay", "by monday morning", "before monday morning"),
      Meaning("by 2026-11-24 12:00", "by noon on tuesday", "by tuesday at noon", "by tuesday noon"),
      Meaning("until 2026-11-27", "through friday", "until friday"),
      Meaning("until 2026-11-21", "until tomorrow", "till tomorrow", "til tmrw"),
      Meaning("until 2026-11-23 09:00", "until monday at 9", "till 9am monday"),
      Meaning("until 2026-12-01 month", "until december", "until next month"),
      Meaning("after 2026-11-20 17:00", "after 5", "after 5pm"),
      Meaning("after 2026-11-20 17:00 partOfDay", "after work"),
      Meaning("after 2026-11-20 13:00 partOfDay", "after lunch"),
      Meaning("after 2026-11-23", "starting monday", "from monday", "after monday", "starting on monday"),
      Meaning("by 2026-11-20 12:00", "by noon"),
      Meaning("by 2026-11-20 12:00 partOfDay", "before lunch", "by lunchtime"),
      Meaning("by 2026-11-20 22:00 partOfDay", "before bed", "before bedtime"),
      Meaning("by 2026-12-15", "by the 15th", "due the 15th", "before december 15"),
      Meaning("by 2026-11-23 week", "by next week"),
      Meaning("2026-11-27 17:00", "on friday the 27th at 5pm"),
    ])
  func roles(_ row: Meaning) { row.check(whenParser()) }
}
