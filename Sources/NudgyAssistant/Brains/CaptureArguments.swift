import Foundation
import NudgyCore
import NudgyLanguage

extension TaskCapture {
  /// Whether these are words of crisis rather than something to do.
  var isOfCrisis: Bool { CrisisWords.areIn(title) || CrisisWords.areIn(sourceText) }
}

/// Captured tasks as items of the `create_tasks` tool.
struct CaptureArguments: Sendable {
  /// As many as one call may create.
  static let mostItems = 100
  let context: LanguageContext

  func item(_ capture: TaskCapture) -> JSONValue {
    var members: [JSONValue.Member] = [.init("title", .string(PlainText.singleLine(capture.title)))]
    func add(_ name: String, _ text: String?) {
      if let text, !text.isEmpty { members.append(.init(name, .string(text))) }
    }
    add("emoji", capture.emoji)
    add("due", capture.due.map(dueText))
    add("snooze_until", returnTime(capture))
    add("recurrence", capture.recurrence)
    add("action", capture.action?.rawValue)
    add("contact", capture.contact)
    add("target", capture.target)
    add("url", capture.url)
    if let minutes = capture.minutes, (1...1440).contains(minutes) {
      members.append(.init("minutes", .int(minutes)))
    }
    add("priority", capture.priority?.rawValue)
    add("energy", capture.energy?.rawValue)
    add("category", capture.category?.rawValue)
    add("remind", capture.reminder)
    add("notes", capture.notes)
    add("source_text", capture.sourceText)
    return .object(members)
  }

  private func dueText(_ due: DueDate) -> String {
    guard due.isAllDay else { return InstantFormat.string(due.instant, in: context.calendar) }
    return context.calendar.day(of: due.instant).description
  }

  /// A return time that has passed already would be refused; the task then simply is there.
  private func returnTime(_ capture: TaskCapture) -> String? {
    guard let until = capture.snoozedUntil, until > context.now else { return nil }
    return InstantFormat.string(until, in: context.calendar)
  }
}

extension ToolCall {
  /// The calls that create tasks from `items`, as many in each as one call takes.
  static func creating(_ items: [JSONValue], _ random: RandomSource) -> [ToolCall] {
    stride(from: 0, to: items.count, by: CaptureArguments.mostItems).map { start in
      let batch = items[start..<min(start + CaptureArguments.mostItems, items.count)]
      return ToolCall(.createTasks, ["items": .array(Array(batch))], random)
    }
  }
}
