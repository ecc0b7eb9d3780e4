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

  /// Who is called when something is broken.
  private static let menders: Set<String> = [
    "mechanic", "plumber", "electrician", "landlord", "landlady", "handyman", "roofer", "super", "technician",
    "repairman", "locksmith", "engineer", "garage", "maintenance",
  ]

  private static func mends(_ deed: TaskDraft, _ broken: TaskDraft) -> Bool {
    guard let verb = deed.words.first else { return false }
    let opener = deed.source.first
    let follows = opener?.pause != .stop || ["so", "and"].contains(opener?.text ?? "")
    if opener?.text == "so" { return true }
    // "the car is making that noise. remind me to call the mechanic"
    if deed.words.dropFirst().contains(where: { menders.contains($0.text) }) { return true }
    let names = broken.words.filter { !$0.isAny(.small) && !$0.isAny([.verb]) }.map(\.text)
    if deed.words.contains(where: { names.contains($0.text) }) { return true }
    return follows && mending.contains(verb.text)
  }
}
