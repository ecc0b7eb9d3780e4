import NudgyCore
import NudgyLanguage

/// What `edit REF TEXT` changes: a date when the text is one, else the title, with any date in it.
enum EditWords {
  private static let clearing: Set = ["no date", "no due date", "without a date", "someday", "no deadline"]

  /// - Parameter reach: knows numbers, addresses and links, which are put on the task.
  static func edit(
    _ text: String, context: LanguageContext, reach: (any Reach)? = nil
  ) throws(NudgyError) -> TaskEdit {
    if let when = WhenParser(context).whole(text), when.start != nil || when.recurrence != nil {
      return TaskEdit(Act(.update, confidence: 1, span: 0..<text.utf8.count, when: when), in: context)
    }
    if let time = WhenParser(context).noSuchTime(text) { throw .noSuchTime(time) }
    var edit = TaskEdit()
    if clearing.contains(PlainText.singleLine(text).lowercased()) {
      edit.patch.due = .clear
    } else if let target = reach.flatMap({ target(in: text, $0) }) {
      edit.patch.target = .set(target)
    } else if let capture = Understander(context).capture(text) {
      edit.patch = patch(capture.newTask(in: context))
    } else {
      throw .emptyInput
    }
    return edit
  }

  /// All that the words tell of it; what they do not speak of stays.
  private static func patch(_ task: NewTask) -> TaskPatch {
    var patch = TaskPatch()
    patch.title = task.title
    patch.emoji = task.emoji.map(FieldChange.set)
    patch.due = task.due.map(FieldChange.set)
    patch.recurrence = task.recurrence.map(FieldChange.set)
    patch.action = task.action.map(FieldChange.set)
    patch.contact = task.contact.map(FieldChange.set)
    patch.target = task.target.map(FieldChange.set)
    patch.minutes = task.minutes.map(FieldChange.set)
    patch.priority = task.priority.map(FieldChange.set)
    patch.energy = task.energy.map(FieldChange.set)
    return patch
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
