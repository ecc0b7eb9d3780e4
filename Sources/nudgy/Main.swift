import Foundation
import NudgyCore
import NudgySystem
import NudgyTerminal

/// The program: reads the command line, runs one command, and turns what went wrong into one line.
@main
enum Main {
  static func main() async {
    FileDescriptor.prepareSignals()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // One that stays for weeks shall sleep meanwhile.
    let stays = arguments.contains(CommandName.agent.rawValue)
    leave(await withTaskExecutorPreference(stays ? QuietQueue.shared : nil) { await run(arguments) })
  }

  /// Ends the process as it stands: everything is written, and the cleaners of the C libraries that
  /// `exit` calls would take their locks from under a thread that is still at work (OpenSSL's do so
  /// while the model client warms up, and the process dies of it).
  private static func leave(_ code: ExitCode) -> Never {
    TerminalGuard.restore()
    _exit(code.rawValue)
  }

  private static func run(_ arguments: [String]) async -> ExitCode {
    let surroundings: Surroundings
    do {
      try AddressSpace.prepare()
      surroundings = try Main.surroundings(of: ArgumentParser.parse(arguments))
    } catch {
      complain(error, asJSON: arguments.prefix { $0 != "--" }.contains("--json"))
      return error.exitCode
    }
    do {
      if let bytes = FileDescriptor.invalidArgument {
        _ = try MessageInput(home: surroundings.home, now: surroundings.world.now()).text(bytes)
      }
      let code = try await CommandRunner.run(surroundings)
      try surroundings.output.finish()
      return code
    } catch {
      surroundings.output.error(error)
      return error.exitCode
    }
  }

  private static func surroundings(of invocation: Invocation) throws(NudgyError) -> Surroundings {
    let environment = try ProcessEnvironment.current(makesFolders: !invocation.leavesNoTrace)
    return try Surroundings(invocation, environment: environment)
  }

  /// For errors before there is a world to word them in.
  private static func complain(_ error: NudgyError, asJSON: Bool) {
    let wording = TimeWording(now: Date(), calendar: ZonedCalendar(zone: EnvironmentZone.system))
    let message = ErrorMessages(wording: wording).message(for: error)
    let errors = OutputStream(Descriptor.error)
    errors.writeLine(asJSON ? JSONWriter.compact(message.json) : message.line)
    errors.flush()
  }
}
