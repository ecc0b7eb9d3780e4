import Foundation
import NudgyCore
import NudgyReminders

/// A program of the user's, told of a ring through its environment; words are never handed to a shell.
struct CommandRoute: RingRoute {
  let name = RouteName.command
  let command: String
  let environment: [String: String]
  let calendar: ZonedCalendar

  /// Seconds it may take.
  private static let patience: Double = 20

  func tell(_ ring: Ring) async -> Bool {
    guard let words = CommandWords.split(command), let program = ProgramPath.find(words[0], environment)
    else {
      return false
    }
    let variables = environment.merging(RingEnvironment.variables(of: ring, in: calendar)) { _, ring in ring }
    let arguments = Array(words.dropFirst())
    return await BlockingWork.run {
      let outcome = ChildProcess.run(
        program, arguments, environment: variables, seconds: Self.patience, atMost: 1 << 16)
      if case .printed = outcome { return true }
      return false
    }
  }
}

/// What a program is told of a ring.
enum RingEnvironment {
  static func variables(of ring: Ring, in calendar: ZonedCalendar) -> [String: String] {
    [
      "NUDGY_TITLE": PlainText.singleLine(ring.heading), "NUDGY_TEXT": PlainText.singleLine(ring.text),
      "NUDGY_KIND": ring.kind.rawValue, "NUDGY_TASK": ring.task.map { String($0.number) } ?? "",
      "NUDGY_AT": InstantFormat.string(ring.at, in: calendar), "NUDGY_SOFT": ring.isSoft ? "1" : "",
    ]
  }
}
