/// "get boxes… drop the keys off… boxes, keys": what is only named again, when it was said before what to do with it.
enum NamedAgain {
  @Sendable static func dropped(_ drafts: [TaskDraft]) -> [TaskDraft] {
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
