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
