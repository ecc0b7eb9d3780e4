import NudgyCore

/// Tasks that somebody wants to make, told apart by what asked for them.
///
/// The user's own words ask for whatever was read in them. What a model adds to that has to stand in the words, and is
/// not made twice.
struct NewTaskWish {
  private(set) var wanted: [NewTask] = []
  /// What nothing in the words stands for.
  private(set) var unasked: [NewTask] = []
  /// What the turn has made already.
  private(set) var made: [Int] = []

  init(_ tasks: [NewTask], in scope: TurnScope) {
    guard scope.authority == .model, let spoken = scope.spoken else {
      wanted = tasks
      return
    }
    for task in tasks {
      if let same = scope.limits.madeTitles.first(where: { TitleMatch.isSame(task.title, as: $0.title) }) {
        made.append(same.number)
      } else if spoken.support(task.title) {
        wanted.append(task)
      } else {
        unasked.append(task)
      }
    }
  }

  /// Why nothing is made.
  func problem(from origin: UserMessage.Origin) -> ToolError? {
    // Pasted text cannot be asked what it meant.
    if origin == .pasted, !unasked.isEmpty {
      return .unsupported(titles: unasked.map(\.title))
    }
    return wanted.isEmpty && unasked.isEmpty && !made.isEmpty ? .madeAlready(made) : nil
  }
}
