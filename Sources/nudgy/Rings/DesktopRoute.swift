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
  var answered: (@Sendable (Ring, RingAnswer) async -> Void)?

  /// Seconds a popup's buttons are listened to.
  private static let patience: TimeInterval = 3600

  func tell(_ ring: Ring) async -> Bool {
    let popup = await popup(of: ring)
    let notifier = DesktopNotifier(patience: answered == nil ? 0 : Self.patience)
    let answered = answered
    let number = await notifier.show(popup) { end in
      guard case .action(let key) = end, let answer = RingAnswer(rawValue: key), let answered else { return }
      Task { await answered(ring, answer) }
    }
    guard let number else { return await tellByProgram(popup) }
    await shown.note(number, as: popup.tag)
    return true
  }

  private func popup(of ring: Ring) async -> Popup {
    let tag = ring.task.map { "nudgy-\($0.number)" } ?? "nudgy"
    var popup = Popup(
      heading: PlainText.singleLine(ring.heading), text: PlainText.singleLine(ring.text), tag: tag)
    popup.isSoft = ring.isSoft
    popup.replaces = await shown.number(as: tag)
    // A daemon that is told to offer buttons nobody listens to would be a lie.
    if answered != nil, ring.task != nil {
      popup.actions = RingAnswer.allCases.map { ($0.rawValue, RingWording.label($0)) }
    }
    return popup
  }

  private func tellByProgram(_ popup: Popup) async -> Bool {
    guard let program = ProgramPath.find("notify-send", environment) else { return false }
    let arguments = [
      "--app-name=Nudgy", "--urgency=\(popup.isSoft ? "low" : "normal")",
      "--hint=string:x-dunst-stack-tag:\(popup.tag)", "--", popup.heading, popup.text,
    ]
    let environment = environment
    return await BlockingWork.run {
      let outcome = ChildProcess.run(
        program, arguments, environment: environment, seconds: 5, atMost: 1 << 12)
      if case .printed = outcome { return true }
      return false
    }
  }
}
