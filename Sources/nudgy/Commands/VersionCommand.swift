import NudgyCore

/// `nudgy version`, `nudgy --version`.
enum VersionCommand {
  static func run(_ here: Surroundings) -> ExitCode {
    if here.options.json {
      here.output.document(["name": .string(Words.program), "version": .string(Words.version)])
    } else {
      here.output.writeLine("\(Words.program) \(Words.version)")
    }
    return .done
  }
}
