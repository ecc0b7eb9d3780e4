import NudgyCore

/// The line that proves that something other than a task was put back, or made again.
enum UndoWording {
  static func line(_ change: UndoableChange, _ kind: TaskChange, _ personas: PersonaLibrary) -> String {
    "✓ \(kind == .redone ? "Redid" : "Undid") \(body(kind == .redone ? change : change.reversed, change, personas))"
  }

  /// - Parameters:
  ///   - original: the change as it was first made.
  ///   - change: the change as it was brought about now.
  private static func body(
    _ original: UndoableChange, _ change: UndoableChange, _ personas: PersonaLibrary
  ) -> String {
    switch original {
    case .memory(let memory): fact(memory)
    case .voice: "changing the voice: \(voice(change, personas))"
    case .setting(let name, _, _): "setting \(name): now \(value(change))"
    case .erased: "a change to what I knew, but that was forgotten for good."
    }
  }

  // ✓ Undid remembering: Your dog is Rex.
  private static func fact(_ change: MemoryChange) -> String {
    switch (change.before, change.after) {
    case (let before?, nil): "forgetting: \(MemoryWording.sentence(before))"
    case (let before?, let after?):
      "remembering: \(MemoryWording.sentence(after)) (was: \(before.text))"
    case (nil, let after?): "remembering: \(MemoryWording.sentence(after))"
    case (nil, nil): "changing your name."
    }
  }

  private static func voice(_ change: UndoableChange, _ personas: PersonaLibrary) -> String {
    guard case .voice(_, let after) = change else { return "" }
    let id = after.chosen ?? after.kept ?? PersonaLibrary.defaultID
    return "\(personas.persona(id: id)?.name ?? id) speaks."
  }

  private static func value(_ change: UndoableChange) -> String {
    guard case .setting(_, _, let after?) = change else { return "back at its default." }
    return PlainText.singleLine(after.stringValue ?? JSONWriter.compact(after)) + "."
  }
}
