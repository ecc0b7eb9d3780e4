package import Foundation

/// Shows popups on the desktop and hears of their buttons, each on a thread of its own.
package struct DesktopNotifier: Sendable {
  /// Seconds for which a popup's buttons are listened to.
  private let patience: TimeInterval

  /// - Parameter patience: 0 for a process that does not stay.
  package init(patience: TimeInterval) {
    self.patience = patience
  }

  /// Shows a popup; its number once it is there, nil when it could not be shown.
  ///
  /// - Parameter ended: told later, on a thread of its own, how the popup ended.
  package func show(_ popup: Popup, ended: @escaping @Sendable (PopupEnd) -> Void) async -> UInt32? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        guard let connection = BusConnection(), let readsMarkup = connection.readsMarkup() else {
          return continuation.resume(returning: nil)
        }
        if patience > 0 { connection.listen() }
        let text = readsMarkup ? DesktopNotifier.escaped(popup.text) : popup.text
        let number = connection.show(popup, text: text)
        continuation.resume(returning: number)
        guard patience > 0, let number else { return }
        ended(DesktopNotifier.wait(for: number, on: connection, seconds: patience))
      }
    }
  }

  /// Whether a daemon answers.
  package static func isThere() async -> Bool {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: BusConnection()?.readsMarkup() != nil) }
    }
  }

  private static func wait(for number: UInt32, on connection: BusConnection, seconds: TimeInterval)
    -> PopupEnd
  {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      let left = (end - ContinuousClock.now).components.seconds
      if let end = connection.end(of: number, within: Int32(clamping: (left + 1) * 1000)) { return end }
    }
    return .lost
  }

  /// The specification's markup is that of XML.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
