import NudgyCore
import NudgyReader

/// The lines of a pasted letter that only frame it: "Hi Petra,", and the name below "Thanks,".
enum LetterFrame {
  /// - Parameters:
  ///   - span: of a piece, in `bytes`.
  ///   - bytes: the whole message.
  static func holds(_ span: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard bytes.contains(newline) else { return false }
    let line = line(around: span, in: bytes)
    let words = words(line, in: bytes)
    guard let first = words.first, words.count <= longest else { return false }
    let text = String(decoding: bytes[line], as: UTF8.self).trimmed
    if greetings.contains(first), words.count > 1, line.lowerBound == firstLine(in: bytes) {
      return text.hasSuffix(",") || bytes[line.upperBound...].first == newline
    }
    // A name or two below "Kind regards,", at the end.
    guard let close = close(in: bytes) else { return false }
    return close.lowerBound <= line.lowerBound
  }

  /// The line that closes the letter, where no more than names stand below it.
  private static func close(in bytes: [UInt8]) -> Range<Int>? {
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: true).map {
      $0.startIndex..<$0.endIndex
    }
    .filter { !words($0, in: bytes).isEmpty }
    for _ in 0..<mostNames {
      guard lines.count > 1, let last = lines.popLast(), words(last, in: bytes).count <= longest,
        let before = lines.last
      else { return nil }
      if closes.contains(words(before, in: bytes).joined(separator: " ")) { return before }
    }
    return nil
  }

  private static func firstLine(in bytes: [UInt8]) -> Int? {
    bytes.firstIndex { $0 != newline && $0 != UInt8(ascii: " ") }
  }

  private static func line(around span: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let start = bytes[..<span.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[span.lowerBound...].firstIndex(of: newline) ?? bytes.count
    return start..<max(start, end)
  }

  private static func words(_ line: Range<Int>, in bytes: [UInt8]) -> [String] {
    String(decoding: bytes[line], as: UTF8.self).lowercased().split { !$0.isLetter }.map(String.init)
  }

  private static let newline = UInt8(ascii: "\n")
  /// Words of a line that only greets, or only names.
  private static let longest = 4
  private static let mostNames = 3
  private static let greetings: WordTable = "hi hello hey dear hiya morning"
  private static let closes: Set = [
    "thanks", "many thanks", "thank you", "thanks again", "with thanks", "cheers", "regards", "kind regards",
    "best regards", "warm regards", "best", "best wishes", "all the best", "love", "lots of love", "yours",
    "yours sincerely", "yours faithfully", "yours truly", "sincerely", "sincerely yours", "take care",
  ]
}
