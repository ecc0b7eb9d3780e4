import NudgyCore

// Dates and times as ISO 8601 writes them.
extension NumberShape {
  /// `2026-11-20`, `2026/11/20`, `2026-11`, `2026-w48-5`, `2026-324`, `2026-11-20T15:00:00+01:00`, `20261120T1500Z`.
  static func isoShape(_ bytes: [UInt8]) -> Lexeme.Shape? {
    guard bytes.count >= 7, bytes[..<4].allSatisfy(\.isDigit) else { return nil }
    if bytes[4].isDigit { return compactDateTime(bytes) }
    let mark = bytes[4]
    if mark == "w" { return week(bytes, from: 5) }
    guard mark == "-" || mark == "/" || mark == "." else { return nil }
    if mark == "-", bytes[5] == "w" { return week(bytes, from: 6) }
    let halves = bytes.split(separator: UInt8(ascii: "t"), maxSplits: 1)
    guard let head = halves.first, let fields = fields(Array(head), separator: mark) else {
      // `2027-may-4`
      return bytes[5].isLetter ? nil : .other
    }
    if fields.count == 2, halves.count == 1, mark == "-" { return shortened(fields) }
    guard fields.count == 3 else { return .other }
    let (year, month, day) = (fields[0].value, fields[1].value, fields[2].value)
    guard let date = CivilDate(year: year, month: month, day: day) else {
      let isWritten = (1...9999).contains(year) && fields.dropFirst().allSatisfy { $0.count <= 2 }
      return isWritten ? .impossibleDate(year: year, month: month, day: day) : .other
    }
    guard halves.count == 2 else { return .date(date) }
    if let time = isoTime(Array(halves[1])) { return .dateTime(CivilDateTime(date, time.0), offset: time.1) }
    let clock = clock(halves[1].prefix { $0.isDigit || $0 == ":" })
    if case .impossibleClock = clock { return clock }
    return .other
  }

  /// `20261120`, in years that a date can be of.
  static func compactDate(_ bytes: [UInt8]) -> CivilDate? {
    guard bytes.count == 8, let number = digits(bytes[...]), (1950...2099).contains(number / 10_000) else {
      return nil
    }
    return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// `2026-11` is a month, `2026-324` the 324th day of a year.
  private static func shortened(_ fields: [Field]) -> Lexeme.Shape {
    let (year, number) = (fields[0].value, fields[1].value)
    guard (1900...2199).contains(year) else { return .other }
    switch fields[1].count {
    case 2: return CivilDate(year: year, month: number, day: 1).map { .span($0, .month) } ?? .other
    case 3:
      guard let first = CivilDate(year: year, month: 1, day: 1), number > 0 else { return .other }
      let date = first.adding(days: number - 1)
      return date.year == year ? .span(date, .day) : .other
    default: return .other
    }
  }

  /// `2026-w48`, `2026w48`, `2026-w48-5`.
  private static func week(_ bytes: [UInt8], from start: Int) -> Lexeme.Shape {
    guard let year = digits(bytes[..<4]), bytes.count >= start + 2,
      let number = digits(bytes[start..<start + 2]), let monday = CivilDate.isoWeek(number, of: year)
    else { return .other }
    let rest = bytes[(start + 2)...]
    if rest.isEmpty { return .span(monday, .week) }
    let dayBytes = rest.starts(with: "-".utf8) ? rest.dropFirst() : rest
    guard dayBytes.count == 1, let day = digits(dayBytes), (1...7).contains(day) else { return .other }
    return .date(monday.adding(days: day - 1))
  }

  /// `20261120T150000Z`
  private static func compactDateTime(_ bytes: [UInt8]) -> Lexeme.Shape? {
    guard bytes.count >= 13, bytes[8] == "t", let date = compactDate(Array(bytes[..<8])) else { return nil }
    let digitsEnd = bytes[9...].firstIndex { !$0.isDigit } ?? bytes.count
    guard digitsEnd == 13 || digitsEnd == 15, let number = digits(bytes[9..<digitsEnd]) else { return .other }
    let clock = digitsEnd == 13 ? number * 100 : number
    guard let time = CivilTime(hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100) else {
      return .other
    }
    let rest = Array(bytes[digitsEnd...])
    if rest.isEmpty { return .dateTime(CivilDateTime(date, time), offset: nil) }
    return offset(rest).map { .dateTime(CivilDateTime(date, time), offset: $0) } ?? .other
  }

  private static func isoTime(_ bytes: [UInt8]) -> (CivilTime, Int?)? {
    let mark = bytes.firstIndex { $0 == "+" || $0 == "-" || $0 == "z" }
    let clockBytes = bytes[..<(mark ?? bytes.count)].prefix { $0 != "." }
    guard case .clock(let time, _) = clock(clockBytes) else { return nil }
    guard let mark else { return (time, nil) }
    return offset(Array(bytes[mark...])).map { (time, $0) }
  }

  /// `z`, `+01:00`, `-0500`, `+02`: seconds east of Greenwich.
  static func offset(_ bytes: [UInt8]) -> Int? {
    if bytes == [UInt8(ascii: "z")] { return 0 }
    guard let sign = bytes.first, sign == "+" || sign == "-" else { return nil }
    let plain = bytes.dropFirst().filter { $0 != ":" }
    guard let number = digits(plain[...]), (1...4).contains(plain.count) else { return nil }
    let (hours, minutes) = plain.count <= 2 ? (number, 0) : (number / 100, number % 100)
    guard hours <= 14, minutes < 60 else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return sign == "-" ? -seconds : seconds
  }
}
