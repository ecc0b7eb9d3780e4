import NudgyLanguage
import Testing

@Suite("When: recurrences")
struct WhenRecurrenceTests {
  @Test(
    "daily and hourly",
    arguments: [
      Meaning("FREQ=DAILY @ 2026-11-20", "every day", "daily", "everyday", "each day", "every single day"),
      Meaning(
        "FREQ=DAILY @ 2026-11-21 09:00", "every morning", "each morning", "every day at 9", "daily at 9am",
        "9am every day"),
      Meaning(
        "FREQ=DAILY @ 2026-11-20 20:00", "every day at 8pm", "daily at 8 pm", "at 8pm every day",
        "every evening at 8"),
      Meaning("FREQ=DAILY @ 2026-11-20 19:00", "every night", "nightly", "each night"),
      Meaning("FREQ=DAILY @ 2026-11-20 18:00", "every evening", "every day at 6pm"),
      Meaning(
        "FREQ=DAILY;INTERVAL=2", "every other day", "every 2 days", "every second day", "every two days"),
      Meaning(
        "FREQ=DAILY;INTERVAL=3", "every 3 days", "every third day", "every three days", "every few days"),
      Meaning("FREQ=HOURLY", "every hour", "hourly"),
      Meaning("FREQ=HOURLY;INTERVAL=2", "every 2 hours", "every two hours", "every other hour"),
      Meaning(
        "FREQ=DAILY;BYHOUR=9,21 @ 2026-11-20 21:00", "twice a day", "two times a day", "twice daily",
        "2x a day"),
      Meaning(
        "FREQ=DAILY;BYHOUR=9,15,21 @ 2026-11-20 15:00", "three times a day", "3 times per day", "3x a day"),
      Meaning("FREQ=DAILY @ 2026-11-20", "once a day", "once per day"),
    ])
  func daily(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "weekly",
    arguments: [
      Meaning(
        "FREQ=WEEKLY;BYDAY=FR @ 2026-11-27", "every friday", "each friday", "fridays", "on fridays",
        "weekly on friday"),
      Meaning(
        "FREQ=WEEKLY;BYDAY=MO @ 2026-11-23", "every monday", "mondays", "every week on monday", "every mon"),
      Meaning(
        "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR @ 2026-11-27", "every other friday", "every second friday",
        "every 2 weeks on friday"),
      Meaning(
        "FREQ=WEEKLY;BYDAY=MO,TH @ 2026-11-23", "every monday and thursday", "mondays and thursdays",
        "every mon & thu"),
      Meaning(
        "FREQ=WEEKLY;BYDAY=MO,WE,FR @ 2026-11-23", "every mon, wed and fri",
        "every monday, wednesday, and friday", "mon/wed/fri", "m/w/f"),
      Meaning("FREQ=WEEKLY;BYDAY=MO,WE,FR @ 2026-11-23", "three times a week", "on mwf", "every mwf"),
      Meaning(
        "FREQ=WEEKLY;BYDAY=TU,TH @ 2026-11-24", "tuesdays and thursdays", "tue/thu",
        "every tuesday and thursday"),
      Meaning(
        "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR @ 2026-11-23", "weekdays", "every weekday", "on weekdays",
        "every workday", "every mon-fri"),
      Meaning(
        "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR @ 2026-11-23 07:00", "weekdays at 7", "every weekday at 7am",
        "at 7 on weekdays"),
      Meaning("FREQ=WEEKLY;BYDAY=SA,SU @ 2026-11-21", "every weekend", "weekends", "on weekends"),
      Meaning(
        "FREQ=WEEKLY;BYDAY=MO @ 2026-11-23 09:00", "every monday at 9", "mondays at 9am",
        "every monday morning", "9am every monday"),
      Meaning("FREQ=WEEKLY;BYDAY=FR @ 2026-11-20 17:00", "every friday at 5pm", "fridays at 5"),
      Meaning("FREQ=WEEKLY", "weekly", "every week", "once a week", "each week"),
      Meaning(
        "FREQ=WEEKLY;INTERVAL=2", "every two weeks", "every other week", "biweekly", "fortnightly",
        "every fortnight", "every 2 weeks"),
      Meaning("FREQ=WEEKLY;BYDAY=TU,FR @ 2026-11-24", "twice a week on tuesday and friday"),
      Meaning("FREQ=WEEKLY;BYDAY=MO,TH @ 2026-11-23", "twice a week", "two times a week"),
      Meaning(
        "FREQ=WEEKLY;BYDAY=SU @ 2026-11-22 19:00", "every sunday night", "sunday nights", "sundays at 7pm"),
      Meaning("FREQ=WEEKLY;BYDAY=TU;UNTIL=20261225 @ 2026-11-24", "every tuesday until christmas"),
    ])
  func weekly(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "monthly and yearly",
    arguments: [
      Meaning("FREQ=MONTHLY", "monthly", "every month", "once a month", "each month"),
      Meaning(
        "FREQ=MONTHLY;BYMONTHDAY=1 @ 2026-12-01", "on the 1st of each month", "the 1st of every month",
        "every month on the 1st"),
      Meaning(
        "FREQ=MONTHLY;BYMONTHDAY=1 @ 2026-12-01", "monthly on the 1st", "every 1st", "every 1st of the month",
        "on the first of every month"),
      Meaning(
        "FREQ=MONTHLY;BYMONTHDAY=15 @ 2026-12-15", "every 15th", "every month on the 15th",
        "the 15th of each month"),
      Meaning(
        "FREQ=MONTHLY;BYMONTHDAY=1,15 @ 2026-12-01", "on the 1st and 15th of every month",
        "every 1st and 15th", "twice a month"),
      Meaning(
        "FREQ=MONTHLY;BYMONTHDAY=-1 @ 2026-11-30", "the last day of every month",
        "every last day of the month", "on the last day of each month"),
      Meaning(
        "FREQ=MONTHLY;BYDAY=1MO @ 2026-12-07", "every first monday", "the first monday of every month",
        "first monday of each month"),
      Meaning(
        "FREQ=MONTHLY;BYDAY=-1FR @ 2026-11-27", "the last friday of every month",
        "every last friday of the month"),
      Meaning(
        "FREQ=MONTHLY;BYDAY=2TU @ 2026-12-08", "every second tuesday of the month",
        "every month on the second tuesday"),
      Meaning(
        "FREQ=MONTHLY;INTERVAL=3", "quarterly", "every quarter", "every 3 months", "every three months"),
      Meaning("FREQ=MONTHLY;INTERVAL=6", "every six months", "every 6 months", "twice a year"),
      Meaning("FREQ=YEARLY", "yearly", "annually", "every year", "once a year"),
      Meaning("FREQ=YEARLY", "every easter"),
      Meaning("FREQ=YEARLY;BYMONTH=6 @ 2027-06-01", "every june", "every year in june"),
      Meaning(
        "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3 @ 2027-03-03", "every march 3rd", "every year on march 3",
        "every 3rd of march"),
      Meaning(
        "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25 @ 2026-12-25", "every christmas", "every year on december 25"),
    ])
  func monthly(_ row: Meaning) { row.check(whenParser()) }
}
