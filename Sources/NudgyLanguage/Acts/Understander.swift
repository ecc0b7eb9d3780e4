import NudgyCore

/// English to meaning: the one entry for messages. Pure: text, context and hints in, acts out.
package struct Understander: Sendable {
  package let context: LanguageContext

  package init(_ context: LanguageContext) {
    self.context = context
  }

  /// What a message means.
  package func understand(_ text: String, hints: DialogueHints = .none) -> Understanding {
    var reader = ActReader(Message(text, context: context), hints: hints, isDump: false)
    return Understanding(text: text, acts: reader.read())
  }

  /// The tasks in a ramble, in order. Never acts: everything in it is captured or kept as context.
  package func split(_ text: String) -> [TaskCapture] {
    var reader = ActReader(Message(text, context: context), hints: .none, isDump: true)
    return reader.read().flatMap(\.tasks)
  }

  /// Exactly one task from `text`, whatever it says; nil only when it holds no words.
  package func capture(_ text: String) -> TaskCapture? {
    let message = Message(text, context: context)
    guard !message.words.isEmpty else { return nil }
    return SingleCapture(message: message).read()
  }
}
