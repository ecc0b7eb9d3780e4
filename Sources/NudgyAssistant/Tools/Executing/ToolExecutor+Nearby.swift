import NudgyCore

// What a model is told of the tasks around what it asked for.
extension ToolExecutor {
  private static let mostNearest = 3
  /// Looking for more would take longer than it helps.
  private static let mostCompared = 20
  /// From this score on, two titles may well be one task.
  private static let alike = 0.7

  private static let open: Set<TaskStatus> = [.active, .snoozed]

  /// The open tasks that come nearest to the words: by most of them, else by one of them; else those that are next.
  func nearest(to words: String, _ scope: TurnScope) async -> [TaskItem] {
    let most = ToolExecutor.mostNearest
    if let found = try? await tasks.search(words, statuses: ToolExecutor.open, limit: most), !found.isEmpty {
      return found.map(\.task)
    }
    var near: [TaskItem] = []
    for heading in (try? await tasks.mentioned(in: words, limit: most)) ?? [] where near.count < most {
      if let task = try? await tasks.task(number: heading.number) { near.append(task) }
    }
    guard near.isEmpty else { return near }
    let query = TaskListQuery(.upNext, now: scope.now, calendar: calendar, limit: most)
    return (try? await tasks.tasks(query)) ?? []
  }

  /// Open tasks that are much like the new ones, each once.
  func similar(to new: [NewTask], _ scope: TurnScope) async -> [TaskItem] {
    guard scope.authority == .model, new.count <= ToolExecutor.mostCompared else { return [] }
    var similar: [TaskItem] = []
    for task in new {
      let found = try? await tasks.search(
        task.title, statuses: ToolExecutor.open, limit: ToolExecutor.mostNearest)
      for match in found ?? [] where match.kind > .fuzzy || match.score >= ToolExecutor.alike {
        guard !scope.limits.made.contains(match.task.number),
          !similar.contains(where: { $0.number == match.task.number })
        else { continue }
        similar.append(match.task)
      }
    }
    return similar
  }
}
