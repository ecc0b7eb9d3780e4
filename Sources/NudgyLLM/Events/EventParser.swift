/// Bytes to server-sent events, however the bytes are cut.
///
/// Follows the standard (https://html.spec.whatwg.org/multipage/server-sent-events.html) and, beyond it, what model
/// servers do: events parted by one line end only, a last event without its empty line, and errors on a line of
/// their own, as `error: {…}` or as JSON without any field name.
struct EventParser: Sendable {
  /// A line longer than this is no event of a chat.
  static let longestLine = 1 << 20

  private var line: [UInt8] = []
  private var data: [UInt8] = []
  private var name = ""
  private var hasData = false
  private var isAfterReturn = false
  private var isFirstLine = true

  /// Adds the events that `bytes` complete to `events`.
  ///
  /// - Throws: `tooLong` when a line never ends.
  mutating func read(
    _ bytes: ArraySlice<UInt8>, into events: inout [ServerSentEvent]
  ) throws(AnswerFlaw) {
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      defer { index += 1 }
      let isSecondHalf = byte == Byte.lineFeed && isAfterReturn && index == start && line.isEmpty
      isAfterReturn = byte == Byte.carriageReturn
      guard byte == Byte.lineFeed || byte == Byte.carriageReturn else { continue }
      if !isSecondHalf { endLine(bytes[start..<index], &events) }
      start = index + 1
    }
    line.append(contentsOf: bytes[start...])
    if line.count + data.count > EventParser.longestLine { throw .tooLong }
  }

  /// Takes what the end of the stream left unfinished as finished; some servers send no last empty line.
  mutating func end(into events: inout [ServerSentEvent]) {
    if !line.isEmpty { endLine([], &events) }
    dispatch(&events)
  }

  // MARK: - Lines

  /// Ends the line that consists of what was kept and `rest`.
  private mutating func endLine(_ rest: ArraySlice<UInt8>, _ events: inout [ServerSentEvent]) {
    // Nearly every line comes in one piece and needs no copy.
    guard !line.isEmpty else { return take(rest, &events) }
    line.append(contentsOf: rest)
    let whole = line
    line.removeAll(keepingCapacity: true)
    take(whole[...], &events)
  }

  private mutating func take(_ line: ArraySlice<UInt8>, _ events: inout [ServerSentEvent]) {
    var line = line
    if isFirstLine, line.starts(with: Byte.byteOrderMark) { line = line.dropFirst(Byte.byteOrderMark.count) }
    isFirstLine = false
    guard let first = line.first else { return dispatch(&events) }
    switch first {
    case Byte.colon: return
    case Byte.openingBrace: events.append(ServerSentEvent(name: "", data: Array(line)))
    default: takeField(line, &events)
    }
  }

  private mutating func takeField(_ line: ArraySlice<UInt8>, _ events: inout [ServerSentEvent]) {
    let colon = line.firstIndex(of: Byte.colon) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == Byte.space { value = value.dropFirst() }
    let field = line[..<colon]
    if field.elementsEqual("data".utf8) {
      takeData(value, &events)
    } else if field.elementsEqual("event".utf8) {
      name = String(decoding: value, as: UTF8.self)
    } else if field.elementsEqual("error".utf8) {
      dispatch(&events)
      events.append(ServerSentEvent(name: "error", data: Array(value)))
    }
  }

  private mutating func takeData(_ value: ArraySlice<UInt8>, _ events: inout [ServerSentEvent]) {
    // An object after a whole object is the next event of a server that forgot the empty line in between.
    if hasData, isObject(data[...]), value.first == Byte.openingBrace || value.starts(with: "[DONE".utf8) {
      dispatch(&events)
    }
    if hasData { data.append(Byte.lineFeed) }
    data.append(contentsOf: value)
    hasData = true
  }

  private func isObject(_ data: ArraySlice<UInt8>) -> Bool {
    data.first == Byte.openingBrace && data.last == Byte.closingBrace
  }

  private mutating func dispatch(_ events: inout [ServerSentEvent]) {
    if hasData { events.append(ServerSentEvent(name: name, data: data)) }
    data.removeAll(keepingCapacity: true)
    name = ""
    hasData = false
  }
}

/// The bytes that the wire formats give a meaning.
enum Byte {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let colon = UInt8(ascii: ":")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
  static let openingBracket = UInt8(ascii: "[")
  static let openingAngle = UInt8(ascii: "<")
  static let quote = UInt8(ascii: "\"")
  static let backtick = UInt8(ascii: "`")
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func isSpace(_ byte: UInt8) -> Bool { byte == space || (0x09...0x0D).contains(byte) }

  /// Whether a name of Python's, or a number, may hold it.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
