/// Knows until when a transfer may keep silent. A value of instants; whoever holds it brings the time.
struct TransferWatch: Sendable {
  typealias Instant = ContinuousClock.Instant

  /// What is waited for.
  enum Stage: Sendable, Equatable {
    case firstToken
    case more
    /// The count of tokens, or the end.
    case afterthought
    /// The end of a response nobody reads any more.
    case drain
  }

  /// Long enough for a count of tokens, short enough for a server that never hangs up.
  static let afterthought = Duration.seconds(2)
  /// Worth waiting for, as the connection then serves the next turn.
  static let drain = Duration.milliseconds(250)

  private let limits: LLMLimits
  private let start: Instant
  private var deadline: Instant
  private(set) var stage = Stage.firstToken

  init(limits: LLMLimits, start: Instant) {
    self.limits = limits
    self.start = start
    deadline = start + limits.firstToken
  }

  mutating func note(_ reception: Reception, at now: Instant) {
    switch reception {
    case .waiting: break
    case .progress:
      stage = .more
      deadline = now + limits.idle
    case .ending:
      guard stage != .afterthought else { return }
      stage = .afterthought
      deadline = now + TransferWatch.afterthought
    case .enough:
      guard stage != .drain else { return }
      stage = .drain
      deadline = now + TransferWatch.drain
    }
  }

  /// The moment at which the transfer is given up.
  var end: Instant { min(deadline, start + limits.whole) }

  func isOver(at now: Instant) -> Bool { now >= end }
}
