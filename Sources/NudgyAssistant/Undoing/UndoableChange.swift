import NudgyCore

/// A change to something outside the store that undoing reaches.
enum UndoableChange: Sendable, Equatable {
  case memory(MemoryChange)
  case voice(before: VoiceChoice, after: VoiceChoice)
  /// A setting by its name; nil for its default.
  case setting(name: String, before: JSONValue?, after: JSONValue?)
  /// About a fact that was forgotten for good: nothing can be put back.
  case erased

  var reversed: UndoableChange {
    switch self {
    case .memory(let change): .memory(change.reversed)
    case .voice(let before, let after): .voice(before: after, after: before)
    case .setting(let name, let before, let after): .setting(name: name, before: after, after: before)
    case .erased: .erased
    }
  }

  /// What became of settings.
  static func settings(from before: [JSONValue.Member], to after: [JSONValue.Member]) -> [UndoableChange] {
    func value(_ name: String, in members: [JSONValue.Member]) -> JSONValue? {
      members.last { $0.name == name }?.value
    }
    let names = Set((before + after).map(\.name)).sorted()
    return names.map { .setting(name: $0, before: value($0, in: before), after: value($0, in: after)) }
      .filter(\.isEffective)
  }

  /// Whether it changes anything.
  var isEffective: Bool {
    switch self {
    case .memory(let change): change.kind != .unchanged
    case .voice(let before, let after): before != after
    case .setting(_, let before, let after): before != after
    case .erased: false
    }
  }
}

/// Where a voice was chosen: in memory for later launches, and in the conversation over the configured one.
struct VoiceChoice: Sendable, Equatable, Codable {
  var kept: String?
  var chosen: String?
  var over: String?
}
