import NudgyCore

/// Finds time expressions and says what they mean.
package struct WhenParser: Sendable {
  package let context: LanguageContext

  package init(_ context: LanguageContext) {
    self.context = context
  }

  /// The time expressions of a message, in order, not overlapping.
  package func matches(in text: TokenizedText) -> [When] {
    []
  }

  /// What `text` means when all of it is one time expression ("tomorrow at 5", "a fortnight"), else nil.
  ///
  /// Because a time was asked for, weak evidence counts here: a bare "5" is five o'clock.
  package func whole(_ text: String) -> When? {
    nil
  }
}
