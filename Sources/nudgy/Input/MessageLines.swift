import NudgyCore
import NudgyREPL
import NudgyTerminal

/// The lines of standard input as messages, as long as somebody reads the answers.
struct MessageLines: AsyncSequence {
  typealias Element = LineChat.Line
  private let input: MessageInput
  private let output: CommandOutput

  init(_ here: Surroundings) {
    input = MessageInput(home: here.home, now: here.world.now())
    output = here.output
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    let input: MessageInput
    let output: CommandOutput
    var reader = LineReader(Descriptor.input)
    var waiting: [[UInt8]] = []
    var position = 0

    mutating func next() async -> LineChat.Line? {
      if output.isClosed { return nil }
      if position == waiting.count {
        guard let lines = reader.nextLines() else { return nil }
        (waiting, position) = (lines, 0)
      }
      defer { position += 1 }
      do throws(NudgyError) {
        return .message(try input.text(waiting[position]))
      } catch {
        return .refused(error)
      }
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(input: input, output: output)
  }
}
