import NudgyAssistant
import NudgyCore

/// The commands that change tasks which are there: `done`, `skip`, `snooze`, `drop`, `reopen`, `edit`,
/// `undo`, `redo`.
enum ChangeCommands {
  static func run(_ command: CommandName, _ here: Surroundings) async throws(NudgyError) -> ExitCode {
    try check(command, here)
    let receipts =
      switch command {
      case .undo, .redo: try await rewind(command, here)
      case .snooze: try await Wiring.engine(here).snooze(here.words)
      case .edit: try await edit(here)
      default: try await each(command, here)
      }
    here.output.receipts(receipts)
    return .done
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

  private static func edit(_ here: Surroundings) async throws(NudgyError) -> [Receipt] {
    let text = here.words.dropFirst().joined(separator: " ")
    guard !text.isBlank else { throw .emptyInput }
    let engine = try Wiring.engine(here)
    let receipts = try await engine.edit(here.words[0], text)
    here.output.notices(await engine.impossibleTimes(in: text))
    return receipts
  }

  private static func rewind(
    _ command: CommandName, _ here: Surroundings
  ) async throws(NudgyError) -> [Receipt] {
    try here.expectWords(atMost: 1, of: command)
    var count = 1
    if let word = here.words.first {
      guard let number = Int(word), (1...Invocation.largestCount).contains(number) else {
        throw .invalidOptionValue(option: command.rawValue, value: word, expected: Words.wholeNumber)
      }
      count = number
    }
    let engine = try Wiring.engine(here)
    return command == .undo ? try await engine.undo(count) : try await engine.redo(count)
  }

  // MARK: - One or several tasks

  private static func each(
    _ command: CommandName, _ here: Surroundings
  ) async throws(NudgyError) -> [Receipt] {
    let engine = try Wiring.engine(here)
    guard let numbers = numbers(here.words) else {
      return try await change(command, here.words.isEmpty ? nil : here.invocation.text, engine)
    }
    // One change of all of them is one wait for the disk; none changes where one is not there.
    if command != .drop {
      return try await change(command, numbers.joined(separator: " "), engine)
    }
    // All are looked up before the first one changes.
    for number in numbers { _ = try await engine.task(number) }
    var receipts: [Receipt] = []
    for number in numbers { receipts += try await change(command, number, engine) }
    return receipts
  }

  /// The words when they are two or more task numbers and nothing else.
  private static func numbers(_ words: [String]) -> [String]? {
    guard words.count > 1, words.allSatisfy({ Int($0.hasPrefix("#") ? $0.dropFirst() : $0[...]) != nil })
    else { return nil }
    return words
  }

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
