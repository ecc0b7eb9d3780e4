import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyTerminal

/// `nudgy list`: the board. People get five rows of each part, programs everything.
enum ListCommand {
  /// Tasks held at a time while everything is written.
  private static let pageSize = 500

  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let scope = try scope(here)
    let limit = try here.invocation.count(.limit)
    let engine = try Wiring.engine(here)
    if let scope {
      try await one(scope, limit: limit, engine, here)
    } else if here.options.json {
      try await document(limit: limit, engine, here)
    } else if here.invocation.has(.all) {
      try await everything(limit: limit, engine, here)
    } else {
      try await board(rows: limit ?? TaskListView.rowLimit, engine, here)
    }
    return .done
  }

  // MARK: - One part

  /// `today`, `this week`, `snoozed`: as `/list` in the chat takes them.
  private static func scope(_ here: Surroundings) throws(NudgyError) -> TaskScope? {
    guard let first = here.words.first else { return nil }
    guard let scope = ListingPage.scope(named: here.invocation.text) else {
      throw .unexpectedArgument(first, command: CommandName.list.rawValue)
    }
    return scope
  }

  private static func one(
    _ scope: TaskScope, limit: Int?, _ engine: NudgyEngine, _ here: Surroundings
  ) async throws(NudgyError) {
    let isWhole = here.options.json || here.invocation.has(.all)
    let rows = limit ?? (isWhole ? Invocation.largestCount : TaskListView.rowLimit)
    let tasks = try await engine.tasks(in: scope, limit: rows, offset: 0)
    if here.options.json {
      here.output.document(["tasks": .array(tasks.map(here.output.json))])
    } else if tasks.isEmpty {
      here.output.writeLine(Words.nothingFound)
    } else {
      let more = tasks.count < rows ? 0 : try await engine.count(of: scope) - tasks.count
      let section = TaskSection(scope, tasks: tasks, more: more)
      here.output.write(TaskListView.render([section], on: here.output.canvas, rowLimit: rows))
    }
  }

  // MARK: - For people

  private static func board(
    rows: Int, _ engine: NudgyEngine, _ here: Surroundings
  ) async throws(NudgyError) {
    let board = try await engine.board(limit: rows)
    guard !board.upNext.isEmpty || !board.snoozed.isEmpty || !board.doneToday.isEmpty else {
      here.output.writeLine(Words.emptyBoard)
      return
    }
    here.output.write(
      TaskListView.render(TaskSection.sections(of: board), on: here.output.canvas, rowLimit: rows))
  }

  private static func everything(
    limit: Int?, _ engine: NudgyEngine, _ here: Surroundings
  ) async throws(NudgyError) {
    let counts = try await engine.board(limit: 1).counts
    // What was done today is among all that is done.
    let parts: [(TaskScope, Int)] = [
      (.upNext, counts.upNext), (.snoozed, counts.snoozed), (.done, counts.done), (.dropped, counts.dropped),
    ]
    var isFirst = true
    for (scope, count) in parts where count > 0 {
      let rows = min(limit ?? count, count)
      let tasks = try await engine.tasks(in: scope, limit: rows, offset: 0)
      let section = TaskSection(scope, tasks: tasks, more: count - tasks.count)
      if !isFirst { here.output.writeLine("") }
      isFirst = false
      here.output.write(TaskListView.render([section], on: here.output.canvas, rowLimit: rows))
    }
    if isFirst { here.output.writeLine(Words.emptyBoard) }
  }

  // MARK: - For programs

  /// Written page by page, so that a hundred thousand tasks need no more memory than a few hundred.
  private static func document(
    limit: Int?, _ engine: NudgyEngine, _ here: Surroundings
  ) async throws(NudgyError) {
    var parts: [(String, TaskScope)] = [
      ("upNext", .upNext), ("snoozed", .snoozed), ("doneToday", .doneToday),
    ]
    if here.invocation.has(.all) { parts += [("done", .done), ("dropped", .dropped)] }
    var opening = "{"
    for (name, scope) in parts {
      // The first page comes before the first byte, so that a store that fails leaves no half document.
      var page = try await engine.tasks(in: scope, limit: min(limit ?? pageSize, pageSize), offset: 0)
      here.output.raw("\(opening)\"\(name)\":[")
      opening = ","
      var offset = 0
      while !page.isEmpty, !here.output.isClosed {
        for (index, task) in page.enumerated() {
          if offset + index > 0 { here.output.raw(",") }
          here.output.raw(JSONWriter.compact(here.output.json(task)))
        }
        offset += page.count
        let wanted = min(pageSize, (limit ?? .max) - offset)
        if wanted <= 0 || page.count < pageSize { break }
        page = try await engine.tasks(in: scope, limit: wanted, offset: offset)
      }
      here.output.raw("]")
    }
    here.output.raw("}\n")
  }
}
