import Foundation
import NudgyCore

/// Turns the bytes of a terminal into keys: characters, named keys, and whole pastes.
///
/// Bytes may arrive cut anywhere. What is not complete waits; `flush` gives up waiting, which is how a lone
/// Escape and a paste whose end got lost are told from sequences still on their way.
struct InputDecoder {
  enum Key: Equatable {
    case character(Unicode.Scalar)
    case paste([UInt8])
  }

  private var bytes: [UInt8] = []
  private var head = 0
  private var isPasting = false
  /// Up to here no paste end was found.
  private var searched = 0
  private var givesUp = false

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// In so many of the next bytes a line feed is a return: typed before the program had the terminal.
  var returnsAsLineFeeds = 0

  /// How long to wait for more bytes before giving up, in milliseconds; nil for as long as it takes.
  var patience: CInt? {
    if isPasting { return 1000 }
    return head < bytes.count ? 50 : nil
  }

  mutating func feed(_ chunk: [UInt8]) {
    if head == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 16)
      head = 0
      searched = 0
    }
    // A Ctrl-C alone, behind what was pasted: the paste's end was lost, and somebody wants out.
    if chunk == [3], interruptPaste() { return }
    bytes += isPasting ? chunk : InputDecoder.composed(withReturns(chunk))
    givesUp = givesUp && isPasting
  }

  /// Ends a paste whose end has not come, with a Ctrl-C behind it; false when no paste has begun.
  mutating func interruptPaste() -> Bool {
    guard isPasting else { return false }
    bytes += InputDecoder.pasteEnd + [3]
    return true
  }

  private mutating func withReturns(_ chunk: [UInt8]) -> [UInt8] {
    guard returnsAsLineFeeds > 0 else { return chunk }
    let early = chunk.prefix(returnsAsLineFeeds)
    returnsAsLineFeeds -= early.count
    let lineFeed = UInt8(ascii: "\n")
    return early.map { $0 == lineFeed ? UInt8(ascii: "\r") : $0 } + chunk.dropFirst(early.count)
  }

  /// Stops waiting for the rest of what has begun.
  mutating func flush() {
    givesUp = true
  }

  /// The next key, or nil until more bytes come.
  mutating func next() -> Key? {
    while true {
      if isPasting { return nextPaste() }
      guard head < bytes.count else {
        givesUp = false
        return nil
      }
      switch bytes[head] {
      case InputDecoder.escape:
        switch escapeSequence() {
        case .incomplete: return nil
        case .key(let key): return key
        case .nothing: continue
        }
      case 0..<0x80:
        head += 1
        return .character(Unicode.Scalar(bytes[head - 1]))
      default:
        guard let scalar = multibyte() else { return nil }
        if !PlainText.isControl(scalar) { return .character(scalar) }
      }
    }
  }

  /// Puts letters and their marks together where one character stands for both, as line editors count one
  /// cell for each.
  private static func composed(_ chunk: [UInt8]) -> [UInt8] {
    guard chunk.contains(where: { $0 == 0xCC || $0 == 0xCD }),
      let text = String(validating: chunk, as: UTF8.self)
    else { return chunk }
    return Array(text.composed.utf8)
  }
}

// MARK: - Pastes

extension InputDecoder {
  private mutating func nextPaste() -> Key? {
    let end = InputDecoder.pasteEnd
    var index = max(head, searched)
    while index + end.count <= bytes.count {
      if bytes[index] == InputDecoder.escape, bytes[index..<(index + end.count)].elementsEqual(end) {
        return takePaste(upTo: index, next: index + end.count)
      }
      index += 1
    }
    searched = index
    guard givesUp else { return nil }
    givesUp = false
    return takePaste(upTo: bytes.count, next: bytes.count)
  }

  private mutating func takePaste(upTo end: Int, next: Int) -> Key {
    defer {
      head = next
      searched = next
      isPasting = false
    }
    return .paste(Array(bytes[head..<end]))
  }
}

// MARK: - Escape sequences and UTF-8

extension InputDecoder {
  private enum Sequence {
    case incomplete
    case key(Key)
    /// One that means nothing here.
    case nothing
  }

  /// `ESC [` or `ESC O`, parameters (0x30 to 0x3F), intermediates (0x20 to 0x2F), a final byte (0x40 to
  /// 0x7E): ECMA-48 §5.4.
  private mutating func escapeSequence() -> Sequence {
    guard head + 1 < bytes.count else { return loneEscape() }
    guard bytes[head + 1] == UInt8(ascii: "[") || bytes[head + 1] == UInt8(ascii: "O") else {
      head += 1
      return .key(.character("\u{1B}"))
    }
    var end = head + 2
    while end < bytes.count, (0x20...0x3F).contains(bytes[end]), end - head < 32 { end += 1 }
    guard end < bytes.count else { return loneEscape() }
    let body = String(decoding: bytes[(head + 2)...end], as: UTF8.self)
    head = end + 1
    if body == "200~" {
      isPasting = true
      searched = head
      return .nothing
    }
    return SyntheticKey(controlSequence: body).map { .key(.character($0.scalar)) } ?? .nothing
  }

  private mutating func loneEscape() -> Sequence {
    guard givesUp else { return .incomplete }
    givesUp = false
    head += 1
    return .key(.character("\u{1B}"))
  }

  /// A character of two to four bytes; nil while some are missing. Bytes that are not UTF-8 become U+FFFD.
  private mutating func multibyte() -> Unicode.Scalar? {
    let lead = bytes[head]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    let available = bytes[(head + 1)...].prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }.count + 1
    if available < length, head + available == bytes.count, !givesUp { return nil }
    let slice = bytes[head..<(head + available)]
    head += available
    givesUp = false
    guard available == length, let text = String(validating: slice, as: UTF8.self) else { return "\u{FFFD}" }
    return text.unicodeScalars.first ?? "\u{FFFD}"
  }
}
