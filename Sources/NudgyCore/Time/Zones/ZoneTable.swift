package import Foundation

/// A zone as its compiled file has it (TZif, RFC 9636): all changes of its clock so far, and the rule that holds after them.
package struct ZoneTable: Sendable {
  /// Seconds since 1970 at which the clock changed, ascending, each with the offset from then on.
  private let changes: [(second: Int, offset: Int)]
  /// Seconds east of Greenwich before the first change.
  private let first: Int
  /// What holds after the last change; nil where that stays as it is.
  private let rule: PosixZone?

  /// A clock that never changes.
  init(offset: Int) { (changes, first, rule) = ([], offset, nil) }

  /// - Returns: nil where the bytes are no such file, or end too soon.
  package init?(_ file: some Sequence<UInt8>) {
    var reader = ZoneFileReader(Array(file))
    guard var shape = reader.header() else { return nil }
    let isLong = shape.version >= UInt8(ascii: "2")
    if isLong {
      // The first half is for readers that know only 32 bits of time.
      guard reader.skip(shape.size(ofTime: 4)), let second = reader.header() else { return nil }
      shape = second
    }
    guard let seconds = reader.times(shape.times, bytes: isLong ? 8 : 4),
      let kinds = reader.bytes(shape.times),
      let offsets = reader.offsets(shape.types), let usual = offsets.first,
      kinds.allSatisfy({ Int($0) < offsets.count })
    else { return nil }
    changes = zip(seconds, kinds).map { ($0, offsets[Int($1)]) }
    first = usual
    guard isLong, reader.skip(shape.sizeBehindTypes(ofTime: 8)), let text = reader.footer() else {
      rule = nil
      return
    }
    rule = PosixZone(text)
  }

  /// Seconds east of Greenwich at `instant`.
  package func offset(at instant: Date) -> Int {
    let second = Int(instant.timeIntervalSince1970.rounded(.down))
    guard let last = changes.last else { return rule?.offset(at: instant) ?? first }
    if second >= last.second { return rule?.offset(at: instant) ?? last.offset }
    // The last change that is not ahead.
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].second <= second { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : changes[low - 1].offset
  }
}

/// How much of what a compiled zone holds.
private struct ZoneFileShape {
  let version: UInt8
  let universal, standard, leaps, times, types, letters: Int

  func size(ofTime bytes: Int) -> Int { times * (bytes + 1) + types * 6 + sizeBehindTypes(ofTime: bytes) }

  /// Of the names, the leap seconds and the two lists of marks.
  func sizeBehindTypes(ofTime bytes: Int) -> Int { letters + leaps * (bytes + 4) + standard + universal }
}

/// Reads a compiled zone piece by piece; each gives nil, or false, where the file ends too soon.
private struct ZoneFileReader {
  private let file: [UInt8]
  private var place = 0

  init(_ file: [UInt8]) { self.file = file }

  mutating func header() -> ZoneFileShape? {
    guard let start = bytes(44), start.prefix(4).elementsEqual("TZif".utf8) else { return nil }
    let counts = (0..<6).map { number(start.dropFirst(20 + 4 * $0).prefix(4)) }
    guard counts.allSatisfy({ (0...file.count).contains($0) }) else { return nil }
    return ZoneFileShape(
      version: start[start.startIndex + 4], universal: counts[0], standard: counts[1], leaps: counts[2],
      times: counts[3], types: counts[4], letters: counts[5])
  }

  mutating func skip(_ count: Int) -> Bool { bytes(count) != nil }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= file.count - place else { return nil }
    defer { place += count }
    return file[place..<place + count]
  }

  mutating func times(_ count: Int, bytes size: Int) -> [Int]? {
    guard let all = bytes(count * size) else { return nil }
    let times = (0..<count).map { number(all.dropFirst($0 * size).prefix(size)) }
    return zip(times, times.dropFirst()).allSatisfy(<) ? times : nil
  }

  mutating func offsets(_ count: Int) -> [Int]? {
    guard let all = bytes(count * 6) else { return nil }
    let offsets = (0..<count).map { number(all.dropFirst($0 * 6).prefix(4)) }
    // RFC 9636 §3.2: no more than a day and an hour.
    return offsets.allSatisfy { abs($0) <= 25 * 3600 } ? offsets : nil
  }

  /// The text between the two ends of line at the end.
  mutating func footer() -> String? {
    guard place < file.count, file[place] == 0x0A, let end = file[(place + 1)...].firstIndex(of: 0x0A) else {
      return nil
    }
    return String(decoding: file[(place + 1)..<end], as: UTF8.self)
  }

  /// A whole number with its sign, the highest byte first.
  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    let value = bytes.reduce(0) { $0 << 8 | UInt64($1) }
    return bytes.count == 4 ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
  }
}
