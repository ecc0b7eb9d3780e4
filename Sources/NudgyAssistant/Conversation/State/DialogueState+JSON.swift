import Foundation
import NudgyCore

/// The state as the JSON that `Codable` reads. It is written once a turn, and Foundation's encoder takes longer for it
/// than many a turn does.
extension DialogueState {
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(.init(name, value)) }
    }
    add("card", card.map(JSONValue.int))
    add("turnsSinceCard", .int(turnsSinceCard))
    add("focus", focus.map(JSONValue.int))
    add("focusTitle", focusTitle.map(JSONValue.string))
    add("touched", .array(touched.map(JSONValue.int)))
    add("listed", .array(listed.map(JSONValue.int)))
    add("listedTitles", .array(listedTitles.map(JSONValue.string)))
    add("questions", .array(questions.map(\.json)))
    add("onlyAsked", onlyAsked.map(JSONValue.bool))
    add("lastIntent", lastIntent.map(JSONValue.string))
    add("dated", dated?.json)
    add("unheard", unheard.map(JSONValue.string))
    add("unkept", unkept?.json)
    add("notKept", notKept.map { .array($0.map(JSONValue.string)) })
    add("turnsSinceOffer", turnsSinceOffer.map(JSONValue.int))
    add("energy", energy.map { .string($0.rawValue) })
    add("minutes", minutes.map(JSONValue.int))
    add("moodEnds", moodEnds.map(JSONValue.seconds))
    add("lastSubject", lastSubject.map(JSONValue.string))
    add("lastPerson", lastPerson.map(JSONValue.string))
    add("pastedTurns", pastedTurns.map { .array($0.map { .string($0.uuidString) }) })
    add("recentLines", .string(recentLines.rawValue))
    add("persona", persona.map(JSONValue.string))
    add("personaOver", personaOver.map(JSONValue.string))
    add("lastTurnAt", lastTurnAt.map(JSONValue.seconds))
    return .object(members)
  }
}

extension DialogueState.Dated {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [.init("number", .int(number)), .init("isSnooze", .bool(isSnooze))]
    if let instant { members.append(.init("instant", .seconds(instant))) }
    return .object(members)
  }
}

extension PendingQuestion {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind.rawValue), "tool": .string(tool), "arguments": .string(arguments),
      "numbers": .array(numbers.map(JSONValue.int)), "choices": .array(choices.map(JSONValue.string)),
      "values": .array(values.map(JSONValue.string)), "text": .string(text),
      "isRepeated": isRepeated.map(JSONValue.bool) ?? .null,
    ]
  }
}

extension JSONValue {
  fileprivate static func seconds(_ instant: Date) -> JSONValue { .double(instant.timeIntervalSince1970) }
}
