import NudgyCore

/// The options every command takes, with the environment and the settings behind them already counted in.
struct GlobalOptions: Sendable, Equatable {
  var json: Bool
  var plain: Bool
  var color: ColorChoice

  init(_ invocation: Invocation, environment: [String: String], settings: Settings) throws(NudgyError) {
    json = invocation.has(.json)
    plain =
      invocation.has(.plain)
      || (environment["NUDGY_PLAIN"].map { !$0.isEmpty && $0 != "0" } ?? settings.plain)
    color = try GlobalOptions.color(invocation, environment: environment, settings: settings)
  }

  /// The environment as the terminal is to read it, with the choice of colour in it.
  func terminalEnvironment(_ environment: [String: String]) -> [String: String] {
    var environment = environment
    if color == .never { environment["NO_COLOR"] = "1" }
    if color == .always { environment["NO_COLOR"] = nil }
    return environment
  }

  private static func color(
    _ invocation: Invocation, environment: [String: String], settings: Settings
  ) throws(NudgyError) -> ColorChoice {
    if let text = invocation.value(of: .color) {
      // `--color` alone asks for colour.
      guard let choice = ColorChoice(rawValue: text.isEmpty ? "always" : text) else {
        let names = ColorChoice.allCases.map(\.rawValue)
        throw .invalidOptionValue(option: "--color", value: text, expected: Words.oneOf(names))
      }
      return choice
    }
    // https://no-color.org: any value but the empty one counts.
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return .never }
    return settings.color
  }
}
