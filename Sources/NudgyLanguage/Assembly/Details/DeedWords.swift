import NudgyCore

/// Deeds as they are told when done: "rang them" is news of a task that begins with a call.
enum DeedWords {
  /// The deed that a word tells or asks for; nil for words that are none of these.
  static func deed(_ word: Substring) -> String? { all[word.lowercased()] }

  private static let all: WordTable = """
    rang:call ring:call called:call call:call phoned:call phone:call spoke:call emailed:email email:email
    texted:text text:text messaged:text message:text bought:buy buy:buy paid:pay pay:pay sent:send send:send
    wrote:write write:write fed:feed feed:feed
    """
}
