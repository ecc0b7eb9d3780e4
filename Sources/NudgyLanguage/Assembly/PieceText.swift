import NudgyCore

/// The words of a piece by what they are for.
struct PieceText {
  /// UTF-8 offsets in the message.
  let span: Range<Int>
  private let read: ReadPiece
  private let bytes: [UInt8]

  init(_ read: ReadPiece, in bytes: [UInt8]) {
    self.read = read
    self.bytes = bytes
    span = read.span
  }

  /// As written.
  var all: String { text(span) }

  /// The words in lower case with straight apostrophes, signs left out.
  var lower: [String] {
    read.wordSpans.map { text($0).lowercased().replacing("\u{2019}", with: "'") }
      .filter { $0.first?.isLetter == true || $0.first?.isNumber == true }
  }

  func text(_ span: Range<Int>) -> String { String(decoding: bytes[span], as: UTF8.self) }

  /// Where the words of a role stand, those next to each other together, as UTF-8 offsets in the message.
  func runs(_ role: ReaderRole) -> [Range<Int>] {
    runs { read.roles[$0] == role }
  }

  /// Where the words stand that name whom to contact.
  var persons: [Range<Int>] { runs { read.persons[$0] && read.roles[$0] != .time } }

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
