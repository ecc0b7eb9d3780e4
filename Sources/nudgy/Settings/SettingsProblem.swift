import NudgyCore

/// What is wrong with the settings file, and where.
struct SettingsProblem: Sendable, Equatable {
  let error: NudgyError
  /// From 1; nil when the whole file is meant, which the error then names.
  var line: Int?

  /// One line that says where to look.
  func line(of path: String, in messages: ErrorMessages) -> String {
    let message = messages.message(for: error).line
    return switch error {
    case .invalidSetting, .noSuchSetting: Words.inSettings(path, line: line, message)
    default: message
    }
  }

  /// All in one line; however many there are, they are not to come before each answer.
  static func summary(_ problems: [SettingsProblem], path: String, in messages: ErrorMessages) -> String? {
    guard let first = problems.first else { return nil }
    let line = first.line(of: path, in: messages)
    return problems.count == 1 ? line : "\(line) \(Words.moreProblems(problems.count - 1))"
  }
}
