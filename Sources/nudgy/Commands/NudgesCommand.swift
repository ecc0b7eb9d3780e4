import Foundation
import NudgyAssistant
import NudgyCore
import NudgyReminders

/// `nudgy nudges`: what will ring, when and by which way; `mute [WHEN]` and `unmute`.
enum NudgesCommand {
  /// Days ahead that are shown.
  private static let days = 7
  private static let most = 50
  /// The rows of JSON.
  private static let mostWritten = 2000

  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    switch here.words.first?.lowercased() {
    case nil: try await show(here)
    case "mute"?: try await mute(here)
    case "unmute"?:
      try here.expectWords(atMost: 1, of: .nudges)
      try await change(here) { $0.mutedUntil = nil }
      tell(EmptyWording.unmuted, until: nil, here)
    default: throw .unexpectedArgument(here.words[0], command: CommandName.nudges.rawValue)
    }
    return .done
  }

  private static func show(_ here: Surroundings) async throws(NudgyError) {
    let wiring = RingWiring(here, try Wiring.opened(here))
    let now = here.world.now()
    let window = RingWindow(after: now, upTo: now.addingTimeInterval(Double(days) * 86_400))
    let route = await wiring.likelyRoute(at: now)
    let moments = try await wiring.ringer.upcoming(in: window)
    guard !here.options.json else {
      let rows = moments.prefix(mostWritten).map { RingRow($0, by: route, in: here.wording) }
      return here.output.document(.array(rows.map { $0.json(in: here.world.calendar) }))
    }
    let rows = folded(moments, by: route, in: here.wording)
    let choices = await RingChoices.load(from: wiring.store)
    if let until = choices.mutedUntil, until > now {
      here.output.writeLine(RingWords.muted(until: here.wording.instant(until)))
    }
    if wiring.isPhoneOff { here.output.writeLine(RingWords.phoneOff) }
    for line in await wiring.troubles(in: here.wording) { here.output.writeLine(line) }
    guard !rows.isEmpty else { return here.output.writeLine(RingWords.nothingRings) }
    for row in rows.prefix(most) { here.output.writeLine(row.line(in: here.wording)) }
    if rows.count > most { here.output.writeLine(RingWords.more(rows.count - most)) }
    if route == .launch { here.output.writeLine(RingWords.ringsAtLaunch) }
  }

  /// What rings again and again is one line.
  private static func folded(
    _ moments: [RingMoment], by route: RouteName, in wording: TimeWording
  ) -> [RingRow] {
    var rows: [RingRow] = []
    var places: [Int: Int] = [:]
    for moment in moments {
      let isOften = moment.stage == .again && moment.task.pressure == .nuclear
      if isOften, let place = places[moment.task.number] {
        rows[place].isOften = true
      } else {
        if isOften { places[moment.task.number] = rows.count }
        rows.append(RingRow(moment, by: route, in: wording))
      }
    }
    return rows
  }

  private static func mute(_ here: Surroundings) async throws(NudgyError) {
    let words = here.words.dropFirst().joined(separator: " ")
    let calendar = here.world.calendar
    let now = here.world.now()
    let until =
      words.isBlank || words.lowercased() == "today"
      ? calendar.instant(calendar.day(of: now).adding(days: 1), QuietHours.standard.end)
      : try TimeArgument(now: now, calendar: calendar, readsDayFirst: here.readsDayFirst)
        .returnTime(words)
    try await change(here) { $0.mutedUntil = until }
    tell(RingWords.muted(until: here.wording.instant(until)), until: until, here)
  }

  private static func change(
    _ here: Surroundings, _ body: (inout RingChoices) -> Void
  ) async throws(NudgyError) {
    let store = try Wiring.opened(here).store
    var choices = await RingChoices.load(from: store)
    body(&choices)
    try await choices.save(to: store)
  }

  private static func tell(_ line: String, until: Date?, _ here: Surroundings) {
    guard here.options.json else { return here.output.writeLine(line) }
    here.output.document([
      "mutedUntil": until.map { .string(InstantFormat.string($0, in: here.world.calendar)) } ?? .null
    ])
  }
}
