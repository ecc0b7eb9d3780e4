import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// `nudgy draft [REF]`: the message of a task in the user's editor, or printed where no one sits at a terminal.
enum DraftCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    if !here.words.isEmpty, here.invocation.text.isBlank { throw .emptyInput }
    let engine = try Wiring.engine(here)
    let sheet = try await engine.draftSheet(here.words.isEmpty ? nil : here.invocation.text)
    guard edits(here) else { return show(sheet, here) }
    let (text, environment) = (sheet.text, here.world.environment)
    guard let edited = await BlockingWork.run({ EditorProgram.editLent(text, environment: environment) })
    else { throw .editorFailed }
    let receipts = try await engine.keep(edited, on: sheet)
    guard receipts.isEmpty else {
      here.output.receipts(receipts)
      return .done
    }
    here.output.writeLine(Words.draftUnchanged)
    return .done
  }

  private static func edits(_ here: Surroundings) -> Bool {
    !here.invocation.has(.print) && !here.options.json && Descriptor.isTerminal(Descriptor.input)
      && (here.lent != nil || Descriptor.isTerminal(Descriptor.output))
  }

  private static func show(_ sheet: NudgyEngine.DraftSheet, _ here: Surroundings) -> ExitCode {
    if here.options.json {
      here.output.document([
        "task": here.output.json(sheet.task), "subject": JSONValue(sheet.draft.subject),
        "body": .string(sheet.draft.body),
      ])
    } else {
      here.output.writeLine(sheet.text)
    }
    return .done
  }
}
