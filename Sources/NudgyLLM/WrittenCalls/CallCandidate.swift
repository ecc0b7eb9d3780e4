import NudgyCore

/// A stretch of a model's text that may be a call, judged again as more of it arrives.
struct CallCandidate: Sendable {
  /// What stands before it.
  enum Opening: Sendable, Equatable {
    /// Nothing but the beginning of its line, so that only what is a call and nothing else counts.
    case bare
    /// A mark, or a fence.
    case marked
    /// A mark that names the tool; its arguments follow.
    case function(String)
  }

  enum Verdict: Sendable, Equatable {
    /// More has to come.
    case unclear
    /// The calls, and how many bytes of the body they take.
    case calls([WrittenCall], length: Int)
    /// Text; so many bytes of the body are known to be.
    case text(length: Int)
    /// A call that will never be whole.
    case broken
  }

  /// How the calls are written.
  private enum Manner: Sendable, Equatable {
    case json, python
    /// `name{…}`, as newer models of Mistral do.
    case named(String, start: Int)
  }

  /// Bytes; no answer of ours is allowed to be longer, and nobody waits for what has no end.
  static let longest = 48 << 10
  /// Small models forget the last brackets; one that forgets more was cut.
  private static let mostMissing = 3

  private let opening: Opening
  private let json: CallJSON
  private var manner: Manner?
  private var isNamed = false
  private var nesting = Nesting()
  private var followed = 0

  init(_ opening: Opening, json: CallJSON) {
    self.opening = opening
    self.json = json
  }

  /// - Parameters:
  ///   - body: all that came after the opening.
  ///   - end: nil while more may come; then whether the model ended by itself.
  mutating func judge(_ body: ArraySlice<UInt8>, end: Bool? = nil) -> Verdict {
    if let early = settleManner(body, isEnd: end != nil) { return early }
    while followed < body.count, !nesting.isComplete {
      nesting.follow(body[body.startIndex + followed])
      followed += 1
    }
    if nesting.isComplete { return whole(body, isEnd: end != nil) }
    guard body.count < CallCandidate.longest else { return .text(length: body.count) }
    guard let end else { return .unclear }
    if end, !nesting.isInString, (1...CallCandidate.mostMissing).contains(nesting.missing.count),
      let calls = read(Array(body) + nesting.missing)
    {
      return .calls(calls, length: body.count)
    }
    return isNamed ? .broken : .text(length: body.count)
  }

  // MARK: - The beginning

  /// A verdict when the beginning is none of a call, or not enough to tell.
  private mutating func settleManner(_ body: ArraySlice<UInt8>, isEnd: Bool) -> Verdict? {
    if manner != nil, isNamed { return nil }
    let rest = body.drop(while: Byte.isSpace)
    guard let first = rest.first else { return isEnd ? .text(length: body.count) : .unclear }
    if case .function = opening {
      guard first == Byte.openingBrace else { return .text(length: 0) }
      (manner, isNamed) = (.json, true)
      return nil
    }
    switch (json.promise(of: rest), pythonPromise(rest, of: body)) {
    case (.named, _): (manner, isNamed) = (.json, true)
    case (.possible, _): manner = .json
    case (_, .named):
      isNamed = true
      if manner == nil { manner = .python }
      if manner == .python { nesting = Nesting(allowsSingleQuotes: true) }
    case (.none, .none): return .text(length: 0)
    default: return isEnd ? .text(length: body.count) : .unclear
    }
    return nil
  }

  /// What the beginning of calls in Python's manner, or of a name with its arguments, allows to expect.
  private mutating func pythonPromise(
    _ text: ArraySlice<UInt8>, of body: ArraySlice<UInt8>
  ) -> CallJSON.Promise {
    let isList = text.first == Byte.openingBracket
    guard isList || opening == .marked else { return .none }
    let rest = isList ? text.dropFirst().drop(while: Byte.isSpace) : text
    let name = String(decoding: rest.prefix(while: Byte.isName), as: UTF8.self)
    let after = rest.dropFirst(name.utf8.count)
    guard let next = after.first else { return json.mayBecomeTool(name) ? .unclear : .none }
    guard let tool = json.tool(named: name) else { return .none }
    if next == UInt8(ascii: "(") { return .named }
    guard !isList else { return .none }
    // Between the name and its arguments.
    let mark = Array("[ARGS]".utf8)
    let arguments = after.starts(with: mark) ? after.dropFirst(mark.count) : after
    if arguments.first == Byte.openingBrace {
      followed = arguments.startIndex - body.startIndex
      manner = .named(tool, start: followed)
      return .named
    }
    return mark.starts(with: after) ? .unclear : .none
  }

  // MARK: - The whole

  private func whole(_ body: ArraySlice<UInt8>, isEnd: Bool) -> Verdict {
    guard let calls = read(Array(body.prefix(followed))) else { return .text(length: followed) }
    guard opening == .bare else { return .calls(calls, length: followed) }
    // With prose behind it on its line it is what the prose is about.
    let line = body.dropFirst(followed).drop { $0 == Byte.space || $0 == UInt8(ascii: "\t") }
    guard let first = line.first else { return isEnd ? .calls(calls, length: followed) : .unclear }
    let isParting = first == UInt8(ascii: ";") || first == UInt8(ascii: ",")
    let next = isParting ? line.dropFirst().drop(while: Byte.isSpace).first : first
    guard let next else { return isEnd ? .calls(calls, length: followed) : .unclear }
    let goesOn = [
      Byte.lineFeed, Byte.carriageReturn, Byte.openingBrace, Byte.openingBracket, Byte.openingAngle,
    ]
    return goesOn.contains(next) ? .calls(calls, length: followed) : .text(length: followed)
  }

  private func read(_ bytes: [UInt8]) -> [WrittenCall]? {
    switch manner {
    case nil: return nil
    case .python?: return PythonCalls.calls(in: bytes, json)
    case .named(let name, let start)?: return arguments(bytes.dropFirst(start), of: name)
    case .json?:
      if case .function(let name) = opening { return arguments(bytes[...], of: name) }
      return WireJSON.value(bytes[...]).flatMap(json.calls)
    }
  }

  private func arguments(_ bytes: ArraySlice<UInt8>, of name: String) -> [WrittenCall]? {
    guard let value = WireJSON.value(bytes), value.members != nil else { return nil }
    return [WrittenCall(name: name, arguments: value)]
  }
}
