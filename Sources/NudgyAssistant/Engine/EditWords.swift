import NudgyCore
import NudgyLanguage

/// What `edit REF TEXT` changes: a date when the text is one, else the title, with any date in it.
enum EditWords {
  private static let clearing: Set = ["no date", "no due date", "without a date", "someday", "no deadline"]

  static func members(
    _ text: String, context: LanguageContext
  ) throws(NudgyError) -> [JSONValue.Member] {
    if clearing.contains(PlainText.singleLine(text).lowercased()) { return [.init("clear", ["due"])] }
    if let when = WhenParser(context).whole(text), when.start != nil || when.recurrence != nil {
      return UpdateArguments(context: context).members(
        Act(.update, confidence: 1, span: 0..<text.utf8.count, when: when))
    }
    if let time = WhenParser(context).noSuchTime(text) { throw .noSuchTime(time) }
    guard let capture = Understander(context).capture(text) else { throw .emptyInput }
    guard case .object(let members) = CaptureArguments(context: context).item(capture) else {
      throw .emptyInput
    }
    let kept: Set = [
      "title", "due", "recurrence", "action", "contact", "target", "minutes", "priority", "energy", "emoji",
    ]
    return members.filter { kept.contains($0.name) }
  }
}
