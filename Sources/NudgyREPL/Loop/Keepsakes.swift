import NudgyCore

/// Small things the chat remembers across launches. Losing one only repeats a tip.
struct Keepsakes: Sendable {
  let store: (any ConversationStore)?

  func value(_ key: String) async -> String? {
    try? await store?.value(for: key)
  }

  func keep(_ value: String, as key: String) async {
    try? await store?.setValue(value, for: key)
  }
}
