import NudgyCore
import NudgyReader

/// The lines of a pasted letter that only frame it: "Hi Petra,", and the names below "Thanks,". Found once a message.
struct LetterFrame {
  /// In bytes of the message.
  private let lines: [Range<Int>]

  init(_ bytes: [UInt8]) {
    let spoken = bytes.split(separator: Self.newline).map(\.indices).filter {
      !Self.words($0, in: bytes).isEmpty
    }
    guard spoken.count > 1 else {
      lines = []
      return
    }
    lines = [Self.greeting(spoken[0], in: bytes)].compactMap(\.self) + Self.ending(spoken, in: bytes)
  }

  func holds(_ span: Range<Int>) -> Bool { lines.contains { $0.contains(span.lowerBound) } }

  /// The first line where it greets: by its comma, or by the gap below it.
  private static func greeting(_ line: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    let words = words(line, in: bytes)
    guard (2...longest).contains(words.count), greetings.contains(words[0]) else { return nil }
    let hasComma = String(decoding: bytes[line], as: UTF8.self).trimmed.hasSuffix(",")
    return hasComma || bytes[line.upperBound...].starts(with: [newline, newline]) ? line : nil
  }

  /// "Kind regards," and the name or two below it; nothing where more stands there.
  private static func ending(_ spoken: [Range<Int>], in bytes: [UInt8]) -> [Range<Int>] {
    if let last = spoken.last, isSigned(String(decoding: bytes[last], as: UTF8.self)) { return [last] }
    for place in spoken.indices.dropFirst().suffix(mostNames).reversed() {
      guard words(spoken[place], in: bytes).count <= longest else { return [] }
      if closes.contains(words(spoken[place - 1], in: bytes).joined(separator: " ")) {
        return Array(spoken[(place - 1)...])
      }
    }
    return []
  }

  /// "Best, T. Brandt" on one line.
  private static func isSigned(_ line: String) -> Bool {
    guard let comma = line.firstIndex(of: ",") else { return false }
    let close = line[..<comma].lowercased().split { !$0.isLetter }.joined(separator: " ")
    let names = line[line.index(after: comma)...].split { !$0.isLetter && $0 != "-" && $0 != "'" }
    return closes.contains(close) && (1...3).contains(names.count)
      && names.allSatisfy { $0.first?.isUppercase == true }
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
