/// A time that was said and cannot be, with the nearest one that can.
package enum NoSuchTime: Sendable, Equatable {
  /// A day that its month does not have: February 31, in the year that was said or in any.
  case day(Int, month: Int, year: Int?, nearest: CivilDate)
  /// A day that no month has: the 32nd.
  case dayOfMonth(Int, nearest: Int)
  /// One that is counted in a month which has fewer: the fifth Friday of February.
  case dayInMonth(String, nearest: CivilDate)
  case month(Int, nearest: CivilDate)
  /// What no clock shows: 25:99.
  case clock(String, nearest: CivilTime)
  /// Before or behind the years that dates are written in.
  case beyondCalendar(String)
  /// A length of time that leads nowhere: "in -5 minutes".
  case notAhead(String)
}
