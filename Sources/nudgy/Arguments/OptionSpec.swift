import NudgyCore

/// An option the command line knows, and what follows it.
struct OptionSpec: Sendable, Equatable {
  enum Value: Sendable, Equatable {
    /// Nothing follows.
    case none
    /// A word follows: `--limit 5` or `--limit=5`.
    case required(String)
    /// One of a few words may follow: `--color`, `--color never`.
    case optional(oneOf: [String])
  }

  /// With its dashes: `--json`.
  let name: String
  /// A one-letter form, such as `-h`.
  let short: String?
  let value: Value

  init(_ name: String, short: String? = nil, value: Value = .none) {
    self.name = name
    self.short = short
    self.value = value
  }

  /// As help shows it: `-n, --limit N`.
  var usage: String {
    let names = [short, name].compactMap { $0 }.joined(separator: ", ")
    return switch value {
    case .none: names
    case .required(let placeholder): "\(names) \(placeholder)"
    case .optional: "\(names) [WHEN]"
    }
  }

  /// Says which values an option takes that takes one of a few.
  func refusal(of value: String) -> NudgyError {
    let expected = if case .optional(let choices) = self.value { Words.oneOf(choices) } else { Words.noValue }
    return .invalidOptionValue(option: name, value: value, expected: expected)
  }

  // MARK: Of every command

  static let json = OptionSpec("--json")
  static let plain = OptionSpec("--plain")
  static let now = OptionSpec("--now", value: .required("TIME"))
  static let color = OptionSpec("--color", value: .optional(oneOf: ColorChoice.allCases.map(\.rawValue)))
  static let help = OptionSpec("--help", short: "-h")
  static let version = OptionSpec("--version", short: "-V")
  static let everywhere = [json, plain, now, color, help, version]

  // MARK: Of some commands

  static let lines = OptionSpec("--lines")
  static let all = OptionSpec("--all", short: "-a")
  static let limit = OptionSpec("--limit", short: "-n", value: .required("N"))
  static let energy = OptionSpec("--energy", value: .required("LEVEL"))
  static let minutes = OptionSpec("--minutes", value: .required("N"))
  static let trace = OptionSpec("--trace")
  static let scene = OptionSpec("--scene")
  /// Of `memory forget`.
  static let allTraces = OptionSpec("--everywhere")
  static let yes = OptionSpec("--yes", short: "-y")
  /// Of `agent`.
  static let once = OptionSpec("--once")
  // Of `share`.
  static let until = OptionSpec("--until", value: .required("WHEN"))
  static let title = OptionSpec("--title", value: .required("TITLE"))
  static let url = OptionSpec("--url", value: .required("LINK"))
  // Of `status`: for whom the line is.
  static let tmux = OptionSpec("--tmux")
  static let waybar = OptionSpec("--waybar")
  static let starship = OptionSpec("--starship")
  static let line = OptionSpec("--line")
  /// Of `do` and `draft`.
  static let print = OptionSpec("--print")
  /// Of `help`.
  static let man = OptionSpec("--man")
  static let known =
    everywhere + [lines, all, limit, energy, minutes, trace, scene, allTraces, yes, once]
    + [until, title, url, tmux, waybar, starship, line, print, man]
}

/// When to colour.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}
