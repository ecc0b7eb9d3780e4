import NudgyCore

/// What the marks within an answer's text mean, as the models leak them through servers that do not read them.
enum AnswerMark: Sendable, Equatable {
  /// Thoughts begin; the mark is this long, in bytes, as below.
  case thought(length: Int)
  /// The name of a channel follows, as gpt-oss parts its answers.
  case channel(length: Int)
  case call(length: Int, CallCandidate.Opening)
  /// A fence around something else, or its end.
  case fence(length: Int)
  /// Says nothing; left out.
  case noise(length: Int)

  enum Match: Sendable, Equatable {
    case none
    /// The text may be the beginning of one.
    case unclear
    case found(AnswerMark)
  }

  static let thoughtEnds = ["</think>", "</thinking>", "</thought>", "[/THINK]"].map { Array($0.utf8) }
  static let channelEnds = ["<|channel|>", "<|start|>", "<|end|>", "<|return|>"].map { Array($0.utf8) }
  static let channelNameEnd = Array("<|message|>".utf8)

  private static let thoughts = ["<think>", "<thinking>", "<thought>", "[THINK]"].map { Array($0.utf8) }
  private static let channel = Array("<|channel|>".utf8)
  private static let calls = [
    "<tool_call>", "<|tool_call|>", "<|python_tag|>", "<|tool_call_start|>", "[TOOL_CALLS]",
  ].map { Array($0.utf8) }
  private static let function = Array("<function=".utf8)
  private static let noises =
    thoughtEnds
    + [
      "</tool_call>", "<|/tool_call|>", "</function>", "<|tool_call_end|>", "<|start|>assistant", "<|end|>",
      "<|return|>", "<|call|>", "<|eom_id|>", "<|eot_id|>", "<|im_end|>",
    ].map { Array($0.utf8) }
  static let fenceMark = Array("```".utf8)
  /// What models write behind a fence before a call; nothing is one of them.
  private static let fencedForms = ["", "json", "tool_call", "tool_calls", "tool_code", "python"]
  private static let longestName = 64

  /// Whether a mark may begin with the byte.
  static func mayBegin(with byte: UInt8) -> Bool {
    switch byte {
    case Byte.openingAngle, Byte.openingBracket, Byte.openingBrace, Byte.backtick: true
    default: false
    }
  }

  /// The mark at the beginning of `text`.
  ///
  /// - Parameters:
  ///   - beginsLine: whether nothing but white space stands before it on its line.
  ///   - json: nil where no calls are read.
  ///   - isEnd: whether no more comes.
  static func match(_ text: ArraySlice<UInt8>, beginsLine: Bool, json: CallJSON?, isEnd: Bool) -> Match {
    let match = longMark(text, json)
    if match != .none { return match == .unclear && isEnd ? .none : match }
    guard let json, beginsLine else { return .none }
    if text.first == Byte.backtick { return fence(text, isEnd: isEnd) }
    guard text.first == Byte.openingBrace || text.first == Byte.openingBracket else { return .none }
    var candidate = CallCandidate(.bare, json: json)
    return candidate.judge(text) == .text(length: 0) ? .none : .found(.call(length: 0, .bare))
  }

  private static func longMark(_ text: ArraySlice<UInt8>, _ json: CallJSON?) -> Match {
    var mayCome = false
    func stands(_ marks: [[UInt8]]) -> Int? {
      for mark in marks {
        if text.starts(with: mark) { return mark.count }
        mayCome = mayCome || mark.starts(with: text)
      }
      return nil
    }
    if let length = stands(thoughts) { return .found(.thought(length: length)) }
    if let length = stands([channel]) { return .found(.channel(length: length)) }
    if let length = stands(noises) { return .found(.noise(length: length)) }
    guard let json else { return mayCome ? .unclear : .none }
    if let length = stands(calls) { return .found(.call(length: length, .marked)) }
    if let length = stands([function]) { return functionMark(text, length, json) }
    return mayCome ? .unclear : .none
  }

  /// `<function=name>`.
  private static func functionMark(_ text: ArraySlice<UInt8>, _ start: Int, _ json: CallJSON) -> Match {
    let name = text.dropFirst(start).prefix { $0 != UInt8(ascii: ">") }
    guard name.count <= longestName else { return .none }
    let said = String(decoding: name, as: UTF8.self).trimmed
    guard name.endIndex < text.endIndex else { return json.mayBecomeTool(said) ? .unclear : .none }
    guard let tool = json.tool(named: said) else { return .none }
    return .found(.call(length: start + name.count + 1, .function(tool)))
  }

  private static func fence(_ text: ArraySlice<UInt8>, isEnd: Bool) -> Match {
    guard text.starts(with: fenceMark) else {
      return fenceMark.starts(with: text) && !isEnd ? .unclear : .none
    }
    let form = text.dropFirst(fenceMark.count).prefix { $0 != Byte.lineFeed && $0 != Byte.carriageReturn }
    let said = String(decoding: form, as: UTF8.self).trimmed.lowercased()
    guard form.endIndex < text.endIndex else {
      let mayBeCall = fencedForms.contains { $0.hasPrefix(said) } && !isEnd
      return mayBeCall ? .unclear : .found(.fence(length: fenceMark.count + form.count))
    }
    let length = fenceMark.count + form.count + 1
    return .found(fencedForms.contains(said) ? .call(length: length, .marked) : .fence(length: length - 1))
  }
}
