import NudgyCore

/// English to meaning: the one entry for messages. Pure: text, context and hints in, acts out.
package struct Understander: Sendable {
  package let context: LanguageContext

  package init(_ context: LanguageContext) {
    self.context = context
  }

  /// What a message means.
  package func understand(_ text: String, hints: DialogueHints = .none) -> Understanding {
    Understanding(text: text, acts: [])
  }

  /// The tasks in a ramble, in order. Never acts: everything in it is captured or kept as context.
  package func split(_ text: String) -> [TaskCapture] {
    []
  }

  /// Exactly one task from `text`, whatever it says; nil only when it holds no words.
  package func capture(_ text: String) -> TaskCapture? {
    nil
  }
}
