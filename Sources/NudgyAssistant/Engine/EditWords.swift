import NudgyCore
import NudgyLanguage

/// What `edit REF TEXT` changes: a date when the text is one, else the title, with any date in it.
enum EditWords {
  private static let clearing: Set = ["no date", "no due date", "without a date", "someday", "no deadline"]

  /// - Parameter reach: knows numbers, addresses and links, which are put on the task.
  static func members(
    _ text: String, context: LanguageContext, reach: (any Reach)? = nil
  ) throws(NudgyError) -> [JSONValue.Member] {
    if clearing.contains(PlainText.singleLine(text).lowercased()) { return [.init("clear", ["due"])] }
    if let when = WhenParser(context).whole(text), when.start != nil || when.recurrence != nil {
      return UpdateArguments(context: context).members(
        Act(.update, confidence: 1, span: 0..<text.utf8.count, when: when))
    }
    if let time = WhenParser(context).noSuchTime(text) { throw .noSuchTime(time) }
    if let target = reach.flatMap({ target(in: text, $0) }) { return [.init("target", .string(target))] }
    guard let capture = Understander(context).capture(text) else { throw .emptyInput }
    guard case .object(let members) = CaptureArguments(context: context).item(capture) else {
      throw .emptyInput
    }
    let kept: Set = [
      "title", "due", "recurrence", "action", "contact", "target", "minutes", "priority", "energy", "emoji",
    ]
    return members.filter { kept.contains($0.name) }
  }

  /// The fewest digits of a number that is not part of some other words.
  private static let fewestDigits = 5

  private static func target(in text: String, _ reach: any Reach) -> String? {
    let kinds: [TaskAction] = [.email, .openLink, .call]
    let found = kinds.lazy.compactMap { kind in reach.target(in: text, for: kind, of: nil).map { (kind, $0) }
    }
    guard let (kind, target) = found.first else { return nil }
    return kind == .call && target.count(where: \.isNumber) < fewestDigits ? nil : target
  }
}
