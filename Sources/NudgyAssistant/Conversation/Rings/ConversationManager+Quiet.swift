import Foundation
import NudgyCore
import NudgyLanguage

// Quiet that is wished for in a sentence, once or each day.
extension ConversationManager {
  func keepQuiet(_ wish: QuietWish, _ choices: RingChoices, _ run: inout TurnRun) async {
    switch wish {
    case .until(let words): await mute(until: words, choices, &run)
    case .before(let words):
      guard let moment = moment(words, run) else { return run.say(NudgeWording.quietHow) }
      guard moment.timeIntervalSince(run.scope.now) > Self.nearHour else {
        return await mute(until: words, choices, &run)
      }
      await setQuiet(from: nil, to: words, &run)
    case .hours(let from, let to): await setQuiet(from: from, to: to, &run)
    case .unclear: run.say(NudgeWording.quietHow)
    }
  }

  /// Seconds: an hour of the day that is nearer is that of today.
  private static let nearHour: TimeInterval = 10 * 3600

  private func moment(_ words: String, _ run: TurnRun) -> Date? {
    let times = TimeArgument(context(run))
    return (try? times.returnTime("at \(words)")) ?? (try? times.returnTime(words))
  }

  /// Written to the settings, where `undo` finds it; an end that was not said stays as it is.
  private func setQuiet(from: String?, to: String?, _ run: inout TurnRun) async {
    guard let settings = executor.settings, let before = try? settings.values() else {
      return run.say(NudgeWording.quietHow)
    }
    let set = before.first { $0.name == Self.quietHours }?.value.stringValue.flatMap(QuietHours.init)
    let preferences = try? await memory.preferences()
    var quiet = set ?? QuietHours.standard
    if set == nil {
      quiet.start = preferences?.sleep ?? quiet.start
      quiet.end = preferences?.wake ?? quiet.end
    }
    guard let start = from.map({ evening($0, run) }) ?? quiet.start,
      let end = to.map({ hour($0, run) }) ?? quiet.end
    else { return run.say(NudgeWording.quietHow) }
    quiet = QuietHours(start: start, end: end)
    do throws(NudgyError) {
      try await executor.journaled(in: &run.scope) { (_) async throws(NudgyError) in
        try settings.set(Self.quietHours, to: .string(quiet.text))
        return UndoableChange.settings(from: before, to: try settings.values())
      }
      run.say(NudgeWording.quiet(from: run.wording.clock(start), to: run.wording.clock(end)))
    } catch {
      run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    }
  }

  private func hour(_ words: String, _ run: TurnRun) -> CivilTime? {
    QuietHours.time(words) ?? moment(words, run).map { services.world.calendar.civil(at: $0).time }
  }

  /// Quiet begins in the evening: "10 to 7" is from ten at night.
  private func evening(_ words: String, _ run: TurnRun) -> CivilTime? {
    guard let bare = Int(words), (1...11).contains(bare) else { return hour(words, run) }
    return CivilTime(secondOfDay: (bare + 12) * 3600)
  }

  private static let quietHours = "quietHours"
}
