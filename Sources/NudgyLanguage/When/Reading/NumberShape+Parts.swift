import NudgyCore

// Pieces of what digits and letters make together.
extension NumberShape {
  /// Letters that may stand directly behind or before digits.
  private static let suffixes: WordTable = """
    am pm a p h hr hrs hour hours m min mins minute minutes s sec secs d day days w wk wks week weeks mo mos
    month months y yr yrs year years ish oclock u z est pst cst et pt utc gmt
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
    bytes[index].isDigit
      || (bytes[index] == ":" || bytes[index] == ".") && index + 1 < bytes.count && bytes[index + 1].isDigit
  }

  private static func ordinalEnd(_ bytes: [UInt8], after index: Int) -> Int {
    let letters = String(decoding: bytes[index...].prefix(while: \.isAlphanumeric), as: UTF8.self)
    return ["st", "nd", "rd", "th"].contains(letters) ? index + 2 : index
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
