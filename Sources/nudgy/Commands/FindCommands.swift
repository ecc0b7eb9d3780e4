import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyTerminal

/// `nudgy find WORDS…`: tasks with these words.
enum FindCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let words = here.invocation.text
    guard !here.words.isEmpty else {
      throw .missingArgument(name: Words.someText, command: CommandName.find.rawValue)
    }
    guard words.contains(where: { !$0.isWhitespace }) else { throw .emptyInput }
    let limit = try here.invocation.count(.limit) ?? (here.options.json ? 20 : TaskListView.rowLimit)
    let tasks = try await Wiring.engine(here).find(words, limit: limit)
    if here.options.json {
      here.output.document(["tasks": .array(tasks.map(here.output.json))])
    } else if tasks.isEmpty {
      here.output.writeLine(Words.nothingFound)
    } else {
      let section = TaskSection(.all, query: words, tasks: tasks)
      here.output.write(TaskListView.render([section], on: here.output.canvas, rowLimit: limit))
    }
    return .done
  }
}

/// `nudgy show REF`: one task with everything.
enum ShowCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    guard !here.words.isEmpty else {
      throw .missingArgument(name: Words.aTask, command: CommandName.show.rawValue)
    }
    let task = try await Wiring.engine(here).task(here.invocation.text)
    if here.options.json {
      here.output.document(here.output.json(task))
    } else {
      here.output.write(DetailView.render(task, on: here.output.canvas))
    }
    return .done
  }
}
