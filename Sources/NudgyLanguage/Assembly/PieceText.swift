import NudgyCore
import NudgyReader

/// The words of a piece by what they are for.
struct PieceText {
  /// UTF-8 offsets in the message.
  let span: Range<Int>
  private let read: ReadPiece
  private let bytes: [UInt8]
  /// The words in lower case with straight apostrophes, signs left out.
  let lower: [String]

  init(_ read: ReadPiece, in bytes: [UInt8]) {
    self.read = PieceText.withStoreys(PieceText.withLabels(read, in: bytes), in: bytes)
    self.bytes = bytes
    span = read.span
    lower = read.wordSpans.map {
      String(decoding: bytes[$0], as: UTF8.self).lowercased().replacing("\u{2019}", with: "'")
    }.filter { $0.first?.isLetter == true || $0.first?.isNumber == true }
  }

  /// "Page 12 on friday": the number is the page's, whatever hour it might be.
  private static func withLabels(_ read: ReadPiece, in bytes: [UInt8]) -> ReadPiece {
    var read = read
    for index in read.roles.indices.dropFirst()
    where read.roles[index] == .time && read.roles[index - 1] == .title {
      let isNumber = bytes[read.wordSpans[index]].allSatisfy { (0x30...0x39).contains($0) }
      let before = String(decoding: bytes[read.wordSpans[index - 1]], as: UTF8.self).lowercased()
      let isOther = isNumber && index + 1 < read.roles.count && hasClock(behind: index + 1, of: read, bytes)
      if isNumber, isOther || ContextWords.labels.contains(before) { read.roles[index] = .title }
    }
    return read
  }

  /// "Gnat 1 today at 11am": the hour is said elsewhere, so that the number belongs to the name.
  private static func hasClock(behind index: Int, of read: ReadPiece, _ bytes: [UInt8]) -> Bool {
    let words = read.wordSpans[index...].map { String(decoding: bytes[$0], as: UTF8.self).lowercased() }
    guard let first = words.first,
      !["am", "pm", "a.m", "p.m", ":", "o'clock", "to", "-", "and", "or", "."].contains(first)
    else { return false }
    return zip(words, words.dropFirst()).contains { word, next in
      word == "at" && next.first?.isNumber == true
        || word.first?.isNumber == true && (next == "am" || next == "pm")
    } || words.contains { $0.first?.isNumber == true && ($0.hasSuffix("am") || $0.hasSuffix("pm")) }
  }

  /// "On the 3rd floor" is no date.
  private static func withStoreys(_ read: ReadPiece, in bytes: [UInt8]) -> ReadPiece {
    var read = read
    let word = { (index: Int) in String(decoding: bytes[read.wordSpans[index]], as: UTF8.self).lowercased() }
    for index in read.roles.indices.dropLast()
    where read.roles[index] == .time && ContextWords.storeys.contains(word(index + 1)) {
      let ordinal = word(index)
      guard ordinal.first?.isNumber == true, ["st", "nd", "rd", "th"].contains(ordinal.suffix(2)) else {
        continue
      }
      var first = index
      while first > 0, read.roles[first - 1] == .time, ["on", "the"].contains(word(first - 1)) { first -= 1 }
      for place in first...(index + 1) { read.roles[place] = .title }
    }
    return read
  }

  /// As written.
  var all: String { text(span) }

  /// The words before the first mark that ends or parts a sentence: "done" of "done. took me six minutes".
  var leading: [String] {
    let words = read.wordSpans.map { text($0).lowercased() }
    return Array(words.prefix { ![".", ",", "!", "…", "—", "–", "-", ";", ":"].contains($0) })
  }

  func text(_ span: Range<Int>) -> String { String(decoding: bytes[span], as: UTF8.self) }

  /// Where the words of a role stand, those next to each other together, as UTF-8 offsets in the message.
  func runs(_ role: ReaderRole) -> [Range<Int>] {
    runs { read.roles[$0] == role }
  }

