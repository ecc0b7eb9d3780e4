package import Foundation

/// What the user said of rings in passing: quiet for today, nothing more about one task. Kept in the store.
package struct RingChoices: Sendable, Equatable {
  /// Nothing rings until then.
  package var mutedUntil: Date?
  /// Tasks that Nudgy does not bring up by itself.
  package var mutedTasks: Set<Int> = []
  /// Tasks that do not ring at all, whatever was asked for before.
  package var silentTasks: Set<Int> = []
  /// Kinds that were switched off.
  package var silent: Set<RingKind> = []

  package init() {}

  private static let key = "rings.choices"
  /// More than anyone mutes one by one.
  private static let most = 1000

  /// What was chosen; nothing where it cannot be read.
  package static func load(from values: any ConversationStore) async -> RingChoices {
    var choices = RingChoices()
    let json = (try? await values.value(for: key)).flatMap { $0 }.flatMap { JSONReader.value(from: $0) }
    choices.mutedUntil = json?["mutedUntil"]?.intValue.map { Date(timeIntervalSince1970: Double($0)) }
    choices.mutedTasks = Set((json?["mutedTasks"]?.arrayValue ?? []).compactMap(\.intValue))
    choices.silentTasks = Set((json?["silentTasks"]?.arrayValue ?? []).compactMap(\.intValue))
    choices.silent = Set(
      (json?["silent"]?.arrayValue ?? []).compactMap(\.stringValue).compactMap(RingKind.init))
    return choices
  }

  package func save(to values: any ConversationStore) async throws(NudgyError) {
    let json: JSONValue = [
      "mutedUntil": mutedUntil.map { .int(Int($0.timeIntervalSince1970)) } ?? .null,
      "mutedTasks": .array(mutedTasks.sorted().suffix(Self.most).map(JSONValue.int)),
      "silentTasks": .array(silentTasks.sorted().suffix(Self.most).map(JSONValue.int)),
      "silent": .array(silent.map(\.rawValue).sorted().map(JSONValue.string)),
    ]
    try await values.setValue(JSONWriter.compact(json), for: Self.key)
  }
}
