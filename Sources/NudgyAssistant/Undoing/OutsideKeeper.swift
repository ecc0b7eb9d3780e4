import Foundation
import NudgyCore

/// Writes changes of facts, voice and settings for the journal, reads them back, and brings them about.
struct OutsideKeeper: Sendable {
  let memory: MemoryFile
  let settings: (any SettingsStore)?

  private var seals: MemorySeals { MemorySeals(folder: memory.folder, world: memory.world) }

  // MARK: - For the journal

  /// The changes as the journal keeps them; those that change nothing are left out.
  func written(_ changes: [UndoableChange]) async throws(NudgyError) -> [OutsideChange] {
    var written: [OutsideChange] = []
    for change in changes where change.isEffective {
      switch change {
      case .memory(let change): written.append(try await sealed(change))
      case .voice(let before, let after):
        written.append(OutsideChange(.voice, before: text(before), after: text(after)))
      case .setting(let name, let before, let after):
        written.append(OutsideChange(.setting, before: text(name, before), after: text(name, after)))
      case .erased: break
      }
    }
    return written
  }

  func read(_ change: OutsideChange) throws(NudgyError) -> UndoableChange {
    switch change.kind {
    case .memory: return try opened(change)
    case .voice:
      guard let before = voice(change.before), let after = voice(change.after) else { return .erased }
      return .voice(before: before, after: after)
    case .setting:
      guard let before = setting(change.before), let after = setting(change.after), before.name == after.name
      else { return .erased }
      return .setting(name: before.name, before: before.value, after: after.value)
    }
  }

  /// Makes unreadable what was forgotten too long ago to be brought back.
  func letGoOfOld() async {
    // Where the memory or the keys cannot be read, undoing says so itself.
    guard let facts = try? await memory.facts() else { return }
    try? seals.letGoOfOld(living: Set(facts.map(\.id)))
  }

  private func sealed(_ change: MemoryChange) async throws(NudgyError) -> OutsideChange {
    let sides = MemoryImage.sides(of: change)
    let texts = [sides.before, sides.after].map { $0.flatMap(\.text) }
    let fact = (change.after ?? change.before)?.id ?? memory.world.makeID()
    let living = Set(try await memory.facts().map(\.id))
    var sealed = try seals.seal(texts.compactMap { $0 }, of: fact, living: living)[...]
    let written = texts.map { $0 == nil ? nil : sealed.popFirst() }
    return OutsideChange(.memory, before: written[0], after: written[1])
  }

  private func opened(_ change: OutsideChange) throws(NudgyError) -> UndoableChange {
    var sides: [MemoryImage?] = []
    for side in [change.before, change.after] {
      guard let side else {
        sides.append(nil)
        continue
      }
      guard let text = try seals.open(side), let image = MemoryImage(text: text) else { return .erased }
      sides.append(image)
    }
    return .memory(MemoryImage.change(from: sides[0], to: sides[1]))
  }

  /// Makes unreadable what the journal holds of these facts, and of those that tell what is being erased.
  func destroyKeys(
    of changes: [OutsideChange], about erasure: Erasure, and facts: Set<UUID>
  ) throws(NudgyError) {
    var doomed = facts
    for change in changes {
      guard case .memory(let change) = try opened(change) else { continue }
      for fact in [change.before, change.after].compactMap({ $0 }) where erasure.redacted(fact.text) != nil {
        doomed.insert(fact.id)
      }
    }
    try seals.destroyKeys(of: doomed)
  }

  private func text(_ choice: VoiceChoice) -> String {
    JSONWriter.compact([
      "kept": JSONValue(choice.kept), "chosen": JSONValue(choice.chosen), "over": JSONValue(choice.over),
    ])
  }

  private func voice(_ text: String?) -> VoiceChoice? {
    guard let json = text.flatMap({ JSONReader.value(from: $0) }), json.members != nil else { return nil }
    return VoiceChoice(
      kept: json["kept"]?.stringValue, chosen: json["chosen"]?.stringValue, over: json["over"]?.stringValue)
  }

  private func text(_ name: String, _ value: JSONValue?) -> String {
    JSONWriter.compact(.object([.init("name", .string(name))] + (value.map { [.init("value", $0)] } ?? [])))
  }

  private func setting(_ text: String?) -> (name: String, value: JSONValue?)? {
    guard let json = text.flatMap({ JSONReader.value(from: $0) }), let name = json["name"]?.stringValue
    else { return nil }
    return (name, json["value"])
  }

  // MARK: - In the world

  /// Brings the change about. Doing it a second time does no harm.
  func bringAbout(_ change: UndoableChange, in state: inout DialogueState) async throws(NudgyError) {
    switch change {
    case .memory(let change):
      try await memory.apply(change)
      state.lastSubject = nil
    case .voice(_, let after):
      let kept = after.kept
      try await memory.updatePreferences { $0.persona = kept }
      (state.persona, state.personaOver) = (after.chosen, after.over)
    case .setting(let name, _, let after): try settings?.set(name, to: after)
    case .erased: break
    }
  }

  /// All of them or none.
  func bringAbout(_ changes: [UndoableChange], in state: inout DialogueState) async throws(NudgyError) {
    for (count, change) in changes.enumerated() {
      do throws(NudgyError) {
        try await bringAbout(change, in: &state)
      } catch {
        await takeBack(Array(changes.prefix(count)), in: &state)
        throw error
      }
    }
  }

  /// Takes back what was brought about, the last first, where a change could not be kept as a whole.
  func takeBack(_ changes: [UndoableChange], in state: inout DialogueState) async {
    for change in changes.reversed() {
      try? await bringAbout(change.reversed, in: &state)
    }
  }
}
