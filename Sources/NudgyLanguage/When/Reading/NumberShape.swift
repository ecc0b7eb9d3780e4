import NudgyCore

/// Reads what is written in digits.
enum NumberShape {
  /// The shape of a piece without inner letters (except ordinals and ISO times), or nil.
  static func whole(_ bytes: [UInt8]) -> Lexeme.Shape? {
    if let number = digits(bytes[...]) {
      return compactDate(bytes).map { .span($0, .day) } ?? .integer(number, digits: bytes.count)
    }
    if let ordinal = ordinal(bytes) { return ordinal }
    if let iso = isoShape(bytes) { return iso }
    if let clock = clock(bytes[...]) { return clock }
    if let month = monthOfYear(bytes) { return .span(month, .month) }
    if let fields = fields(bytes, separator: UInt8(ascii: "/")) { return slashed(fields) }
    if let fields = fields(bytes, separator: UInt8(ascii: ".")) { return dotted(fields) }
    if let fields = fields(bytes, separator: UInt8(ascii: "-")), fields.count == 3 {
      return fields[2].count == 4 || isShortDate(fields) ? slashed(fields) : .other
    }
    if let fields = fields(bytes, separator: UInt8(ascii: ",")) { return grouped(fields) }
    return large(bytes)
  }

  /// Up to nine digits.
  static func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty, bytes.count <= 9 else { return nil }
    var value = 0
    for byte in bytes {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }

  /// More than any count of days that a calendar has, and so few that seconds of so many decades can be counted.
  private static let largest = 1_000_000_000

  /// `99999999999999999999`, `1e9`: a count of so many that it need not be known better.
  private static func large(_ bytes: [UInt8]) -> Lexeme.Shape? {
    if bytes.allSatisfy(\.isDigit) { return .integer(largest, digits: bytes.count) }
    let parts = bytes.split(separator: UInt8(ascii: "e"), omittingEmptySubsequences: false)
    guard parts.count == 2, let base = digits(parts[0]), let exponent = digits(parts[1]) else { return nil }
    var value = base
    for _ in 0..<min(exponent, 12) { value = min(value * 10, largest) }
    return .integer(value, digits: bytes.count + 4)
  }

  /// `15th`, `3rd`.
  private static func ordinal(_ bytes: [UInt8]) -> Lexeme.Shape? {
    guard bytes.count >= 3, bytes.count <= 5, let value = digits(bytes.dropLast(2)) else { return nil }
    switch String(decoding: bytes.suffix(2), as: UTF8.self) {
    case "st", "nd", "rd", "th": return .ordinal(value)
    default: return nil
    }
  }

  struct Field {
    let value: Int
    let count: Int
  }

  static func fields(_ bytes: [UInt8], separator: UInt8) -> [Field]? {
    guard bytes.contains(separator) else { return nil }
    var found: [Field] = []
    for part in bytes.split(separator: separator, omittingEmptySubsequences: false) {
      guard let value = digits(part) else { return nil }
      found.append(Field(value: value, count: part.count))
    }
    return found.count >= 2 ? found : nil
  }

  /// `12-05-26`: a month, a day and a year near enough that no code is taken for one.
  private static func isShortDate(_ fields: [Field]) -> Bool {
    fields.allSatisfy { $0.count <= 2 } && fields[2].count == 2 && (1...12).contains(fields[0].value)
      && (1...31).contains(fields[1].value) && (20...49).contains(fields[2].value)
  }

  /// `3/2027`, `03-2027`, `2027/3`
  private static func monthOfYear(_ bytes: [UInt8]) -> CivilDate? {
    guard (6...7).contains(bytes.count),
      let fields = fields(bytes, separator: UInt8(ascii: "/")) ?? fields(bytes, separator: UInt8(ascii: "-")),
      fields.count == 2, let year = fields.first(where: { $0.count == 4 }),
      (1950...2099).contains(year.value), let month = fields.first(where: { $0.count <= 2 })
    else { return nil }
    return CivilDate(year: year.value, month: month.value, day: 1)
  }

  private static func slashed(_ fields: [Field]) -> Lexeme.Shape? {
    guard fields.count <= 3, fields[0].count <= 2, fields[1].count <= 2 else { return .other }
    guard fields.count == 3 else { return .slashed(fields[0].value, fields[1].value, nil) }
    return fullYear(fields[2]).map { .slashed(fields[0].value, fields[1].value, $0) } ?? .other
  }

