import Foundation
import NudgyCore
import NudgyReminders

/// A program of the user's, told of a ring through its environment; words are never handed to a shell.
struct CommandRoute: RingRoute {
  let name = RouteName.command
  let command: String
  let world: World

  /// Seconds it may take.
  private static let patience: Double = 10

  func tell(_ ring: Ring) async throws(RouteFailure) {
    guard let words = CommandWords.split(command), let program = ProgramPath.find(words[0], world.environment)
    else { throw .notStarted }
    let variables = world.environment.merging(RingEnvironment.variables(of: ring, in: world.calendar)) {
      _, ring in ring
    }
    let arguments = Array(words.dropFirst())
    let end = await BlockingWork.run {
      ChildProcess.finish(program, arguments, environment: variables, seconds: Self.patience)
    }
    switch end {
    case .exited(0): return
    case .exited(let status): throw .exited(status)
    case .signalled(let number): throw .signalled(number)
    case .notStarted: throw .notStarted
    case .timedOut: throw .timedOut
    }
  }
}

/// What a program is told of a ring.
enum RingEnvironment {
  static func variables(of ring: Ring, in calendar: ZonedCalendar) -> [String: String] {
    let notice = RingNotice(ring)
    return [
      "NUDGY_TITLE": notice.heading, "NUDGY_TEXT": notice.text, "NUDGY_KIND": ring.kind.rawValue,
      "NUDGY_TASK": ring.task.map { String($0.number) } ?? "",
      "NUDGY_AT": InstantFormat.string(ring.at, in: calendar), "NUDGY_SOFT": ring.isSoft ? "1" : "",
    ]
  }
}
