// What is said of times and zones that are none.
extension ErrorMessages {
  func timeParts(_ error: NudgyError) -> (String, String, String) {
    switch error {
    case .timeNotUnderstood(let text):
      (
        "timeNotUnderstood", "I don't know when '\(short(text))' is.",
        "Try 'tomorrow morning' or 'friday 5pm'."
      )
    case .snoozeInPast(let instant):
      (
        "snoozeInPast", "\(wording.instant(instant).uppercasedFirst) has already gone by.",
        "Try 'later today' or 'tomorrow'."
      )
    case .noSuchTime(let time):
      ("noSuchTime", fact(time), hint(time))
    case .noSuchZone(let name, let suggestion):
      (
        "noSuchZone", "TZ is '\(short(name))', and I know no time zone of that name.",
        ZoneDatabase.isMissing
          ? "This system has no zones; the package tzdata brings them."
          : suggestion.map { "Did you mean '\($0)'?" }
            ?? "Set it to one such as 'Europe/Berlin', or unset it."
      )
    default: ErrorMessages.unforeseen
    }
  }

  private func fact(_ time: NoSuchTime) -> String {
    switch time {
    case .day(let day, let month, let year, _):
      "There is no \(monthName(month)) \(day)\(year.map { " in \($0)" } ?? "")."
    case .dayOfMonth(let day, _): "No month has a day \(day)."
    case .dayInMonth(let text, _): "There is no '\(short(text))'."
    case .month(let month, _): "There is no month \(month)."
    case .clock(let text, _): "No clock shows '\(short(text))'."
    case .beyondCalendar(let text): "'\(short(text))' is beyond my calendar."
    case .notAhead(let text): "'\(short(text))' is not ahead of now."
    }
  }

  private func hint(_ time: NoSuchTime) -> String {
    switch time {
    case .day(_, _, _, let date), .dayInMonth(_, let date), .month(_, let date):
      "Did you mean \(monthName(date.month)) \(date.day)?"
    case .dayOfMonth(_, let day): "Did you mean the \(day)st?"
    case .clock(_, let time): "Did you mean \(wording.clock(time))?"
    case .beyondCalendar: "It runs from the year 1 to the year 9999."
    case .notAhead: "Try 'in 20 minutes' or 'tomorrow'."
    }
  }

  private func monthName(_ month: Int) -> String {
    TimeWording.monthNames[max(0, min(11, month - 1))]
  }
}
