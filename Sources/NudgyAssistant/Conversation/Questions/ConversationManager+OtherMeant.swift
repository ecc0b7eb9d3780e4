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
    let target = TaskTarget.number(other.number)
    func held(_ command: ToolCommand, _ kind: HeldCall.Kind) -> HeldCall {
      executor.held(command, kind, [other])
    }
    switch intent {
    case .complete: return held(.complete(target), .complete)
    case .drop: return held(.drop(target), .drop)
    case .skip: return held(.skip(target), .skip)
    case .snooze:
      return task.snoozedUntil.map { until in
        held(.snooze(target, until: .at(until)), .snooze(until: run.wording.instant(until)))
      }
    case .update where run.scope.state.dated?.number == number:
      return task.due.map { due in
        var edit = TaskEdit()
        edit.patch.due = .set(due)
        return held(.update(target, edit), .move(to: run.wording.due(due)))
      }
    default: return nil
    }
  }
}
