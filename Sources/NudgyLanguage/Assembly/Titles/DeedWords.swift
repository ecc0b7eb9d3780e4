import NudgyCore

/// Deeds as they are told: "rang them" is news of a task that begins with a call.
enum DeedWords {
  /// The deed that a word tells or asks for, the same for "rang" and "phone"; nil for words that are none of these.
  static func deed(_ word: Substring) -> String? {
    let word = word.lowercased()
    guard let asked = asked(word) ?? (askings.contains(word) ? word : nil) else { return nil }
    return same[asked] ?? (askings.contains(asked) ? asked : nil)
  }

  /// "Ring" for "rang" and "rung", as it is asked for; nil for words that tell of no deed.
  static func asked(_ told: String) -> String? { tellings[told] }

  /// "Send" for "sent" and for "send"; nil for words that are no deed.
  static func plain(_ word: String) -> String? {
    if let asked = asked(word) { return asked }
    let isAsked = askings.contains(word) || ["ed", "d"].contains { tellings.contains(word + $0) }
    return isAsked ? word : nil
  }

  /// One word for all that tell or ask for the same deed.
  static func same(_ word: String) -> String? { deed(word[...]) ?? plain(word) }

  private static let tellings: WordTable = """
    rang:ring rung:ring called:call phoned:phone spoke:speak spoken:speak emailed:email texted:text messaged:message
    bought:buy paid:pay sent:send wrote:write written:write fed:feed booked:book replied:reply answered:answer
    returned:return ordered:order renewed:renew cleaned:clean washed:wash fixed:fix posted:post mailed:mail
    watered:water cancelled:cancel canceled:cancel signed:sign printed:print collected:collect chased:chase
    submitted:submit invoiced:invoice registered:register thanked:thank asked:ask told:tell confirmed:confirm
    """
  private static let askings: WordTable = "ring call phone email text message buy pay send write feed"
  /// One for all that go together.
  private static let same: WordTable = "ring:call phone:call speak:call message:text"
}
