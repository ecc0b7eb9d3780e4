import NudgyCore

/// Reads what is written in digits.
enum NumberShape {
  /// A run of digits.
  private struct Number {
    let value: Int
    let count: Int
  }

  /// The shape of a piece without inner letters (except ordinals and ISO times), or nil.
  static func whole(_ bytes: [UInt8]) -> Lexeme.Shape? {
    let (form, numbers) = read(bytes)
    guard let first = numbers.first, form == "0" || numbers.allSatisfy({ $0.count <= 9 }) else { return nil }
    let hasYear = first.count == 4
    switch form {
    case "0": return compactDate(first).map { .span($0, .day) } ?? .integer(first.value, digits: first.count)
    case "0st", "0nd", "0rd", "0th": return first.count <= 3 ? .ordinal(first.value) : nil
    case "0e0": return power(first.value, numbers[1].value, digits: bytes.count)
    case "0:0", "0:0:0": return clock(numbers)
    case "0-0", "0/0":
      if let month = monthOfYear(first, numbers[1]) { return .span(month, .month) }
      if form == "0/0" { return slashed(numbers) }
      return hasYear && numbers[1].count > 1 ? dayOfYear(first.value, numbers[1]) : nil
    case "0.0": return hasYear && bytes.count > 6 ? .other : decimal(first, numbers[1])
    case "0-0-0" where hasYear, "0/0/0" where hasYear, "0.0.0" where hasYear: return date(numbers) ?? .other
    case "0-0-0": return numbers[2].count == 4 || isShortDate(numbers) ? slashed(numbers) : .other
    case "0/0/0": return slashed(numbers)
    case "0.0.0": return dotted(numbers)
    case "0w0", "0-w0", "0w0-0", "0-w0-0": return hasYear && bytes.count > 6 ? week(numbers) : nil
    default: break
    }
    let head = form.prefix(6)
    if hasYear, head == "0-0-0t" || head == "0/0/0t" || head == "0.0.0t" { return dateTime(bytes, numbers) }
    if form.hasPrefix("0t0"), let date = compactDate(first) {
      return compactDateTime(date, bytes, numbers[1])
    }
    if numbers.count * 2 - 1 == form.utf8.count {
      let marks = Set(form.utf8.filter { $0 != "0" })
      if marks == [UInt8(ascii: ",")] { return grouped(numbers) }
      // A version, the address of a machine.
      if marks == [UInt8(ascii: ".")] || marks == [UInt8(ascii: "/")] { return .other }
    }
    // What only begins as a date does.
    let isDated = hasYear && bytes.count > 6 && "-/.w".utf8.contains(bytes[4])
    return isDated && (bytes[4] == "w" || !bytes[5].isLetter) ? .other : nil
  }

