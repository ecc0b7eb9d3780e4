/// A numbered list in one line: "1. buy milk 2. call bob 3. pay rent".
enum InlineNumbers {
  /// The text with each number at the beginning of a line, in as many bytes; unchanged where it holds no such list.
  static func asLines(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var starts: [Int] = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: "1") + UInt8(min(starts.count, 8)) {
      guard starts.count < 9, index + 2 < bytes.count,
        [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[index + 1]),
        bytes[index + 2] == UInt8(ascii: " "), index == 0 || bytes[index - 1].isSpace
      else { continue }
      starts.append(index)
    }
    guard starts.count > 1 else { return text }
    for start in starts where start > 0 && bytes[start - 1] == UInt8(ascii: " ") { bytes[start - 1] = 0x0A }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 }
}
