import Foundation

/// The one clause that says why a task is the next one. Never blame: what is overdue is "still here".
package enum ReasonWording {
  package static func clause(_ reason: NextReason, in wording: TimeWording) -> String {
    switch reason {
    case .dueSoon(let instant):
      let seconds = instant.timeIntervalSince(wording.now)
      if seconds <= NextReason.closeBy { return "due in \(TimeWording.span(seconds: seconds))" }
      return "due \(wording.instant(instant))"
    case .dueToday: return "due today"
    case .stillHere(let since):
      return "still here since \(wording.day(wording.calendar.day(of: since)))"
    case .back(let since):
      return "back since \(wording.instant(since))"
    case .movedToTop: return "you put it on top"
    case .upcoming(let due): return "due \(wording.due(due)), nothing presses today"
    case .newest: return "the newest one, nothing else is pressing"
    case .fits(let energy, let minutes): return fits(energy: energy, minutes: minutes)
    case .nothingFits(_, let smallest):
      return "nothing that small, and this takes \(TimeWording.span(seconds: Double(smallest) * 60))"
    case .skippedBefore: return "its turn again"
    case .onlyOneLeft: return "the only one left"
    case .returnsSoon(let instant):
      return "back in \(TimeWording.span(seconds: instant.timeIntervalSince(wording.now)))"
    }
  }

  private static func fits(energy: EnergyLevel?, minutes: Int?) -> String {
    let time = minutes.map { $0 == 1 ? "a minute" : "\($0) minutes" }
    switch (energy, time) {
    case (.low?, let time?): return "light enough, and fits in \(time)"
    case (.low?, nil): return "light enough for low energy"
    case (.high?, let time?): return "worth your energy, and fits in \(time)"
    case (.high?, nil): return "worth the energy you have"
    case (_, let time?): return "fits in \(time)"
    default: return "a fair one for now"
    }
  }
}