  /// As written, without what says when: "no, the 5th" counts nothing.
  var withoutTimes: String {
    let times: Set<ReaderRole> = [.time, .sharedTime, .reminder]
    var kept = all
    for (span, role) in zip(read.wordSpans, read.roles).reversed() where times.contains(role) {
      let bytes = Array(kept.utf8)
      let start = span.lowerBound - self.span.lowerBound
      guard start >= 0, start + span.count <= bytes.count else { continue }
      kept = String(decoding: bytes[..<start] + bytes[(start + span.count)...], as: UTF8.self)
    }
    return kept
  }

  /// Where the words stand that name whom to contact.
  var persons: [Range<Int>] {
    // "Clean the" is nobody, as an article is not the end of a name.
    runs { read.persons[$0] && read.roles[$0] != .time }
      .filter {
        !ReaderWords.small.contains(text($0).lowercased().split(separator: " ").last.map(String.init) ?? "")
      }
  }

  private func runs(_ isPart: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var wasPart = false
    for (index, span) in read.wordSpans.enumerated() {
      // "Dr. Chen": the mark between two words of a name belongs to it.
      let isPart =
        isPart(index) || wasPart && isDot(index) && index + 1 < read.wordSpans.count && isPart(index + 1)
      if isPart, wasPart, let last = runs.popLast() {
        runs.append(last.lowerBound..<span.upperBound)
      } else if isPart {
        runs.append(span)
      }
      wasPart = isPart
    }
    return runs
  }

  /// The words of the title, with single words between them that are for nothing else: "trip money 18 quid".
  var titles: [Range<Int>] {
    var runs: [Range<Int>] = []
    for run in self.runs(.title) {
      let gap =
        runs.last.map { last in
          read.wordSpans.indices.filter {
            read.wordSpans[$0].lowerBound >= last.upperBound
              && read.wordSpans[$0].upperBound <= run.lowerBound
          }
        } ?? []
      if gap.count == 1, read.roles[gap[0]] == .other,
        !Self.fillers.contains(text(read.wordSpans[gap[0]]).lowercased()), let last = runs.popLast()
      {
        runs.append(last.lowerBound..<run.upperBound)
      } else {
        runs.append(run)
      }
    }
    return withDeed(runs)
  }

  /// "Go to the bank": the plainest of deeds belong to what is done.
  private func withDeed(_ runs: [Range<Int>]) -> [Range<Int>] {
    guard let first = runs.first,
      var start = read.wordSpans.firstIndex(where: { $0.lowerBound == first.lowerBound })
    else {
      return runs
    }
    let end = start
    while start > 0, read.roles[start - 1] == .other,
      Self.deeds.contains(text(read.wordSpans[start - 1]).lowercased())
    {
      start -= 1
    }
    while start < end, text(read.wordSpans[start]).lowercased() == "to" { start += 1 }
    guard start < end else { return runs }
    return [read.wordSpans[start].lowerBound..<first.upperBound] + runs.dropFirst()
  }

  private static let deeds: WordTable = "go to do make take get see send write find fix"

  private static let fillers: WordTable = "um uh like er erm also please then so ok , . ; ! ? …"

  private func isDot(_ index: Int) -> Bool {
    let text = text(read.wordSpans[index])
    return text == "." || text == "'"
  }

  /// The words of a role as they were written, what stands between two runs of them left out; nil without any.
  func of(_ role: ReaderRole) -> String? {
    let runs = runs(role)
    return runs.isEmpty ? nil : PlainText.singleLine(runs.map(text).joined(separator: " "))
  }

  /// The words that are for nothing in particular, in lower case.
  var others: [String] {
    zip(read.wordSpans, read.roles).filter { $0.1 == .other }.map {
      text($0.0).lowercased().replacing("\u{2019}", with: "'")
    }
  }

  /// Whether a role begins the piece, small words aside.
  func begins(with role: ReaderRole) -> Bool {
    guard let first = read.roles.firstIndex(of: role) else { return false }
    return !read.roles[..<first].contains { $0 != .other }
  }
}
