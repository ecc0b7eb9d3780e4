import NudgyCore

/// The smallest piece that time rules look at: a word, a number or a mark, with what it can mean.
///
/// Tokens that hold several are cut: `5pm` is 5 and "pm", `mon-fri` is "mon", a dash and "fri".
struct Lexeme: Sendable {
  enum Shape: Sendable, Equatable {
    case word
    /// Digits; `digits` counts them, so that 0730 and 730 differ.
    case integer(Int, digits: Int)
    /// 15th.
    case ordinal(Int)
    /// 1.5, as written in hundredths.
    case decimal(Double)
    /// 17:30; whether the hour is written with two digits.
    case clock(CivilTime, isPadded: Bool)
    /// 3/5 or 3/5/27, in the order written.
    case slashed(Int, Int, Int?)
    case date(CivilDate)
    /// 2026-12, 2026-w50, 20261205: a month, a week, or a day written as no one speaks of it.
    case span(CivilDate, When.Grain)
    case dateTime(CivilDateTime, offset: Int?)
    /// 2026-02-31: written as a date, and on no calendar.
    case impossibleDate(year: Int, month: Int, day: Int)
    /// 25:99, with the last time of day that is written nearly so.
    case impossibleClock(CivilTime)
    case mark
    case newline
    /// Anything that no time rule reads: `2x4`, links, emoji.
    case other

    /// What it means without any word.
    var sense: Sense {
      var sense = Sense.none
      switch self {
      case .integer(let value, _): (sense.categories, sense.number) = (.number, value)
      case .decimal: sense.categories = .number
      case .ordinal(let value):
        // "4th of july", "1st advent".
        sense.categories = (1...4).contains(value) ? [.ordinal, .holiday] : .ordinal
        sense.ordinal = value
      case .clock, .impossibleClock: sense.categories = .clock
      case .slashed, .date, .dateTime, .span, .impossibleDate: sense.categories = .date
      case .word, .mark, .newline, .other: break
      }
      return sense
    }
  }

  var shape: Shape
  var lower: String
  /// UTF-8 offsets in the message.
  var span: Range<Int>
  var sense: Sense = .none
  /// No space before it.
  var isGlued = false

  var categories: Categories { sense.categories }

  func isInteger(digits wanted: Int) -> Bool {
    if case .integer(_, let digits) = shape { return digits == wanted }
    return false
  }
}
