import NudgyCore

/// Parts what a model wrote into what it says, what it thinks and what it calls, however the text is cut.
///
/// Plain prose is passed on at once, but for the few bytes that may begin a mark. What may be a call is kept until
/// that is clear.
struct AnswerSorter: Sendable {
  enum Part: Sendable, Equatable {
    case text(String)
    /// Thoughts came; they are nobody's business.
    case thinking
    case calls([WrittenCall])
  }

  private enum Stage: Sendable {
    case speaking
    /// With what ends the thoughts.
    case thinking([[UInt8]])
    /// Within the name of a channel.
    case naming
    /// The opening is the first so many bytes that are held.
    case calling(CallCandidate, opening: Int)
  }

  private static let longestChannelName = 200

  /// Nil where no tools were offered: then all JSON is text.
  private let json: CallJSON?
  private var stage = Stage.speaking
  private var held: ArraySlice<UInt8> = []
  private var parts: [Part] = []
  /// To be passed on with the next part.
  private var speech: [UInt8] = []
  private var lastSpoken: UInt8?
  /// White space after thoughts or calls, which stands for nothing where white space was before them.
  private var gap: [UInt8] = []
  /// Before what is looked at.
  private var last = Byte.lineFeed
  private var beginsLine = true
  private var isInFence = false
  private var owesFence = false
  private var isAfterCall = false
  private var isAfterMark = false
  /// Whether a call began that never became whole, so that something that was wanted is lost.
  private(set) var lostCall = false

  /// - Parameter tools: those that were offered.
  init(tools: Set<String>) {
    json = tools.isEmpty ? nil : CallJSON(tools: tools)
  }

  mutating func take(_ piece: String) -> [Part] {
    held += piece.utf8
    return sort(end: nil)
  }

  /// - Parameter isWhole: whether the model ended by itself.
  mutating func end(isWhole: Bool) -> [Part] { sort(end: isWhole) }

  private mutating func sort(end: Bool?) -> [Part] {
    parts = []
    while step(end) {}
    utter()
    return parts
  }

  private mutating func utter() {
    guard !speech.isEmpty else { return }
    parts.append(.text(String(decoding: speech, as: UTF8.self)))
    speech = []
  }

  private mutating func note(_ part: Part) {
    utter()
    if part != .thinking || parts.last != .thinking { parts.append(part) }
  }

  /// Whether there may be more to do with what is held.
  private mutating func step(_ end: Bool?) -> Bool {
    guard !held.isEmpty else { return false }
    switch stage {
    case .speaking: return speak(isEnd: end != nil)
    case .thinking(let ends): return think(until: ends)
    case .naming: return name()
    case .calling(let candidate, let opening): return call(candidate, opening, end)
    }
  }

  // MARK: - Speech

  private mutating func speak(isEnd: Bool) -> Bool {
    if isAfterMark, !crossGap() { return false }
    for index in held.indices {
      let byte = held[index]
      if AnswerMark.mayBegin(with: byte), !isQuoted {
        switch mark(held[index...], isEnd: isEnd) {
        case .none: break
        case .unclear:
          pass(index - held.startIndex)
          return false
        case .found(let mark):
          pass(index - held.startIndex)
          begin(mark)
          return true
        }
      }
      look(at: byte)
    }
    pass(held.count)
    return false
  }

  private mutating func mark(_ text: ArraySlice<UInt8>, isEnd: Bool) -> AnswerMark.Match {
    guard isInFence, beginsLine, text.first == Byte.backtick else {
      return AnswerMark.match(text, beginsLine: beginsLine, json: isInFence ? nil : json, isEnd: isEnd)
    }
    let fence = AnswerMark.fenceMark
    if !isEnd, text.count < fence.count, fence.starts(with: text) { return .unclear }
    if text.starts(with: fence) { isInFence = false }
    return .none
  }

  /// A mark in quotes is spoken about.
  private var isQuoted: Bool { last == Byte.backtick || last == Byte.quote || last == UInt8(ascii: "'") }

  private mutating func look(at byte: UInt8) {
    last = byte
    beginsLine = byte == Byte.lineFeed || byte == Byte.carriageReturn || beginsLine && Byte.isSpace(byte)
    if !Byte.isSpace(byte) { isAfterCall = false }
  }

