package import NudgyCore

// Settings that are changed while talking, so that undoing reaches them as well.
extension NudgyEngine {
  /// What is set now; nothing where the settings cannot be read.
  package func settings() -> [JSONValue.Member] {
    (try? services.settings?.values()) ?? []
  }

  /// Journals what was set since, as one change.
  package func journalSettings(changedSince before: [JSONValue.Member]) async throws(NudgyError) {
    let changes = UndoableChange.settings(from: before, to: settings())
    guard !changes.isEmpty else { return }
    var scope = try await scope(origin: .typed)
    try await executor.journaled(in: &scope) { (_) async throws(NudgyError) in changes }
  }
}
