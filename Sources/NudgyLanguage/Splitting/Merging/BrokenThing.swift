/// "the sink is leaking so call the plumber": what is broken is the reason of what is done about it.
enum BrokenThing {
  @Sendable static func withoutMended(_ drafts: [TaskDraft]) -> [TaskDraft] {
    guard drafts.contains(where: { $0.ground == .broken }) else { return drafts }
    return drafts.indices.filter { index in
      guard drafts[index].ground == .broken else { return true }
      return ![index - 1, index + 1].contains { other in
        drafts.indices.contains(other) && mends(drafts[other], drafts[index])
      }
    }.map { drafts[$0] }
  }

  private static let mending: Set<String> = [
    "call", "fix", "repair", "replace", "text", "email", "book", "schedule", "order", "find", "look",
    "tighten", "unclog", "plumber", "ask", "take", "drop", "patch", "get", "buy", "send", "deal", "check",
    "clean", "tell",
  ]

  private static func mends(_ deed: TaskDraft, _ broken: TaskDraft) -> Bool {
    guard let verb = deed.words.first else { return false }
    let opener = deed.source.first
    let follows = opener?.pause != .stop || ["so", "and"].contains(opener?.text ?? "")
    if opener?.text == "so" { return true }
    let names = broken.words.filter { !$0.isAny(.small) && !$0.isAny([.verb]) }.map(\.text)
    if deed.words.contains(where: { names.contains($0.text) }) { return true }
    return follows && mending.contains(verb.text)
  }
}