  /// `3.12.2027` is the third of December wherever it is written so; `1.5` is a number.
  private static func dotted(_ fields: [Field]) -> Lexeme.Shape? {
    if fields.count == 2, fields[0].count <= 4, fields[1].count <= 3 {
      let scale = [1.0, 10, 100, 1000][fields[1].count]
      return .decimal(Double(fields[0].value) + Double(fields[1].value) / scale)
    }
    guard fields.count == 3, fields[2].count == 4, fields[0].count <= 2, fields[1].count <= 2 else {
      return .other
    }
    let year = fields[2].value
    let date =
      CivilDate(year: year, month: fields[1].value, day: fields[0].value)
      ?? CivilDate(year: year, month: fields[0].value, day: fields[1].value)
    if let date { return .date(date) }
    let (first, second) = (fields[0].value, fields[1].value)
    if (1...12).contains(second) { return .impossibleDate(year: year, month: second, day: first) }
    if (1...12).contains(first) { return .impossibleDate(year: year, month: first, day: second) }
    return .other
  }

  /// `1,000`, `1,000,000`
  private static func grouped(_ fields: [Field]) -> Lexeme.Shape? {
    guard fields[0].count <= 3, fields.dropFirst().allSatisfy({ $0.count == 3 }) else { return .other }
    let value = fields.reduce(0) { min($0 * 1000 + $1.value, largest) }
    return .integer(value, digits: fields.count * 3 - 1)
  }

  private static func fullYear(_ field: Field) -> Int? {
    switch field.count {
    case 4: (1500...2199).contains(field.value) ? field.value : nil
    case 2: field.value + 2000
    default: nil
    }
  }

  static func clock(_ bytes: ArraySlice<UInt8>) -> Lexeme.Shape? {
    guard let fields = fields(Array(bytes), separator: UInt8(ascii: ":")), fields.count <= 3 else {
      return nil
    }
    guard fields[0].count <= 2, fields.dropFirst().allSatisfy({ $0.count == 2 }) else { return .other }
    let second = fields.count == 3 ? fields[2].value : 0
    let (hour, minute) = (fields[0].value, fields[1].value)
    guard let time = CivilTime(hour: hour, minute: minute, second: second) else {
      let last = hour > 23 ? 23 * 60 + 59 : hour * 60 + min(minute, 59)
      return .impossibleClock(CivilTime(secondOfDay: last * 60))
    }
    return .clock(time, isPadded: fields[0].count == 2)
  }

  // MARK: Parts

  /// Letters that may stand directly behind or before digits.
  private static let suffixes: WordTable = """
    am pm a p h hr hrs hour hours m min mins minute minutes s sec secs d day days w wk wks week weeks mo mos
    month months y yr yrs year years ish oclock z est pst cst et pt utc gmt
    """

  /// `2-4pm` as `2` `-` `4` `pm`, or nil when a part is no time (`2x4`, `10-minute`).
  static func parts(_ bytes: [UInt8]) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var index = 0
    while index < bytes.count, parts.count < 12 {
      let start = index
      if bytes[index].isDigit {
        while index < bytes.count, isNumeric(bytes, index) { index += 1 }
        index = ordinalEnd(bytes, after: index)
      } else if bytes[index].isLetter {
        while index < bytes.count, bytes[index].isLetter { index += 1 }
        // `7pmish`
        if index - start > 3, bytes[..<index].suffix(3).elementsEqual("ish".utf8) { index -= 3 }
        let isTimes = bytes[start..<index] == [UInt8(ascii: "x")] && index == bytes.count
        guard isTimes || isSuffix(bytes, start..<index) else { return nil }
      } else {
        guard bytes[index] == "-" || bytes[index] == "/" else { return nil }
        index += 1
      }
      parts.append(start..<index)
    }
    return index == bytes.count ? parts : nil
  }

  private static func isNumeric(_ bytes: [UInt8], _ index: Int) -> Bool {
    let byte = bytes[index]
    if byte.isDigit { return true }
    let isMark = byte == ":" || byte == "."
    return isMark && index + 1 < bytes.count && bytes[index + 1].isDigit
  }

  private static func ordinalEnd(_ bytes: [UInt8], after index: Int) -> Int {
    guard index + 2 <= bytes.count else { return index }
    switch String(decoding: bytes[index..<index + 2], as: UTF8.self) {
    case "st", "nd", "rd", "th":
      return index + 2 == bytes.count || !bytes[index + 2].isAlphanumeric ? index + 2 : index
    default: return index
    }
  }

  /// A unit behind a hyphen makes an adjective (`10-minute walk`), not a time; "ish" and the rest may stand there.
  private static func isSuffix(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let word = String(decoding: bytes[range], as: UTF8.self)
    if range.lowerBound > 0, bytes[range.lowerBound - 1] == "-" {
      let sense = TimeVocabulary.sense(of: word)
      return ["ish", "to", "last"].contains(word) || sense.month != nil || sense.time != nil
    }
    return suffixes.contains(word) || range.lowerBound > 0 && TimeVocabulary.sense(of: word).month != nil
  }
}
