import NudgyCore

/// How much one turn changes without asking, whoever asks for it and in however many calls it comes.
struct TurnLimits: Sendable {
  /// Tasks that were there before the turn.
  static let listedTasks = 3
  /// Steps of undo and redo.
  static let steps = 3
  static let forgottenFacts = 3
  /// Tasks that a model makes; the user's own words may hold any number.
  static let newTasks = 60

  /// The numbers of listed tasks that were changed.
  private(set) var changed: Set<Int> = []
  /// The numbers of tasks that the turn itself made: changing them is changing nothing that was there.
  private(set) var made: Set<Int> = []
  /// Their titles, by number.
  private(set) var madeTitles: [(number: Int, title: String)] = []
  private(set) var steps = 0
  private(set) var forgotten = 0
  private(set) var newTasks = 0

  /// Whether the turn would go too far with this.
  ///
  /// - Parameter most: how many new tasks may be made.
  func isExceeded(by wish: ChangeWish, newTasks most: Int) -> Bool {
    var after = self
    after.note(wish)
    return wish.isSweeping || after.changed.count > TurnLimits.listedTasks && !wish.tasks.isEmpty
      || after.steps > TurnLimits.steps && wish.steps > 0
      || after.forgotten > TurnLimits.forgottenFacts && !wish.facts.isEmpty
      || after.newTasks > most && wish.newTasks > 0
  }

  mutating func note(_ wish: ChangeWish) {
    changed.formUnion(wish.tasks.map(\.number).filter { !made.contains($0) })
    steps += wish.steps
    forgotten += wish.facts.count
    newTasks += wish.newTasks
  }

  mutating func noteMade(_ tasks: [TaskItem]) {
    made.formUnion(tasks.map(\.number))
    madeTitles += tasks.map { ($0.number, $0.title) }
  }
}

/// What a call is about to change.
struct ChangeWish: Sendable {
  let tool: ToolName
  /// The tasks it changes.
  var tasks: [TaskItem] = []
  /// Whether several tasks were meant by one word, such as "everything", and not each by its name.
  var isSweeping = false
  /// The facts it takes away.
  var facts: [MemoryFact] = []
  /// The steps of undo or redo it takes.
  var steps = 0
  var newTasks = 0
  /// What else the words must speak of: the fact to remember, the voice to switch to.
  var phrase: String?
}
