import NudgyAssistant
import NudgyCore

/// The commands that change tasks which are there: `done`, `skip`, `snooze`, `drop`, `reopen`, `edit`,
/// `undo`, `redo`.
enum ChangeCommands {
  static func run(_ command: CommandName, _ here: Surroundings) async throws(NudgyError) -> ExitCode {
    try check(command, here)
    let engine = try Wiring.engine(here)
    do throws(NudgyError) {
      here.output.receipts(try await receipts(of: command, engine, here))
    } catch .unconfirmed(let change) {
      try Consent.ask(about: change, here)
      here.output.receipts(try await engine.carryOut(change).receipts)
    }
    return .done
  }

  private static func receipts(
    of command: CommandName, _ engine: NudgyEngine, _ here: Surroundings
  ) async throws(NudgyError) -> [Receipt] {
    switch command {
    case .undo, .redo: try await rewind(command, engine, here)
    case .snooze: try await engine.snooze(here.words)
    case .edit: try await edit(engine, here)
    default: try await change(command, here.words.isEmpty ? nil : here.invocation.text, engine)
    }
  }

  /// What can be said against the words before the store is opened.
  private static func check(_ command: CommandName, _ here: Surroundings) throws(NudgyError) {
    let missing: String? =
      switch command {
      case .drop, .reopen: here.words.isEmpty ? Words.aTask : nil
      case .snooze: here.words.isEmpty ? Words.aTime : nil
      case .edit: here.words.isEmpty ? Words.aTask : here.words.count == 1 ? Words.someText : nil
      default: nil
      }
    if let missing { throw .missingArgument(name: missing, command: command.rawValue) }
    if !here.words.isEmpty, here.invocation.text.isBlank { throw .emptyInput }
  }

  private static func edit(_ engine: NudgyEngine, _ here: Surroundings) async throws(NudgyError) -> [Receipt]
  {
    let text = here.words.dropFirst().joined(separator: " ")
    guard !text.isBlank else { throw .emptyInput }
    let receipts = try await engine.edit(here.words[0], text)
    here.output.notices(await engine.impossibleTimes(in: text))
    return receipts
  }

  private static func rewind(
    _ command: CommandName, _ engine: NudgyEngine, _ here: Surroundings
  ) async throws(NudgyError) -> [Receipt] {
    try here.expectWords(atMost: 1, of: command)
    var count = 1
    if let word = here.words.first {
      guard let number = Int(word), (1...Invocation.largestCount).contains(number) else {
        throw .invalidOptionValue(option: command.rawValue, value: word, expected: Words.wholeNumber)
      }
      count = number
    }
    return command == .undo ? try await engine.undo(count) : try await engine.redo(count)
  }

  // MARK: - One or several tasks

  private static func change(
    _ command: CommandName, _ reference: String?, _ engine: NudgyEngine
  ) async throws(NudgyError) -> [Receipt] {
    switch command {
    case .done: try await engine.complete(reference)
    case .skip: try await engine.skip(reference)
    case .drop: try await engine.drop(reference ?? "")
    default: try await engine.reopen(reference ?? "")
    }
  }
}
