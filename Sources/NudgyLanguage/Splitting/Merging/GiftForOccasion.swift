/// "mom's birthday is december 12, get a gift": one task with the day, and with what the gift is for.
enum GiftForOccasion {
  @Sendable static func joined(_ drafts: [TaskDraft]) -> [TaskDraft] {
    guard drafts.contains(where: { $0.ground == .occasion }) else { return drafts }
    var result: [TaskDraft] = []
    var index = 0
    while index < drafts.count {
      let draft = drafts[index]
      index += 1
      guard draft.ground == .occasion, index < drafts.count,
        let noun = draft.words.last(where: { $0.when < 0 }), TaskReader.celebrations.contains(noun.text),
        isGift(drafts[index]) || drafts[index].source.first?.text == "so"
      else {
        result.append(draft)
        continue
      }
      result.append(gift(drafts[index], for: draft, called: noun))
      index += 1
    }
    return result
  }

  private static func gift(_ gift: TaskDraft, for occasion: TaskDraft, called noun: Word) -> TaskDraft {
    var gift = gift
    if gift.isUntimed { gift.leadingWhens = occasion.saidWhens }
    if isGift(gift), !gift.words.contains(where: { $0.text == noun.text }), gift.words.count <= 6 {
      var link = noun
      link.text = "for"
      link.flags = WordFlags.of("for")
      gift.words.append(link)
      gift.words += occasion.words.filter { $0.when < 0 }
    }
    gift.source = occasion.source + gift.source
    return gift
  }

  private static let gifts: Set<String> = [
    "gift", "gifts", "card", "present", "presents", "cake", "flowers", "something", "balloons", "dress",
    "suit", "him", "her", "them",
  ]

  private static let giving: Set<String> = [
    "buy", "get", "order", "send", "make", "bake", "pick", "find", "mail", "write", "wrap",
  ]

  private static func isGift(_ draft: TaskDraft) -> Bool {
    let isGetting = draft.prefix == "Get" || giving.contains(draft.words.first?.text ?? "")
    return isGetting && draft.words.contains { gifts.contains($0.text) }
  }
}
