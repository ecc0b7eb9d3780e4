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
    let byTask = Dictionary(grouping: moments.sorted { $0.at < $1.at }, by: \.task.number)
    // By number where the time is the same: the order is to be the same in each process.
    let tasks = byTask.sorted { (latest($0.value), $0.key) < (latest($1.value), $1.key) }.map(\.value)
    let missed = tasks.filter { now.timeIntervalSince(latest($0)) > grace }
    let fresh = tasks.filter { now.timeIntervalSince(latest($0)) <= grace }
    if fresh.count > mostAtOnce { return [(missed + fresh).flatMap(\.self)] }
    return (missed.isEmpty ? [] : [missed.flatMap(\.self)]) + fresh
  }

  private static func latest(_ moments: [RingMoment]) -> Date { moments.last?.at ?? .distantPast }
}
