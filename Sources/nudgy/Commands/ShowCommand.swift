import NudgyAssistant
import NudgyCore
import NudgyREPL

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
