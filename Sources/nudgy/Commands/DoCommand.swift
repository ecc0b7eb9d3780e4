import NudgyAssistant
import NudgyCore

/// `nudgy do`: calls, texts, mails or opens what the task is about.
enum DoCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    if !here.words.isEmpty, here.invocation.text.isBlank { throw .emptyInput }
    let engine = try Wiring.engine(here)
    let doing = try await engine.doing(here.words.isEmpty ? nil : here.invocation.text)
    let isPrinted = here.invocation.has(.print)
    let draft = isPrinted ? nil : try await engine.open(doing)
    if here.options.json {
      here.output.document([
        "task": here.output.json(doing.task), "url": .string(doing.url), "opened": .bool(!isPrinted),
      ])
    } else {
      here.output.writeLine(isPrinted ? doing.url : ReachWording.doing(doing.action, doing.task.contact))
      if let draft { here.output.writeLine(draft) }
    }
    return .done
  }
}
