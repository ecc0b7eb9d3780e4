import Foundation
import NudgyCore

/// Puts moments together that are told at one go.
struct RingBatches {
  /// Moments longer ago than this were missed.
  static let grace: TimeInterval = 600
  /// More at the same time are told in one.
  static let mostAtOnce = 3

  /// Each batch is a ring; one of several tasks is a digest. An earlier moment of a task is told with its latest.
  static func batches(of moments: [RingMoment], at now: Date) -> [[RingMoment]] {
    let sorted = moments.sorted { ($0.at, $0.weight, $0.task.number) < ($1.at, $1.weight, $1.task.number) }
    let byTask = Dictionary(grouping: sorted, by: \.task.number)
    let tasks = byTask.values.sorted {
      (latest($0), $0[0].task.number) < (latest($1), $1[0].task.number)
    }
    let missed = tasks.filter { isMissed($0, at: now) }
    let fresh = tasks.filter { !isMissed($0, at: now) }
    if fresh.count > mostAtOnce { return [(missed + fresh).flatMap(\.self)] }
    guard !missed.isEmpty else { return fresh }
    // A check-in is no reason to ring a second time.
    let checkIns = fresh.filter { $0.last?.kind.isCheckIn ?? false }
    let chosen = fresh.filter { !($0.last?.kind.isCheckIn ?? false) }
    return [(missed + checkIns).flatMap(\.self)] + chosen
  }

  static func isMissed(_ moments: [RingMoment], at now: Date) -> Bool {
    now.timeIntervalSince(latest(moments)) > grace
  }

  private static func latest(_ moments: [RingMoment]) -> Date { moments.last?.at ?? .distantPast }
}
