import NudgyCore
import NudgyLanguage

// What was put away again and again may be rung for more firmly: that is asked once for a task, and never done unasked.
extension ConversationManager {
  private static let askedKey = "rings.louder"
  /// Times a task is put away before that is asked.
  private static let often = 3
  /// More than are ever asked about.
  private static let mostAsked = 1000

  /// Asks below the receipt, unless something else is being asked.
  func offerLouder(_ run: inout TurnRun) async {
    guard run.scope.state.questions.isEmpty, run.scope.state.unheard == nil, run.scope.origin == .typed,
      !Task.isCancelled, let task = putAway(run),
      !(await RingChoices.load(from: services.conversations)).mutedTasks.contains(task.number),
      var asked = try? await askedAbout(), !asked.contains(task.number)
    else { return }
    asked = (asked + [task.number]).suffix(Self.mostAsked)
    do {
      // Kept first: better never asked than asked twice.
      try await services.conversations.setValue(
        JSONWriter.compact(.array(asked.map(JSONValue.int))), for: Self.askedKey)
    } catch { return }
    run.scope.state.questions = [
      PendingQuestion(
        kind: .louder, tool: "", arguments: "{}", numbers: [task.number], choices: AssistantWording.yesOrNo,
        text: NudgeWording.offerLouder(task.title, times: task.timesPutAway))
    ]
  }

  /// False where the message is no answer; then it is not asked again.
  func answerLouder(
    _ question: PendingQuestion, _ message: UserMessage, _ run: inout TurnRun
  ) async -> Bool {
    run.scope.state.questions = []
    guard let answer = AnswerReader.yesOrNo(message.text), let number = question.numbers.first else {
      return false
    }
    guard answer == .yes, let task = try? await services.tasks.task(number: number) else {
      run.say(NudgeWording.notLouder)
      return true
    }
    await setPressure(of: .number(number), to: (task.pressure ?? .gentle).firmer, &run)
    return true
  }

  /// The one task that this message put away, where that was often and it can be rung for more firmly.
  private func putAway(_ run: TurnRun) -> TaskItem? {
    let away = run.calls.receipts.filter { $0.change == .snoozed || $0.change == .skipped }
    let tasks = away.compactMap(\.task)
    guard tasks.count == 1, tasks[0].timesPutAway >= Self.often, tasks[0].pressure != .nuclear else {
      return nil
    }
    return tasks[0]
  }

  private func askedAbout() async throws(NudgyError) -> [Int] {
    let text = try await services.conversations.value(for: Self.askedKey)
    return (text.flatMap { JSONReader.value(from: $0) }?.arrayValue ?? []).compactMap(\.intValue)
  }
}

extension TaskItem {
  fileprivate var timesPutAway: Int { snoozeCount + skipCount }
}
