import NudgyLanguage

extension Understanding {
  /// Below this, words may have meant something else.
  private static let certain = 0.8

  /// What a model has more to say to than the offline brain.
  private static let talk: Set<Intent> = [.chat, .smallTalk, .feeling, .draft, .breakDown]

  /// Whether what was read is all there is to it, so that the answer without a model serves as well.
  var isGoodEnough: Bool {
    !acts.isEmpty && leftovers.isEmpty && questions.isEmpty
      && acts.allSatisfy { $0.confidence >= Understanding.certain && !Understanding.talk.contains($0.intent) }
  }
}
