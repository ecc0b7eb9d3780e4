import Foundation
import NudgyCore
import NudgyReminders

/// A ring as the contracts write it.
struct RingRow {
  let task: Int?
  let at: Date
  let kind: RingKind
  let route: RouteName
  let text: String
  var told: Date?
  /// Why not sooner; only of what is still to come.
  var why: String?
  /// Followed by the like every quarter of an hour.
  var isOften = false

  init(_ told: Ringer.Told) {
    (task, at, kind) = (told.ring.task?.number, told.ring.at, told.ring.kind)
    (route, text, self.told) = (told.route, "\(told.ring.heading): \(told.ring.text)", told.at)
  }

  init(_ moment: RingMoment, by route: RouteName, in wording: TimeWording) {
    (task, at, kind) = (moment.task.number, moment.at, moment.kind)
    (self.route, text) = (route, RingWording.upcoming(moment))
    let wait = moment.wait ?? (route == .launch ? .noRoute : nil)
    why = wait.map { RingWording.why($0, in: wording) }
  }

  func json(in calendar: ZonedCalendar) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("task", task.map(JSONValue.int) ?? .null),
      .init("at", .string(InstantFormat.string(at, in: calendar))), .init("kind", .string(kind.rawValue)),
      .init("route", .string(route.rawValue)), .init("text", .string(text)),
    ]
    if let told {
      members.append(.init("delivered", .string(InstantFormat.string(told, in: calendar))))
    } else {
      members.append(.init("why", why.map(JSONValue.string) ?? .null))
    }
    return .object(members)
  }

  func line(in wording: TimeWording) -> String {
    let number = task.map { "#\($0) " } ?? ""
    // The titles of a digest have their own times.
    let time = task == nil ? told ?? at : at
    var parts = ["\(wording.instant(time))  \(number)\(PlainText.singleLine(text))"]
    if isOften { parts.append(RingWords.often) }
    parts.append(RingWording.route(route))
    // Said once below the list.
    if let why, route != .launch || why != RingWording.why(.noRoute, in: wording) { parts.append(why) }
    return parts.joined(separator: RingWording.separator)
  }
}
