import Foundation
import NudgyCore
import NudgyDesktop
import NudgyReminders

/// A popup on the desktop, by the bus, or by `notify-send` where there is no libdbus.
struct DesktopRoute: RingRoute {
  let name = RouteName.desktop
  let environment: [String: String]
  /// Numbers of popups shown before, so that the same moment stands in one.
  let shown: ShownPopups
  /// Told which button was pressed; nil for a process that does not stay.
  var answered: (@Sendable (Ring, RingAnswer) -> Void)?

  /// Seconds a popup's buttons are listened to: what stays on the screen is answered in the evening.
  private static let patience: TimeInterval = 12 * 3600

  func tell(_ ring: Ring) async throws(RouteFailure) {
    let popup = await popup(of: ring)
    let notifier = DesktopNotifier(patience: answered == nil ? 0 : Self.patience)
    let answered = answered
    let result = await notifier.show(popup) { end in
      guard case .action(let key) = end, let answer = RingAnswer(rawValue: key), let answered else { return }
      answered(ring, answer)
    }
    switch result {
    case .shown(let number): await shown.note(number, as: popup.tag)
    case .noLibrary: try await tellByProgram(popup)
    case .noService: throw .absent
    case .noAnswer: throw .timedOut
    }
  }

  private func popup(of ring: Ring) async -> Popup {
    let notice = RingNotice(ring)
    var popup = Popup(heading: notice.heading, text: notice.timedText, tag: ring.tag)
    popup.isSoft = ring.isSoft
    // What must not slip stands until it is answered.
    popup.stays =
      !ring.isSoft && ring.task.map { $0.pressure == .aggressive || $0.pressure == .nuclear } == true
    popup.replaces = await shown.number(as: ring.tag)
    // A daemon that is told to offer buttons nobody listens to would be a lie.
    if answered != nil, ring.task != nil {
      popup.actions = RingAnswer.allCases.map { ($0.rawValue, RingWording.label($0)) }
    }
    return popup
  }

  private func tellByProgram(_ popup: Popup) async throws(RouteFailure) {
    guard let program = ProgramPath.find("notify-send", environment) else { throw .absent }
    let arguments = [
      "--app-name=Nudgy", "--urgency=\(popup.isSoft ? "low" : popup.stays ? "critical" : "normal")",
      "--hint=string:x-dunst-stack-tag:\(popup.tag)", "--", popup.heading,
      // It hands the text on as markup, whatever the service reads.
      Popup.escaped(popup.text),
    ]
    let environment = environment
    let end = await BlockingWork.run {
      ChildProcess.finish(program, arguments, environment: environment, seconds: 5)
    }
    switch end {
    case .exited(0): return
    // It does so where there is no bus and no service.
    case .exited, .signalled, .notStarted: throw .absent
    case .timedOut: throw .timedOut
    }
  }
}