  /// Its runs of digits, and how they are written, with a "0" for each.
  private static func read(_ bytes: [UInt8]) -> (form: String, numbers: [Number]) {
    var form: [UInt8] = []
    var numbers: [Number] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[index...].prefix(while: \.isDigit)
      if digits.isEmpty {
        form.append(bytes[index])
        index += 1
      } else {
        form.append(UInt8(ascii: "0"))
        numbers.append(Number(value: value(of: digits), count: digits.count))
        index = digits.endIndex
      }
    }
    return (String(decoding: form, as: UTF8.self), numbers)
  }

  private static func value(of digits: ArraySlice<UInt8>) -> Int {
    digits.count > 9 ? largest : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// More than any count of days that a calendar has, and so few that seconds of so many decades can be counted.
  private static let largest = 1_000_000_000

  // MARK: Numbers

  /// `1e9`: a count of so many that it need not be known better.
  private static func power(_ base: Int, _ exponent: Int, digits: Int) -> Lexeme.Shape {
    let value = (0..<min(exponent, 12)).reduce(base) { value, _ in min(value * 10, largest) }
    return .integer(value, digits: digits + 4)
  }

  private static func decimal(_ whole: Number, _ part: Number) -> Lexeme.Shape {
    guard whole.count <= 4, part.count <= 3 else { return .other }
    return .decimal(Double(whole.value) + Double(part.value) / [1.0, 10, 100, 1000][part.count])
  }

  /// `1,000`, `1,000,000`
  private static func grouped(_ numbers: [Number]) -> Lexeme.Shape {
    guard numbers[0].count <= 3, numbers.dropFirst().allSatisfy({ $0.count == 3 }) else { return .other }
    let value = numbers.reduce(0) { min($0 * 1000 + $1.value, largest) }
    return .integer(value, digits: numbers.count * 3 - 1)
  }

  // MARK: Dates

  /// `20261120`, in years that a date can be of.
  private static func compactDate(_ number: Number) -> CivilDate? {
    guard number.count == 8, (1950...2099).contains(number.value / 10_000) else { return nil }
    return CivilDate(year: number.value / 10_000, month: number.value / 100 % 100, day: number.value % 100)
  }

  /// `3/2027`, `03-2027`, `2027/3`, `2026-11`
  private static func monthOfYear(_ one: Number, _ two: Number) -> CivilDate? {
    let (year, month) = one.count == 4 ? (one, two) : (two, one)
    guard year.count == 4, month.count <= 2, (1950...2099).contains(year.value) else { return nil }
    return CivilDate(year: year.value, month: month.value, day: 1)
  }

  /// `2026-324` is the 324th day of a year.
  private static func dayOfYear(_ year: Int, _ number: Number) -> Lexeme.Shape {
    guard (1900...2199).contains(year), number.count == 3, number.value > 0,
      let date = CivilDate(year: year, month: 1, day: 1)?.adding(days: number.value - 1), date.year == year
    else { return .other }
    return .span(date, .day)
  }

  /// `12-05-26`: a month, a day and a year near enough that no code is taken for one.
  private static func isShortDate(_ numbers: [Number]) -> Bool {
    numbers.allSatisfy { $0.count <= 2 } && numbers[2].count == 2 && (1...12).contains(numbers[0].value)
      && (1...31).contains(numbers[1].value) && (20...49).contains(numbers[2].value)
  }

  private static func slashed(_ numbers: [Number]) -> Lexeme.Shape {
    let (first, second) = (numbers[0], numbers[1])
    guard first.count <= 2, second.count <= 2 else { return .other }
    guard numbers.count == 3 else { return .slashed(first.value, second.value, nil) }
    let year = numbers[2].count == 2 ? numbers[2].value + 2000 : numbers[2].value
    let isYear = numbers[2].count == 2 || numbers[2].count == 4 && (1500...2199).contains(year)
    return isYear ? .slashed(first.value, second.value, year) : .other
  }

  /// `3.12.2027` is the third of December wherever it is written so.
  private static func dotted(_ numbers: [Number]) -> Lexeme.Shape {
    let (first, second, year) = (numbers[0].value, numbers[1].value, numbers[2].value)
    guard numbers[0].count <= 2, numbers[1].count <= 2, numbers[2].count == 4 else { return .other }
    let date =
      CivilDate(year: year, month: second, day: first) ?? CivilDate(year: year, month: first, day: second)
    if let date { return .date(date) }
    if (1...12).contains(second) { return .impossibleDate(year: year, month: second, day: first) }
    return (1...12).contains(first) ? .impossibleDate(year: year, month: first, day: second) : .other
  }

  /// `2026-11-20`, `2026/11/20`
  private static func date(_ numbers: [Number]) -> Lexeme.Shape? {
    let (year, month, day) = (numbers[0].value, numbers[1].value, numbers[2].value)
    if let date = CivilDate(year: year, month: month, day: day) { return .date(date) }
    let isWritten = year > 0 && numbers[1].count <= 2 && numbers[2].count <= 2
    return isWritten ? .impossibleDate(year: year, month: month, day: day) : nil
  }

  /// `2026-w48`, `2026w48`, `2026-w48-5`, `2026w485`.
  private static func week(_ numbers: [Number]) -> Lexeme.Shape {
    var (week, day) = (numbers[1], numbers.last)
    if numbers.count == 2 {
      day = week.count == 3 ? Number(value: week.value % 10, count: 1) : nil
      if day != nil { week = Number(value: week.value / 10, count: 2) }
    }
    guard week.count == 2, let monday = CivilDate.isoWeek(week.value, of: numbers[0].value)
    else { return .other }
    guard let day else { return .span(monday, .week) }
    return day.count == 1 && (1...7).contains(day.value) ? .date(monday.adding(days: day.value - 1)) : .other
  }

  // MARK: Times

  private static func clock(_ numbers: [Number]) -> Lexeme.Shape {
    guard numbers[0].count <= 2, numbers.dropFirst().allSatisfy({ $0.count == 2 }) else { return .other }
    let (hour, minute) = (numbers[0].value, numbers[1].value)
    guard let time = CivilTime(hour: hour, minute: minute, second: numbers.count == 3 ? numbers[2].value : 0)
    else {
      let last = hour > 23 ? 23 * 60 + 59 : hour * 60 + min(minute, 59)
      return .impossibleClock(CivilTime(secondOfDay: last * 60))
    }
    return .clock(time, isPadded: numbers[0].count == 2)
  }

  /// `2026-11-20T15:00:00+01:00`
  private static func dateTime(_ bytes: [UInt8], _ numbers: [Number]) -> Lexeme.Shape {
    guard let date = date(numbers) else { return .other }
    guard case .date(let day) = date else { return date }
    let time = bytes.drop { $0 != "t" }.dropFirst()
    let clockBytes = time.prefix { $0 != "+" && $0 != "-" && $0 != "z" }
    let zone = time[clockBytes.endIndex...]
    let clock = whole(Array(clockBytes.prefix { $0 != "." }))
    if case .impossibleClock? = clock { return clock ?? .other }
    let seconds = offset(Array(zone))
    guard case .clock(let value, _)? = clock, zone.isEmpty || seconds != nil else { return .other }
    return .dateTime(CivilDateTime(day, value), offset: seconds)
  }

  /// `20261120T150000Z`
  private static func compactDateTime(_ date: CivilDate, _ bytes: [UInt8], _ number: Number) -> Lexeme.Shape {
    let clock = number.count == 4 ? number.value * 100 : number.value
    let zone = Array(bytes.dropFirst(9 + number.count))
    let seconds = offset(zone)
    guard number.count == 4 || number.count == 6, zone.isEmpty || seconds != nil,
      let time = CivilTime(hour: clock / 10_000, minute: clock / 100 % 100, second: clock % 100)
    else { return .other }
    return .dateTime(CivilDateTime(date, time), offset: seconds)
  }

  /// `z`, `+01:00`, `-0500`, `+02`: seconds east of Greenwich.
  static func offset(_ bytes: [UInt8]) -> Int? {
    if bytes == [UInt8(ascii: "z")] { return 0 }
    let digits = bytes.dropFirst().filter { $0 != ":" }
    guard let sign = bytes.first, sign == "+" || sign == "-", digits.allSatisfy(\.isDigit),
      (1...4).contains(digits.count)
    else { return nil }
    let number = value(of: digits[...])
    let (hours, minutes) = digits.count <= 2 ? (number, 0) : (number / 100, number % 100)
    guard hours <= 14, minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
  }
}
