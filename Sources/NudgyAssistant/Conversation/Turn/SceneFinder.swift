import Foundation
import NudgyCore
import NudgyLanguage
import NudgyReader

/// Puts together what a message is said to: the tasks it may mean, the card on the table, and what just happened.
struct SceneFinder: Sendable {
  /// Open tasks that are there whatever the words are.
  private static let mostOpen = 40
  /// Those found by the words besides.
  private static let mostMentioned = 20
  private static let mostSnoozed = 10
  private static let mostDone = 5

  let tasks: any TaskStore
  let calendar: ZonedCalendar

  func scene(
    for text: String, _ state: DialogueState, at now: Date, hasCard: Bool = true
  ) async -> ReaderScene {
    var listed: [ReaderScene.Task] = []
    var seen: Set<Int> = []
    func add(_ number: Int, _ title: String, _ status: TaskStatus, due: DueDate? = nil) {
      guard seen.insert(number).inserted else { return }
      let day = due.map { calendar.day(of: $0.instant).description }
      let minute = due.flatMap { $0.isAllDay ? nil : calendar.civil(at: $0.instant).time }.map {
        $0.hour * 60 + $0.minute
      }
      listed.append(
        .init(
          number: number, title: title, isOpen: status == .active || status == .snoozed, dueDay: day,
          dueMinute: minute))
    }
    for number in [state.card].compactMap(\.self) + state.touched + state.listed {
      guard let task = try? await tasks.task(number: number) else { continue }
      add(task.number, task.title, task.status, due: task.due)
    }
    let open = await list(.upNext, SceneFinder.mostOpen, now)
    for task in open { add(task.number, task.title, task.status, due: task.due) }
    for task in await list(.snoozed, SceneFinder.mostSnoozed, now) {
      add(task.number, task.title, task.status, due: task.due)
    }
    if open.count == SceneFinder.mostOpen {
      let mentioned = try? await tasks.mentioned(in: text, limit: SceneFinder.mostMentioned)
      for task in mentioned ?? [] { add(task.number, task.title, task.status) }
    }
    for scope in [TaskScope.doneToday, .dropped] {
      for task in await list(scope, SceneFinder.mostDone, now) { add(task.number, task.title, task.status) }
    }
    return ReaderScene(tasks: listed, card: hasCard ? state.cardAtHand : nil, just: SceneFinder.just(state))
  }

  private func list(_ scope: TaskScope, _ limit: Int, _ now: Date) async -> [TaskItem] {
    (try? await tasks.tasks(TaskListQuery(scope, now: now, calendar: calendar, limit: limit))) ?? []
  }

  // MARK: - What just happened

  /// As many titles as are told rather than listed.
  private static let fewListed = 3

  /// As the corpus writes it.
  private static func just(_ state: DialogueState) -> String? {
    if let question = state.questions.first { return asked(question) }
    let numbers = state.touched.map(String.init).joined(separator: ", ")
    switch state.lastIntent.flatMap(Intent.init) {
    case .undo?, .redo?: return "undone"
    case .lookup? where (1...fewListed).contains(state.listedTitles.count):
      return "said: \(state.listedTitles.joined(separator: " · "))"
    // What is passed over stays as it is; the next card is on the table.
    case .next?, .skip?, .lookup?: return "shown"
    case _ where numbers.isEmpty: return nil
    case .create?: return "created \(numbers)"
    case .complete?: return "done \(numbers)"
    case .snooze?: return "snoozed \(numbers)"
    case .drop?: return "dropped \(numbers)"
    case .update?, .reopen?: return "updated \(numbers)"
    default: return nil
    }
  }

  private static func asked(_ question: PendingQuestion) -> String {
    let numbers = question.numbers.map(String.init).joined(separator: ", ")
    switch question.kind {
    case .keep: return "asked keep: \(question.choices.joined(separator: " · "))"
    case .which where !numbers.isEmpty: return "asked which: \(numbers)"
    case .confirm where !numbers.isEmpty:
      return switch ToolName(rawValue: question.tool) {
      case .dropTask: "asked drop \(numbers)"
      case .updateTask, .snoozeTask: "asked move \(numbers): \(question.text)"
      default: "asked done \(numbers)"
      }
    case .plan: return "asked drop all"
    default: return "asked open: \(question.text)"
    }
  }
}
