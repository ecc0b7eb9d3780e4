import NudgyCore

/// Brings a conversation into the order that every chat template takes, whatever interrupts left behind.
///
/// One system message, at the start; a result for each call, right behind it; no result without its call; no
/// empty messages; no two messages of one side in a row; ids of nine alphanumerics.
struct HistoryMender {
  /// What a call without a result is told to have done.
  static let interrupted = #"{"error":"interrupted before it ran"}"#

  private var mended: [LLMMessage] = []
  private var system: [String] = []
  /// Calls whose results are still to come, in order, with the ids sent for them.
  private var open: [(id: String, sent: String)] = []
  private var usedIDs: Set<String> = []

  static func mend(_ messages: [LLMMessage]) -> [LLMMessage] {
    var mender = HistoryMender()
    for message in messages { mender.add(message) }
    mender.closeCalls()
    let system = mender.system.joined(separator: "\n\n")
    return (system.isEmpty ? [] : [.system(system)]) + mender.mended
  }

  private mutating func add(_ message: LLMMessage) {
    switch message {
    case .system(let text): if !text.isEmpty { system.append(text) }
    case .user(let text): addUser(text)
    case .assistant(let text, let calls): addAssistant(text, calls)
    case .toolResult(let id, let content): addResult(id, content)
    }
  }

  private mutating func addUser(_ text: String) {
    closeCalls()
    if case .user(let before)? = mended.last {
      mended[mended.count - 1] = .user(before + "\n\n" + text)
    } else {
      mended.append(.user(text))
    }
  }

  private mutating func addAssistant(_ text: String, _ calls: [ToolCall]) {
    closeCalls()
    guard !text.isEmpty || !calls.isEmpty else { return }
    let renamed = calls.map { call in
      var call = call
      let sent = freshID(call.id)
      open.append((call.id, sent))
      call.id = sent
      return call
    }
    if case .assistant(let before, [])? = mended.last {
      let joined = [before, text].filter { !$0.isEmpty }.joined(separator: "\n\n")
      mended[mended.count - 1] = .assistant(text: joined, calls: renamed)
    } else {
      mended.append(.assistant(text: text, calls: renamed))
    }
  }

  private mutating func addResult(_ id: String, _ content: String) {
    guard let position = open.firstIndex(where: { $0.id == id }) else { return }
    mended.append(.toolResult(callID: open.remove(at: position).sent, content: content))
  }

  private mutating func closeCalls() {
    for call in open {
      mended.append(.toolResult(callID: call.sent, content: HistoryMender.interrupted))
    }
    open = []
  }

  /// The id itself where it will do, else one made of its place, so that equal conversations stay equal.
  private mutating func freshID(_ id: String) -> String {
    let isFit = id.utf8.count == 9 && id.utf8.allSatisfy { Character(Unicode.Scalar($0)).isASCIIAlphanumeric }
    var sent = id
    var number = usedIDs.count
    while !isFit && sent == id || usedIDs.contains(sent) {
      let digits = String(number)
      sent = "call" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
      number += 1
    }
    usedIDs.insert(sent)
    return sent
  }
}

extension Character {
  fileprivate var isASCIIAlphanumeric: Bool { isASCII && (isLetter || isNumber) }
}
