import NudgyCore
import NudgyLanguage

// The last change was for another task than was understood.
extension ConversationManager {
  /// Asks whether the change goes to the task that is named now. False where no other task is, or the change was of a kind
  /// that cannot be made once more.
  func offerOther(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    let state = run.scope.state
    guard message.origin == .typed, state.questions.isEmpty, !configuration.modelLeads,
      let last = state.lastIntent.flatMap(Intent.init), state.touched.count == 1,
      let named = OtherMeant.name(in: message.text), let other = await meant(named, run),
      other.number != state.touched[0], let call = await same(last, as: state.touched[0], for: other, run),
      let undo = await undoOfLast(run)
    else { return false }
    run.scope.state.questions = [HeldPlan.question(HeldChange(undo.calls + [call], because: .many))]
    return true
  }

  /// What was done to the one task, for the other.
  private func same(
    _ intent: Intent, as number: Int, for other: TaskItem, _ run: TurnRun
  ) async -> HeldCall? {
    guard let task = try? await services.tasks.task(number: number) else { return nil }
    let calendar = services.world.calendar
    func held(_ kind: HeldCall.Kind, _ tool: ToolName, _ more: [JSONValue.Member] = []) -> HeldCall {
      ToolCall(tool, .object([.init("task", .string(""))] + more), services.world.random).held(kind, [other])
    }
    switch intent {
    case .complete: return held(.complete, .completeTask)
    case .drop: return held(.drop, .dropTask)
    case .skip: return held(.skip, .skipTask)
    case .snooze:
      return task.snoozedUntil.map { until in
        held(
          .snooze(until: run.wording.instant(until)), .snoozeTask,
          [.init("until", .string(InstantFormat.string(until, in: calendar)))])
      }
    case .update where run.scope.state.dated?.number == number:
      return task.due.map { due in
        let text =
          due.isAllDay
          ? calendar.day(of: due.instant).description : InstantFormat.string(due.instant, in: calendar)
        return held(.move(to: run.wording.due(due)), .updateTask, [.init("due", .string(text))])
      }
    default: return nil
    }
  }
}
