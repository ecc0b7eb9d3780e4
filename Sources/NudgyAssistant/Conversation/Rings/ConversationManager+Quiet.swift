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
    let preferences = try? await memory.preferences()
    let before = (try? executor.settings?.values()) ?? []
    let set = before.first { $0.name == Self.quietHours }?.value.stringValue
    let ends = (set ?? "").split(separator: "-").compactMap { hour(String($0), isEnd: true, run) }
    guard let settings = executor.settings,
      let start = from == nil
        ? ends.first ?? preferences?.sleep ?? Self.usual.start : hour(from, isEnd: false, run),
      let end = to == nil ? ends.last ?? preferences?.wake ?? Self.usual.end : hour(to, isEnd: true, run)
    else { return run.say(NudgeWording.quietHow) }
    do throws(NudgyError) {
      try await executor.journaled(in: &run.scope) { (_) async throws(NudgyError) in
        try settings.set(Self.quietHours, to: .string("\(Self.written(start))-\(Self.written(end))"))
        return UndoableChange.settings(from: before, to: try settings.values())
      }
      run.say(NudgeWording.quiet(from: run.wording.clock(start), to: run.wording.clock(end)))
    } catch {
      run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    }
  }

  /// As it stands; an evening begins with a bare "9", and a morning ends with one.
  private func hour(_ words: String?, isEnd: Bool, _ run: TurnRun) -> CivilTime? {
    guard let words else { return nil }
    guard let said = words.wholeMatch(of: /(?:at )?(\d{1,2})(?:[:.](\d\d))?(?:h| ?o'?clock)?/) else {
      return moment(words, run).map { services.world.calendar.civil(at: $0).time }
    }
    guard let hour = Int(said.1), hour < 24, let minute = Int(said.2 ?? "0"), minute < 60 else { return nil }
    let isBare = said.2 == nil && (1...11).contains(hour) && !isEnd
    return CivilTime(secondOfDay: ((isBare ? hour + 12 : hour) * 60 + minute) * 60)
  }

  private static func written(_ time: CivilTime) -> String { TimeWording.clock(time, uses24Hours: true) }

  private static let quietHours = "quietHours"
  /// What holds where nobody said anything.
  private static let usual = (
    start: CivilTime(secondOfDay: 21 * 3600), end: CivilTime(secondOfDay: 8 * 3600)
  )
}
