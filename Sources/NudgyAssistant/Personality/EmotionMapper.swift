/// What the penguin shows for a moment, or for something it says.
package enum EmotionMapper {
  package static func expression(for moment: Moment) -> PenguinExpression { .idle }

  /// The expression that suits a reply in free words.
  package static func expression(forReply text: String) -> PenguinExpression { .idle }
}
