import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// `nudgy find WORDS…`: tasks with these words.
enum FindCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let words = try here.text(for: .find)
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
