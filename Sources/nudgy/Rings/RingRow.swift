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

  init(_ told: Ringer.Told) {
    (task, at, kind) = (told.ring.task?.number, told.ring.at, told.ring.kind)
    (route, text, self.told) = (told.route, "\(told.ring.heading): \(told.ring.text)", told.at)
  }

  init(_ moment: RingMoment, by route: RouteName, in wording: TimeWording) {
    (task, at, kind) = (moment.task.number, moment.at, moment.kind)
    (self.route, text) = (route, RingWording.upcoming(moment))
  }

  func json(in calendar: ZonedCalendar) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("task", task.map(JSONValue.int) ?? .null),
      .init("at", .string(InstantFormat.string(at, in: calendar))), .init("kind", .string(kind.rawValue)),
      .init("route", .string(route.rawValue)), .init("text", .string(text)),
    ]
    if let told { members.append(.init("delivered", .string(InstantFormat.string(told, in: calendar)))) }
    return .object(members)
  }

  func line(in wording: TimeWording) -> String {
    let number = task.map { "#\($0) " } ?? ""
    return "\(wording.instant(at))  \(number)\(PlainText.singleLine(text)) · \(RingWording.route(route))"
  }
}
