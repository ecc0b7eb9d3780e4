package import NudgyCore

/// How everything stands at one moment of a talk.
package struct Standing: Sendable {
  package var tasks: [Int: TaskItem]
  package var facts: [MemoryFact]

  package init(tasks: [TaskItem] = [], facts: [MemoryFact] = []) {
    self.tasks = Dictionary(tasks.map { ($0.number, $0) }) { first, _ in first }
    self.facts = facts
  }

  /// Whether something that people would notice is different; what a note adds is not.
  static func differs(_ before: TaskItem, _ after: TaskItem) -> Bool {
    before.status != after.status || before.title != after.title || before.due != after.due
      || before.snoozedUntil != after.snoozedUntil || before.recurrence != after.recurrence
      || before.priority != after.priority || before.pressure != after.pressure
      || before.reminders != after.reminders || before.steps != after.steps || before.draft != after.draft
      || before.skipCount != after.skipCount
      || !(after.notes ?? "").contains(before.notes ?? "") && before.notes != nil
  }

  /// What a thing that is right to do comes to: whether it was done since `before`.
  func shows(_ doing: Doing, since before: Standing) -> Bool {
    switch doing.verb {
    case .create:
      let title = TellingWords(doing.phrase.words)
      return tasks.values.contains {
        before.tasks[$0.number] == nil && title.areMet(by: TellingWords($0.title))
      }
    case .complete, .drop, .reopen, .skip, .snooze, .update, .split, .draft:
      return tasks.values.contains { task in
        doing.isOn(task) && before.tasks[task.number].map { Standing.differs($0, task) } ?? false
      }
    case .undo, .redo: return isChanged(since: before)
    case .remember, .recall, .forget, .next, .look, .voice, .mood: return false
    }
  }

  package func isChanged(since before: Standing) -> Bool {
    facts != before.facts || tasks.count != before.tasks.count
      || tasks.contains { number, task in before.tasks[number].map { Standing.differs($0, task) } ?? true }
  }

  /// The tasks that were there before and are different now, or are gone.
  func changed(since before: Standing) -> [TaskItem] {
    before.tasks.values.sorted { $0.number < $1.number }.filter { old in
      tasks[old.number].map { Standing.differs(old, $0) } ?? true
    }
  }
}
