import NudgyCore

/// Bytes of a successful response to deltas, whatever the server calls its content: an event stream, a whole chat
/// completion, chunks one a line, or something that is no answer at all.
struct ResponseReader: Sendable {
  /// What the bytes so far allow to expect.
  enum Progress: Sendable, Equatable {
    /// Nothing that counts came: comments, or part of an event.
    case none
    /// Events came.
    case some
    /// The answer has ended; the count of tokens may follow.
    case ending
    /// Nothing that follows matters.
    case done
  }

  private enum Form: Sendable {
    case unknown
    case events
    /// JSON without an event stream around it, kept until its end.
    case whole([UInt8])
  }

  private var form = Form.unknown
  private var parser = EventParser()
  private var interpreter: ChunkInterpreter
  private var isDone = false
  /// Whether the answer came in one piece, whose end is that of its brackets.
  private var isOnePiece = false

  /// - Parameter knownTools: the names of the request's tools.
  init(knownTools: Set<String>) {
    interpreter = ChunkInterpreter(knownTools: knownTools)
  }

  /// Adds what `bytes` say to `deltas`; what came before a flaw is there, too.
  mutating func read(_ bytes: [UInt8], into deltas: inout [LLMDelta]) throws(AnswerFlaw) -> Progress {
    guard !isDone else { return .done }
    switch form {
    case .unknown: return try begin(bytes, &deltas)
    case .events: return try readEvents(bytes[...], &deltas)
    case .whole(var kept):
      // Taken out first, so that appending does not copy.
      form = .events
      kept += bytes
      form = .whole(kept)
      return .none
    }
  }

  /// Adds what the end of the response brings.
  mutating func end(makeID: () -> String, into deltas: inout [LLMDelta]) throws(AnswerFlaw) {
    if case .whole(let bytes) = form { try readWhole(bytes, &deltas) }
    var events: [ServerSentEvent] = []
    parser.end(into: &events)
    if !isDone { try take(events, &deltas) }
    guard interpreter.hasUnderstood else { throw .garbled }
    try interpreter.end(isMarked: isDone || isOnePiece, makeID: makeID, into: &deltas)
  }

  // MARK: - Forms

  private mutating func begin(_ bytes: [UInt8], _ deltas: inout [LLMDelta]) throws(AnswerFlaw) -> Progress {
    let bytes = bytes.drop { Byte.isSpace($0) || Byte.byteOrderMark.contains($0) }
    guard let first = bytes.first else { return .none }
    switch first {
    // A page of HTML: a portal, a proxy's error, the wrong port.
    case Byte.openingAngle: throw .garbled
    case Byte.openingBrace, Byte.openingBracket:
      form = .whole(Array(bytes))
      return .none
    default:
      form = .events
      return try readEvents(bytes, &deltas)
    }
  }

  private mutating func readEvents(
    _ bytes: ArraySlice<UInt8>, _ deltas: inout [LLMDelta]
  ) throws(AnswerFlaw) -> Progress {
    var events: [ServerSentEvent] = []
    try parser.read(bytes, into: &events)
    try take(events, &deltas)
    if isDone { return .done }
    if interpreter.hasFinished { return .ending }
    return events.isEmpty ? .none : .some
  }

  private mutating func take(_ events: [ServerSentEvent], _ deltas: inout [LLMDelta]) throws(AnswerFlaw) {
    for event in events {
      if event.data.starts(with: "[DONE]".utf8) {
        isDone = true
        return
      }
      try take(event, &deltas)
    }
  }

  private mutating func take(_ event: ServerSentEvent, _ deltas: inout [LLMDelta]) throws(AnswerFlaw) {
    let isError = event.name == "error"
    if let value = WireJSON.value(event.data[...]) {
      try interpreter.take(value, isError: isError, into: &deltas)
    } else if isError {
      throw .complaint(ServerComplaint(message: String(decoding: event.data, as: UTF8.self)))
    } else {
      // Not for us: some servers greet, or count, in words. Where nothing else comes, the end says so.
    }
  }

  private mutating func readWhole(_ bytes: [UInt8], _ deltas: inout [LLMDelta]) throws(AnswerFlaw) {
    if let value = WireJSON.value(bytes[...]) {
      isOnePiece = true
      return try interpreter.take(value.arrayValue?.first ?? value, into: &deltas)
    }
    for line in bytes.split(whereSeparator: { $0 == Byte.lineFeed || $0 == Byte.carriageReturn }) {
      guard let value = WireJSON.value(line) else { throw .garbled }
      try interpreter.take(value, into: &deltas)
    }
  }
}
