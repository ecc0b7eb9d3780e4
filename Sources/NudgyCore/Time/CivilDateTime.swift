/// A date and a time of day, without a zone: what a wall calendar and a wall clock show together.
package struct CivilDateTime: Hashable, Sendable, Comparable {
  package let date: CivilDate
  package let time: CivilTime

  package init(_ date: CivilDate, _ time: CivilTime = .midnight) {
    self.date = date
    self.time = time
  }

  /// Seconds since 1970-01-01 00:00 of the same wall clock.
  package var secondNumber: Int { date.dayNumber * 86_400 + time.secondOfDay }

  package init(secondNumber: Int) {
    let day = secondNumber >= 0 ? secondNumber / 86_400 : (secondNumber - 86_399) / 86_400
    self.init(CivilDate(dayNumber: day), CivilTime(secondOfDay: secondNumber - day * 86_400))
  }

  package func adding(seconds: Int) -> CivilDateTime {
    CivilDateTime(secondNumber: secondNumber + seconds)
  }

  package static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.secondNumber < right.secondNumber
  }
}
