// `EST5EDT,M3.2.0/2,M11.1.0/2`: name, offset, summer's name, its offset, and when it begins and ends.
extension PosixZone {
  /// Summer time where the text says none: POSIX leaves it open, and the rules of the United States are usual.
  private static let usualSummer = ",M3.2.0,M11.1.0"

  /// The zone that `text` spells out; nil when it is not of that form.
  package init?(_ text: String) {
    var reader = PosixZoneReader(text)
    guard reader.name(), let west = reader.offset() else { return nil }
    standard = -west
    guard !reader.isAtEnd else {
      summer = nil
      return
    }
    guard reader.name() else { return nil }
    var offset = standard + 3600
    if !reader.isAtEnd, !reader.isAtComma {
      guard let west = reader.offset() else { return nil }
      offset = -west
    }
    if reader.isAtEnd { reader = PosixZoneReader(PosixZone.usualSummer) }
    guard let start = reader.day(), let end = reader.day(), reader.isAtEnd else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }
}

/// Reads the pieces one after the other; each gives nil, or false, where the text has something else.
private struct PosixZoneReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }
  var isAtComma: Bool { rest.first == UInt8(ascii: ",") }

  /// Three letters or more; digits and signs too between angle brackets.
  mutating func name() -> Bool {
    let isQuoted = take("<")
    let name = rest.prefix { byte in
      byte.isLetter || isQuoted && (byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
    }
    guard (3...32).contains(name.count) else { return false }
    rest = rest.dropFirst(name.count)
    return !isQuoted || take(">")
  }

  /// Seconds west of Greenwich, up to a day and a bit.
  mutating func offset() -> Int? { time(hours: 24) }

  /// `,M3.2.0/2`; two in the morning where no time is said.
  mutating func day() -> PosixDay? {
    guard take(","), let day = dayOfYear() else { return nil }
    guard take("/") else { return PosixDay(day: day, time: 7200) }
    return time(hours: 167).map { PosixDay(day: day, time: $0) }
  }

  private mutating func dayOfYear() -> PosixDay.Day? {
    if take("M") {
      guard let month = number(1...12), take("."), let week = number(1...5), take("."),
        let weekday = number(0...6)
      else { return nil }
      return .weekday(month: month, week: week, weekday: weekday)
    }
    return take("J") ? number(1...365).map { .julian($0) } : number(0...365).map { .zeroBased($0) }
  }

  /// `5`, `-5:30`, `+02:00:00`, in seconds.
  private mutating func time(hours limit: Int) -> Int? {
    let sign = take("-") ? -1 : 1
    if sign == 1 { _ = take("+") }
    guard let hours = number(0...limit) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":") {
      guard let count = number(0...59) else { return nil }
      seconds += count * unit
    }
    return sign * seconds
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(4).prefix(while: \.isDigit)
    guard let value = Int(String(decoding: digits, as: UTF8.self)), range.contains(value) else { return nil }
    rest = rest.dropFirst(digits.count)
    return value
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
