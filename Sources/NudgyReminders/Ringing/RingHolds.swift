import Foundation
import NudgyCore

/// What holds a moment when it could be told.
struct RingHolds {
  let settings: RingSettings
  let calendar: ZonedCalendar

  /// What was wanted in the night is told in that night or not before morning, in seconds.
  private static let nightly: TimeInterval = 2 * 3600

  /// Whether a moment that has come waits for the morning: nothing is made up for in the middle of a night, but what
  /// was wanted at that hour itself is whispered.
  func waitsForMorning(_ moment: RingMoment, at now: Date) -> Bool {
    guard settings.quiet.hold(at: now, in: calendar) else { return false }
    guard moment.stage == .onTime, !moment.kind.isCheckIn else { return true }
    let late = now.timeIntervalSince(moment.at)
    if late <= RingBatches.grace { return false }
    return !settings.quiet.hold(at: moment.at, in: calendar) || late > Self.nightly
  }

  /// The moment as it will be told, with the reason why not sooner; nil when it will not be.
  func held(_ moment: RingMoment, at now: Date) -> RingMoment? {
    var moment = moment
    if let muted = settings.mutedUntil, muted > now, moment.at < muted {
      guard !moment.kind.isCheckIn || muted.timeIntervalSince(moment.at) <= CheckIns.freshness else {
        return nil
      }
      (moment.at, moment.wait) = (settings.quiet.pushed(muted, in: calendar), .muted(until: muted))
    } else if moment.at <= now {
      let morning = settings.quiet.pushed(now, in: calendar)
      (moment.at, moment.wait) = (morning, .quiet(until: morning))
    }
    return moment
  }
}
