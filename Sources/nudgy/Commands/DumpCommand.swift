import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// `nudgy dump [FILE]`: a ramble into tasks.
enum DumpCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 1, of: .dump)
    let text = try read(here)
    guard !text.isBlank else { throw .emptyInput }
    let engine = try Wiring.engine(here)
    here.output.dump(try await engine.dump(text))
    here.output.notices(await engine.impossibleTimes(in: text))
    return .done
  }

  private static func read(_ here: Surroundings) throws(NudgyError) -> String {
    let input = MessageInput(home: here.home, now: here.world.now())
    guard let path = here.words.first, path != "-" else {
      if Descriptor.isTerminal(Descriptor.input), !here.options.json {
        here.output.notice(Words.dumpHint)
      }
      return try input.read(Descriptor.input)
    }
    guard let file = FileDescriptor.open(path) else { throw .fileUnreadable(path: path) }
    defer { FileDescriptor.close(file) }
    return try input.read(file, path: path)
  }
}
