package import Foundation
import NudgyCore
import NudgySystem
import Synchronization

/// Shows popups on the desktop and hears of their buttons, each on a thread of its own.
package struct DesktopNotifier: Sendable {
  /// What came of showing a popup.
  package enum Result: Sendable, Equatable {
    /// The number that the service gave it.
    case shown(UInt32)
    case noLibrary
    case noService
    /// The service, or the bus itself, took longer than anyone waits.
    case noAnswer
  }

  /// Seconds for which a popup's buttons are listened to.
  private let patience: TimeInterval
  /// Seconds after which showing is given up. The bus may hang as well as the service.
  private static let longest: UInt32 = 35

  /// - Parameter patience: 0 for a process that does not stay.
  package init(patience: TimeInterval) {
    self.patience = patience
  }

  /// The newest popup of each number: one that took another's place is answered for itself.
  private static let newest = Mutex<[UInt32: ObjectIdentifier]>([:])

  /// Shows a popup.
  ///
  /// - Parameters:
  ///   - popup: what it says, and its buttons.
  ///   - ended: told later, on a thread of its own, how the popup ended.
  package func show(_ popup: Popup, ended: @escaping @Sendable (PopupEnd) -> Void) async -> Result {
    await DesktopNotifier.first(.noAnswer) { answer in
      guard BusLibrary.shared != nil else { return answer.give(.noLibrary) }
      guard let connection = BusConnection() else { return answer.give(.noService) }
      do throws(BusFailure) {
        let readsMarkup = try connection.readsMarkup()
        // What nobody waits for any more is told in another way by now.
        guard !answer.isGiven else { return }
        if patience > 0 { connection.listen() }
        let number = try connection.show(popup, text: readsMarkup ? Popup.escaped(popup.text) : popup.text)
        guard patience > 0 else { return answer.give(.shown(number)) }
        // One connection is one popup, for as long as it lasts.
        let name = ObjectIdentifier(connection)
        Self.newest.withLock { $0[number] = name }
        answer.give(.shown(number))
        let end = DesktopNotifier.wait(for: number, on: connection, seconds: patience)
        let isNewest = Self.newest.withLock { newest in
          guard newest[number] == name else { return false }
          newest[number] = nil
          return true
        }
        guard isNewest else { return }
        if case .action = end { connection.take(away: number) }
        ended(end)
      } catch {
        answer.give(error == .noAnswer ? .noAnswer : .noService)
      }
    }
  }

  /// Whether a service answers.
  package static func isThere() async -> Bool {
    await first(false) { answer in
      answer.give((try? BusConnection()?.readsMarkup()) != nil)
    }
  }

  /// What a thread of its own answers first, or `fallback` when that takes too long.
  private static func first<Value: Sendable>(
    _ fallback: Value, _ work: @escaping @Sendable (FirstAnswer<Value>) -> Void
  ) async -> Value {
    await withCheckedContinuation { continuation in
      let answer = FirstAnswer(continuation)
      OwnThread.start { work(answer) }
      // No timer of the shared pool: that would keep an agent awake from then on.
      OwnThread.start {
        _ = sleep(longest)
        answer.give(fallback)
      }
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
}

/// Who answers first is heard.
private final class FirstAnswer<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, Never>?>

  init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = Mutex(continuation) }

  var isGiven: Bool { continuation.withLock { $0 == nil } }

  func give(_ value: Value) {
    let waiting = continuation.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    waiting?.resume(returning: value)
  }
}
