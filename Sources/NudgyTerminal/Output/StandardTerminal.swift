import NudgySystem
import Synchronization

/// Standard output and standard error.
///
/// A closed pipe is not an error: what is written after it closed is dropped, and the program ends as it
/// would have (`isClosed` tells loops that nobody listens any more).
package final class StandardTerminal: Terminal {
  private let environment: [String: String]
  private let asksForPlain: Bool
  private let hour: @Sendable () -> Double
  private let closed = Atomic(false)

  /// - Parameters:
  ///   - environment: what decides on colours and width.
  ///   - asksForPlain: whether an option asks for plain text.
  ///   - hour: the hour of the day on the user's wall clock, 0 up to 24.
  package init(
    environment: [String: String], asksForPlain: Bool = false, hour: @escaping @Sendable () -> Double
  ) {
    self.environment = environment
    self.asksForPlain = asksForPlain
    self.hour = hour
    _ = signal(SIGPIPE, SIG_IGN)
  }

  package var isClosed: Bool { closed.load(ordering: .relaxed) }

  package var capabilities: TerminalCapabilities {
    TerminalCapabilities(
      environment: environment, isTerminal: Descriptor.isTerminal(Descriptor.output),
      asksForPlain: asksForPlain, reportedColumns: Descriptor.columns(Descriptor.output))
  }

  package var theme: Theme { Theme(hour: hour()) }

  package func write(_ text: StyledText) {
    guard !isClosed else { return }
    if !Descriptor.write(rendered(text), to: Descriptor.output) { closed.store(true, ordering: .relaxed) }
  }

  package func setTitle(_ text: String) {
    // The console of Linux has no window.
    guard !isClosed, !capabilities.isPlain, environment["TERM"] != "linux" else { return }
    TerminalGuard.setTitle(text)
  }

  package var progress: ProgressDisplay {
    ProgressDisplay(
      isTerminal: !isClosed && Descriptor.isTerminal(Descriptor.output), isPlain: capabilities.isPlain)
  }

  package func setPassingLine(_ line: StyledText?) {
    guard !isClosed else { return }
    TerminalGuard.setPassingLine(line.map(rendered))
  }

  package func writeError(_ line: String) {
    // Nobody can be told when standard error itself fails.
    Descriptor.write(ANSI.printable(line) + "\n", to: Descriptor.error)
  }
}
