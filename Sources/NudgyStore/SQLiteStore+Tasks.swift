package import Foundation
package import NudgyCore

extension SQLiteStore: TaskStore {
  package func task(number: Int) throws(NudgyError) -> TaskItem? {
    try perform { try TaskTable(connection: $0).task(number: number) }
  }

  package func next(_ query: NextQuery) throws(NudgyError) -> NextAnswer? {
    try perform { try NextFinder(connection: $0, query: query).answer() }
  }

  package func tasks(_ query: TaskListQuery) throws(NudgyError) -> [TaskItem] {
    try perform { try TaskLister(connection: $0).tasks(query) }
  }

  package func count(_ query: TaskListQuery) throws(NudgyError) -> Int {
    try perform { try TaskLister(connection: $0).count(query) }
  }

  package func agenda(_ query: AgendaQuery) throws(NudgyError) -> [TaskItem] {
    try perform { try AgendaReader(connection: $0, query: query).tasks() }
  }

  package func count(_ query: AgendaQuery) throws(NudgyError) -> Int {
    try perform { try AgendaReader(connection: $0, query: query).count() }
  }

  package func counts(now: Date, today: ClosedRange<Date>) throws(NudgyError) -> BoardCounts {
    try perform { try BoardCounter(connection: $0).counts(now: now, today: today) }
  }

  package func search(
    _ words: String, statuses: Set<TaskStatus>, limit: Int
  ) throws(NudgyError) -> [TaskMatch] {
    try perform { connection in
      try connection.reading {
        try TaskSearcher(connection: connection, statuses: statuses).matches(words, limit: limit)
      }
    }
  }

  package func mentioned(in text: String, limit: Int) throws(NudgyError) -> [TaskHeading] {
    try perform { connection in
      try connection.reading { try MentionFinder(connection: connection).tasks(in: text, limit: limit) }
    }
  }

  package func titles(startingWith prefix: String, limit: Int) throws(NudgyError) -> [String] {
    try perform { try TitleFinder(connection: $0).titles(startingWith: prefix, limit: limit) }
  }

  package func apply(
    _ commands: [TaskCommand], at now: Date, turn: UUID
  ) throws(NudgyError) -> [TaskTransition] {
    try perform { connection in
      let changer = TaskChanger(connection: connection, makeID: makeID, errors: errors)
      return try connection.transaction { try changer.apply(commands, at: now, turn: turn) }
    }
  }

  package func record(_ changes: [OutsideChange], at now: Date, turn: UUID) throws(NudgyError) {
    guard !changes.isEmpty else { return }
    try perform { connection in
      try connection.transaction {
        try Journal(connection: connection).record(changes.map(Journal.Change.outside), at: now, turn: turn)
      }
    }
  }

  package func outsideChanges(_ kind: OutsideChange.Kind) throws(NudgyError) -> [OutsideChange] {
    try perform { try Journal(connection: $0).outsideChanges(kind) }
  }

  package func undo(count: Int, wholeTurn: Bool, at now: Date) throws(NudgyError) -> [JournalStep] {
    try perform { connection in
      let changer = TaskChanger(connection: connection, makeID: makeID, errors: errors)
      return try connection.transaction { try changer.undo(count: count, wholeTurn: wholeTurn) }
    }
  }

  package func redo(count: Int, at now: Date) throws(NudgyError) -> [JournalStep] {
    try perform { connection in
      let changer = TaskChanger(connection: connection, makeID: makeID, errors: errors)
      return try connection.transaction { try changer.redo(count: count) }
    }
  }
}
