import NudgyCore
import NudgyLanguage

/// What an `update` act sets, as arguments of the `update_task` tool.
struct UpdateArguments: Sendable {
  let context: LanguageContext

  func members(_ act: Act) -> [JSONValue.Member] {
    dateMembers(act.when) + changeMembers(act.details)
  }

  private func dateMembers(_ when: When?) -> [JSONValue.Member] {
    guard let when else { return [] }
    var members: [JSONValue.Member] = []
    if let due = TimeArgument.due(when, context.calendar) {
      let text =
        due.isAllDay
        ? context.calendar.day(of: due.instant).description
        : InstantFormat.string(due.instant, in: context.calendar)
      members.append(.init("due", .string(text)))
    }
    if let rule = when.recurrence { members.append(.init("recurrence", .string(rule.description))) }
    if when.start == nil, let minutes = when.duration?.estimateInMinutes {
      members.append(.init("minutes", .int(minutes)))
    }
    return members
  }

  private func changeMembers(_ details: ActDetails) -> [JSONValue.Member] {
    guard case .changes(let changes) = details else { return [] }
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { members.append(.init(name, .string(text))) }
    }
    add("title", changes.title)
    add("replacement", changes.replacement)
    if changes.replacement != nil { add("replaced", changes.replaced) }
    add("priority", changes.priority?.rawValue)
    add("energy", changes.energy?.rawValue)
    add("notes", changes.note)
    add("remind", changes.reminder)
    if let minutes = changes.minutes, (1...1440).contains(minutes) {
      members.append(.init("minutes", .int(minutes)))
    }
    if changes.movesToTop { members.append(.init("move_to_top", true)) }
    let cleared: [JSONValue] =
      (changes.clearsDate ? ["due"] : []) + (changes.clearsRecurrence ? ["recurrence"] : [])
    if !cleared.isEmpty { members.append(.init("clear", .array(cleared))) }
    return members
  }
}
