import NudgyAssistant
import NudgyCore

/// `nudgy add TEXT…`: exactly one task.
enum AddCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    guard !here.words.isEmpty else {
      throw .missingArgument(name: Words.someText, command: CommandName.add.rawValue)
    }
    let text = here.invocation.text
    guard text.contains(where: { !$0.isWhitespace }) else { throw .emptyInput }
    here.output.receipts(try await Wiring.engine(here).capture(text))
    return .done
  }
}

/// `nudgy dump [FILE]`: a ramble into tasks.
enum DumpCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 1, of: .dump)
    let text = try read(here)
    guard text.contains(where: { !$0.isWhitespace }) else { throw .emptyInput }
    here.output.dump(try await Wiring.engine(here).dump(text))
    return .done
  }

  private static func read(_ here: Surroundings) throws(NudgyError) -> String {
    let input = MessageInput(home: here.home, now: here.world.now())
    guard let path = here.words.first, path != "-" else {
      if FileDescriptor.isTerminal(FileDescriptor.standardInput), !here.options.json {
        here.output.notice(Words.dumpHint)
      }
      return try input.read(FileDescriptor.standardInput)
    }
    guard let file = FileDescriptor.open(path) else { throw .fileUnreadable(path: path) }
    defer { FileDescriptor.close(file) }
    return try input.read(file, path: path)
  }
}
