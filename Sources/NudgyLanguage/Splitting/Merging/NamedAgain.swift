/// What is only named where something is said of it to be done: "boxes, keys" behind "get boxes… drop the keys off", and
/// "pump parts" before "order new pump parts".
enum NamedAgain {
  @Sendable static func dropped(_ drafts: [TaskDraft]) -> [TaskDraft] {
    guard drafts.count > 1 else { return drafts }
    return withoutRepeated(withoutTakenUp(drafts))
  }

  /// "laundry… do laundry tonight": named, and at once said what to do with it.
  private static func withoutTakenUp(_ drafts: [TaskDraft]) -> [TaskDraft] {
    drafts.indices.filter { index in
      guard index + 1 < drafts.count, isBareName(drafts[index]) else { return true }
      let named = names(drafts[index])
      let next = drafts[index + 1]
      guard next.ground != .fragment, let head = next.words.first, head.isAny([.verb]),
        !named.contains(head.text)
      else { return true }
      let said = next.words.dropFirst().map(\.text)
      guard let first = said.firstIndex(of: named[0]) else { return true }
      return Array(said[first...].prefix(named.count)) != named
    }.map { drafts[$0] }
  }

  /// A word or three that only name, or would be an order by chance: "pump parts".
  private static func isBareName(_ draft: TaskDraft) -> Bool {
    guard draft.isUntimed, draft.prefix == nil else { return false }
    switch draft.ground {
    case .fragment: return (1...3).contains(names(draft).count)
    case .imperative:
      return draft.words.count == 2 && draft.words[0].isAny([.nounVerb]) && !draft.words[1].isAny(.small)
    default: return false
    }
  }

  /// The words without the article in front, and without what is said in wonder behind.
  private static func names(_ draft: TaskDraft) -> [String] {
    var words = Array(draft.words.drop { $0.isAny([.determiner]) })
    _ = TailTrimmer.cutReason(&words)
    return words.filter { $0.when < 0 }.map(\.text)
  }

  private static func withoutRepeated(_ drafts: [TaskDraft]) -> [TaskDraft] {
    guard drafts.count > 2 else { return drafts }
    return drafts.indices.filter { index in
      guard drafts[index].ground == .fragment, let name = drafts[index].words.first,
        drafts[index].words.count == 1,
        name.when < 0, !name.isAny([.strongVerb, .likelyVerb])
      else { return true }
      let noun = Noun.singular(name.text)
      return !drafts[..<index].contains { other in
        other.words.count > 1 && other.words.contains { Noun.singular($0.text) == noun }
      }
    }.map { drafts[$0] }
  }
}
