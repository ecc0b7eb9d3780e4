import NudgyLanguage

/// The question that a message leaves open.
enum SceneWording {
  static func question(_ question: SceneReading.Question, titles: [Int: String]) -> String {
    switch question {
    case .keep(let words):
      let heard = words.map { "'\($0)'" }.joined(separator: " · ")
      return "I also heard: \(heard). Keep \(words.count == 1 ? "it" : "them")?"
    case .change(let act, let number): return "\(verb(act)) '\(titles[number] ?? "#\(number)")'?"
    case .which(let act, let numbers):
      guard !numbers.isEmpty else { return "\(verb(act)): which one?" }
      return "\(verb(act)): \(numbers.map { "'\(titles[$0] ?? "#\($0)")'" }.joined(separator: " or "))?"
    }
  }

  private static func verb(_ act: ReaderAct) -> String {
    switch act {
    case .complete: "Tick off"
    case .snooze: "Put away for later"
    case .skip: "Set aside"
    case .drop: "Let go of"
    case .reopen: "Bring back"
    default: "Change"
    }
  }
}
