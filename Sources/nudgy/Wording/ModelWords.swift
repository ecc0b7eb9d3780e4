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
