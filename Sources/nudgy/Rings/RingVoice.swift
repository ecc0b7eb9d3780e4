import Foundation
import NudgyAssistant
import NudgyCore
import NudgyReminders

/// The persona's line for a ring.
enum RingVoice {
  static func line(
    _ moment: RingMoment, isSoft: Bool, _ engine: NudgyEngine, _ wording: TimeWording
  ) async -> String {
    var values: [Placeholder: String] = [.title: moment.task.title]
    switch moment.stage {
    case .ahead(let seconds): values[.when] = "in " + TimeWording.span(seconds: seconds)
    case .onTime, .again:
      if moment.kind == .stale {
        let untouched = moment.at.timeIntervalSince(moment.task.updatedAt)
        values[.when] = TimeWording.span(seconds: untouched)
      }
    }
    let line = await engine.line(self.moment(of: moment, isSoft: isSoft), values: values)
    guard let fact = RingWording.fact(of: moment, in: wording) else { return line }
    // How long is left is said once.
    if moment.task.steps.isEmpty, let when = values[.when], line.contains(when) { return line }
    return line.isEmpty ? fact : "\(line) \(fact)"
  }

  private static func moment(of ring: RingMoment, isSoft: Bool) -> Moment {
    if isSoft { return .ringSoft }
    return switch (ring.kind, ring.stage) {
    case (.asked, _): .ringAsked
    case (_, .ahead): .ringLead
    case (_, .again): .ringOverdue
    case (.return, _): .ringReturn
    case (.rhythm, _): .ringRhythm
    case (.stale, _): .ringStale
    case (.endOfDay, _): .ringDayEnd
    case (.links, _): .ringLink
    case (.digest, _): .ringDigest
    case (.due, _): .ringDue
    }
  }
}
