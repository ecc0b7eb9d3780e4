import NudgyAssistant
import NudgyLanguage

/// The question that a message leaves open.
enum SceneWording {
  static func question(_ question: Understanding.Question, titles: [Int: String]) -> String {
    switch question {
    case .keep(let words): return AssistantWording.notSure(about: words.map(\.text))
    case .change(let act):
      let number = act.targets.first ?? 0
      return AssistantWording.askWhether(act, titles[number] ?? "#\(number)")
    case .which(let act, let numbers):
      guard !numbers.isEmpty else { return "\(AssistantWording.change(act.intent)) which one?" }
      let named = numbers.map { "'\(titles[$0] ?? "#\($0)")'" }.joined(separator: " or ")
      return "\(AssistantWording.change(act.intent)): \(named)?"
    }
  }
}
