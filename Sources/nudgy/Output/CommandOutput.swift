import NudgyCore
import NudgyTerminal
import Synchronization

/// Where commands put what they have to say: views for people, documents for programs.
final class CommandOutput: Sendable {
  let isJSON: Bool
  let canvas: Canvas
  let wording: TimeWording
  let capabilities: TerminalCapabilities
  let theme: Theme
  private let captures: Bool
  private let output: OutputStream
  private let errors: OutputStream
  /// What standard error was told: two readers of one broken file need not both say so.
  private let told = Mutex<Set<String>>([])

  /// - Parameter captures: keeps the words in `captured` instead of sending them.
  init(
    _ options: GlobalOptions, wording: TimeWording, environment: [String: String], captures: Bool = false
  ) {
    isJSON = options.json
    self.captures = captures
    let isForPrograms = !options.json && !Descriptor.isTerminal(Descriptor.output)
    output = OutputStream(captures ? nil : Descriptor.output, spelling: isForPrograms ? .bytes : .text)
    errors = OutputStream(captures ? nil : Descriptor.error)
    self.wording = wording
    var capabilities = CommandOutput.capabilities(options, environment: environment)
    // What is captured is looked at again before it is shown; it has no looks of its own.
    if captures { capabilities.colorDepth = .none }
    self.capabilities = capabilities
    canvas = Canvas(capabilities, wording: wording)
    let time = wording.calendar.civil(at: wording.now).time
    theme = Theme(hour: Double(time.hour) + Double(time.minute) / 60)
  }

  /// Lines to a pipe or a file are not wrapped: what is one line is to stay one.
  private static func capabilities(
    _ options: GlobalOptions, environment: [String: String]
  ) -> TerminalCapabilities {
    let isTerminal = Descriptor.isTerminal(Descriptor.output)
    var capabilities = TerminalCapabilities(
      environment: options.terminalEnvironment(environment),
      isTerminal: isTerminal || options.color == .always,
      asksForPlain: options.plain, reportedColumns: Descriptor.columns(Descriptor.output))
    if !isTerminal { capabilities.columns = 10_000 }
    return capabilities
  }

  /// Whether standard output is gone, so that long loops can end.
  var isClosed: Bool { output.isClosed || output.failure != nil }

  /// What can be shown of something that is under way; nothing where programs read.
  var progress: ProgressDisplay {
    ProgressDisplay(
      isTerminal: !isJSON && !captures && !isClosed && Descriptor.isTerminal(Descriptor.output),
      isPlain: capabilities.isPlain)
  }

  /// The words so far, of an output that captures.
  var captured: String { output.pending }

  // MARK: - For people

  func write(_ text: StyledText) {
    output.write(ANSI.render(text, for: capabilities, theme: theme))
  }

  func writeLine(_ line: String) {
    write(StyledText(line + "\n"))
  }

  // MARK: - For programs

  func document(_ value: JSONValue) {
    output.writeLine(JSONWriter.compact(value))
  }

  /// Text that is ready as it is: a line of a stream, a part of a document.
  func raw(_ text: String) {
    output.write(text)
  }

  // MARK: - Beside the answer

  func notice(_ text: String) {
    rawError(
      isJSON ? JSONWriter.compact(["notice": ["message": .string(text)]]) : PlainText.singleLine(text))
  }

  /// What did not stop the command and is worth knowing.
  func notices(_ errors: [NudgyError]) {
    for error in errors { notice(ErrorMessages(wording: wording).message(for: error).line) }
  }

  func error(_ error: NudgyError) {
    let message = ErrorMessages(wording: wording).message(for: error)
    rawError(isJSON ? JSONWriter.compact(message.json) : message.line)
  }

  /// A line on standard error, ready as it is; once.
  func rawError(_ line: String) {
    guard told.withLock({ $0.insert(line).inserted }) else { return }
    // What was written before comes first, also on a terminal that shows both.
    output.flush()
    errors.writeLine(line)
    errors.flush()
  }

  /// A question on standard error, answered on the same line.
  func prompt(_ text: String) {
    output.flush()
    errors.write(PlainText.singleLine(text) + " ")
    errors.flush()
  }

  func flush() {
    output.flush()
  }

  /// Sends what is left.
  /// - Throws: `outputNotWritten` when it could not be sent. A reader that has gone is no error.
  func finish() throws(NudgyError) {
    output.flush()
    if let reason = output.failure { throw .outputNotWritten(reason: reason) }
  }
}
