import Foundation
import NudgyAssistant
import NudgyCore
import NudgyExchange
import NudgyReminders
import NudgyStore
import Synchronization

/// Rings as long as it runs: looks, sleeps until the next moment or until something changes, and looks again.
struct RingAgent: Sendable {
  let wiring: RingWiring
  let waiter: MomentWaiter
  /// What comes from elsewhere while no chat is open.
  let inbox: FolderInbox
  /// Whether the settings and the zone are what the wiring was made with.
  let stands: @Sendable () -> Bool

  /// How far ahead the next moment is looked for.
  private static let horizon: TimeInterval = 24 * 3600
  /// Seconds given to an open chat to tell of a moment first.
  private static let chatFirst: TimeInterval = 3
  /// Seconds until what could not be told is tried again, doubled each time.
  private static let retries: ClosedRange<TimeInterval> = 30...900

  /// Returns when it is cancelled, or when the ground it stands on has changed.
  func run() async {
    let ringer = wiring.ringer
    let engine = wiring.engine
    let answers = AnswerCount()
    let routes = wiring.routes { ring, answer in
      Task(executorPreference: QuietQueue.shared) {
        await RingAnswers.act(on: ring, answer, by: engine)
        answers.add()
      }
    }
    var retry = Self.retries.lowerBound
    var arrivals = Self.retries.lowerBound
    while !Task.isCancelled, stands() {
      if inbox.hasAny { _ = try? await engine.takeInbox() }
      let now = wiring.world.now()
      let isChatOpen = await wiring.openChat.isOpen(at: now)
      let looked = isChatOpen ? now.addingTimeInterval(-Self.chatFirst) : now
      // What others change from here on is looked at after this look.
      let mark = await mark(answers)
      // A store that is busy for once is no reason to end.
      let look = try? await ringer.look(at: looked, by: routes, wiring.manner)
      await wiring.noteTold(look?.told ?? [])
      let window = RingWindow(after: looked, upTo: now.addingTimeInterval(Self.horizon))
      let next = try? await ringer.upcoming(in: window).first?.at
      var wake = (next ?? window.end).addingTimeInterval(isChatOpen ? Self.chatFirst : 0)
      if let look, look.untold == nil {
        retry = Self.retries.lowerBound
      } else {
        wake = min(wake, now.addingTimeInterval(retry))
        retry = min(retry * 2, Self.retries.upperBound)
      }
      // What is still being written is looked at again.
      if inbox.hasAny {
        wake = min(wake, now.addingTimeInterval(arrivals))
        arrivals = min(arrivals * 2, Self.retries.upperBound)
      } else {
        arrivals = Self.retries.lowerBound
      }
      CodePages.giveBack()
      await waiter.wait(until: max(wake, now.addingTimeInterval(0.2)), now: wiring.world.now) {
        let changed = await self.mark(answers)
        return changed != mark || !stands()
      }
    }
  }

  /// Differs once others have changed the store, or a popup was answered here.
  private func mark(_ answers: AnswerCount) async -> String? {
    (try? await wiring.store.changeMark()).map { "\($0) \(answers.count) \(inbox.count)" }
  }
}

/// How many popups were answered.
private final class AnswerCount: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func add() { value.withLock { $0 += 1 } }
}
