import NudgyAssistant
import NudgyCore

/// The words of `nudgy ai`.
enum ModelWords {
  static let anAddress = "an address, such as http://127.0.0.1:11434/v1"
  static let anAmount = "how many requests a day, or none"

  static func state(_ choice: ModelWiring.Choice) -> String {
    switch choice {
    case .off: "nothing touches the network"
    case .none: "no key and no address yet, so nothing leaves this machine"
    case .model: "a model helps"
    case .unusable(let problem): Words.unusable(problem)
    }
  }

  static let window = "model's window"

  /// How much it is, how that is known, and what to do where it is too little.
  static func window(_ window: ContextWindow, least: Int) -> String {
    let known = "\(window.tokens) tokens at once, \(source(window.source))"
    guard window.tokens < least else { return known }
    let cure = window.knob.map { "set \($0) to \(least) or more at its server" }
    return "\(known); \(cure ?? "a longer talk needs \(least)")"
  }

  private static func source(_ source: ContextWindow.Source) -> String {
    switch source {
    case .setting: "by your settings"
    case .learnt: "as its server refused more"
    case .told: "as its server says"
    case .trained: "at most, by what it was trained for"
    case .usual: "which is what Ollama gives unless told otherwise"
    }
  }

  // MARK: - Resting

  static func resting(_ rest: Duration) -> String {
    "resting, again in \(WaitWording.amount(rest)); /ai retry asks it now"
  }
  static let retried = "The next message asks the model again."
  static let nothingRests = "The model isn't resting; every message asks it."

  // MARK: - A test

  static let isOff = "`ai` is off; `nudgy ai auto` lets me ask"
  static let isNone = "none is set up yet; `nudgy help ai` shows how"
  static let noWindow = "its server doesn't say how much it takes in at once"

  private static let longestAnswer = 200

  static func quoted(_ answer: String) -> String {
    answer.isEmpty
      ? "(no words)"
      : "\"\(answer.count > longestAnswer ? answer.prefix(longestAnswer - 1) + "…" : answer)\""
  }

  static func time(_ report: ModelReport) -> String {
    let first = WaitWording.measured(report.firstWord)
    let thought = report.reasons ? ", thinking before it" : ""
    return "\(first) to the first word\(thought), \(WaitWording.measured(report.whole)) in all"
  }

  static func tools(_ use: ModelReport.ToolUse) -> String {
    switch use {
    case .understood: "understood: it called one and went on with the result"
    case .calledOnly: "half understood: it called one, and said nothing to the result"
    case .ignored: "not used: it answered in words instead"
    case .failed: "not understood: with one beside the message, nothing came back"
    }
  }

  static func verdict(_ report: ModelReport, least: Int) -> String {
    if report.tools != .understood {
      return "It can talk. What is to be done, I do on my own, as I would without it."
    }
    if let window = report.window, window.tokens < least {
      return "It works. Longer talks need more room; see the window above."
    }
    return "All is well: I can talk through it."
  }

  static func key(_ source: ModelWiring.KeySource) -> String {
    switch source {
    case .none: "none needed on this machine"
    case .environment: "from OPENAI_API_KEY"
    case .header: "from the Authorization in NUDGY_HEADERS"
    case .command: "from apiKeyCommand"
    case .keyring: "from the keyring, if it has one (service nudgy)"
    }
  }

  /// The variable of the environment that wins over a setting.
  static func variable(of key: SettingKey) -> String? {
    switch key {
    case .ai: "NUDGY_AI"
    case .model: "NUDGY_MODEL"
    case .baseURL: "OPENAI_BASE_URL"
    default: nil
    }
  }

  static func outranked(by variable: String) -> String { "\(variable) is set, and wins over it." }
}