  /// Passes on the first bytes, which were looked at.
  private mutating func pass(_ count: Int) {
    guard count > 0 else { return }
    closeGap()
    speech += held.prefix(count)
    lastSpoken = held.prefix(count).last ?? lastSpoken
    held.removeFirst(count)
  }

  /// Passes on what turned out to be no mark.
  private mutating func give(_ count: Int) {
    for byte in held.prefix(count) { look(at: byte) }
    pass(count)
  }

  private mutating func begin(_ mark: AnswerMark) {
    switch mark {
    case .thought(let length):
      held.removeFirst(length)
      note(.thinking)
      stage = .thinking(AnswerMark.thoughtEnds)
    case .channel(let length):
      held.removeFirst(length)
      note(.thinking)
      stage = .naming
    case .noise(let length): held.removeFirst(length)
    case .fence(let length):
      isInFence = true
      give(length)
    case .call(let length, let opening):
      guard let json else { return }
      if held.first == Byte.backtick { owesFence = true }
      stage = .calling(CallCandidate(opening, json: json), opening: length)
    }
  }

  // MARK: - Thoughts

  private mutating func think(until ends: [[UInt8]]) -> Bool {
    note(.thinking)
    let isChannel = ends == AnswerMark.channelEnds
    for start in held.indices where held[start] == ends[0][0] || held[start] == Byte.openingBracket {
      guard let end = ends.first(where: { held[start...].starts(with: $0) }) else { continue }
      // A channel's end is also the beginning of the next.
      held = held[(isChannel ? start : start + end.count)...]
      stage = .speaking
      isAfterMark = true
      return true
    }
    let longest = ends.map(\.count).max() ?? 0
    held.removeFirst(max(0, held.count - longest + 1))
    return false
  }

  /// Reads `analysis`, `final`, or `commentary to=functions.whats_next <|constrain|>json`.
  private mutating func name() -> Bool {
    let end = AnswerMark.channelNameEnd
    guard let start = held.indices.first(where: { held[$0...].starts(with: end) }) else {
      if held.count > AnswerSorter.longestChannelName { stage = .thinking(AnswerMark.channelEnds) }
      return held.count > AnswerSorter.longestChannelName
    }
    let name = String(decoding: held[..<start], as: UTF8.self)
    held = held[(start + end.count)...]
    let words = name.split { $0.isWhitespace || $0 == "<" }
    let target = words.first { $0.hasPrefix("to=") }.map { String($0.dropFirst(3)) }
    if let json, let tool = target.flatMap(json.tool(named:)) {
      stage = .calling(CallCandidate(.function(tool), json: json), opening: 0)
    } else {
      stage = name.hasPrefix("analysis") ? .thinking(AnswerMark.channelEnds) : .speaking
    }
    return true
  }

  // MARK: - Calls

  private mutating func call(_ candidate: CallCandidate, _ opening: Int, _ end: Bool?) -> Bool {
    var candidate = candidate
    switch candidate.judge(held.dropFirst(opening), end: end) {
    case .unclear:
      stage = .calling(candidate, opening: opening)
      return false
    case .calls(let calls, let length):
      held.removeFirst(opening + length)
      note(.calls(calls))
      isAfterCall = true
      isAfterMark = true
    case .text(let length):
      if owesFence { isInFence = true }
      owesFence = false
      give(max(1, opening + length))
    case .broken:
      held = []
      lostCall = true
    }
    stage = .speaking
    return true
  }

  /// Passes over white space, what parts calls from each other, and the end of their fence; whether more follows.
  private mutating func crossGap() -> Bool {
    while let byte = held.first {
      if Byte.isSpace(byte) {
        gap.append(byte)
        look(at: byte)
        held.removeFirst()
      } else if isAfterCall, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") {
        held.removeFirst()
      } else if isAfterCall, owesFence, held.starts(with: AnswerMark.fenceMark) {
        held.removeFirst(AnswerMark.fenceMark.count)
        owesFence = false
      } else {
        break
      }
    }
    // The next call may begin here, wherever the line began.
    if isAfterCall { (beginsLine, last) = (true, Byte.lineFeed) }
    guard let next = held.first else { return false }
    // Marks do not end the gap.
    guard !AnswerMark.mayBegin(with: next) else { return true }
    closeGap()
    return true
  }

  private mutating func closeGap() {
    isAfterMark = false
    if let lastSpoken, !Byte.isSpace(lastSpoken) { speech += gap }
    gap = []
  }
}
