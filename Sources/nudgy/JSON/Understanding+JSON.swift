import NudgyCore
import NudgyLanguage
import NudgyReader

extension Understanding {
  /// - Parameter titles: of the listed tasks, by number.
  func json(in calendar: ZonedCalendar, titles: [Int: String] = [:]) -> JSONValue {
    [
      "text": .string(text),
      "acts": .array(acts.map { $0.json(in: calendar) }),
      "pieces": .array(pieces.map(\.json)),
      "ask": JSONValue(question.map { SceneWording.question($0, titles: titles) }),
    ]
  }

  /// Why it was read so: each word with what it is for, and how likely each piece is what it is and about whom.
  var traceJSON: JSONValue {
    let bytes = Array(text.utf8)
    return .array(
      read.map { piece in
        let words = zip(zip(piece.wordSpans, piece.roles), piece.persons).map { word, isPerson -> JSONValue in
          let role = "\(word.1)" + (isPerson ? " person" : "")
          return .array([.string(String(decoding: bytes[word.0], as: UTF8.self)), .string(role)])
        }
        let links = piece.links.map {
          ["number": .int($0.number), "certainty": rounded($0.certainty)] as JSONValue
        }
        return [
          "act": .string(piece.act.rawValue), "kind": JSONValue(piece.kind?.rawValue),
          "kindCertainty": rounded(piece.kindCertainty),
          "certainty": rounded(piece.certainty), "toDo": rounded(piece.creates), "words": .array(words),
          "links": .array(links),
        ]
      })
  }

  private func rounded(_ certainty: Float) -> JSONValue {
    .double((Double(certainty) * 1000).rounded() / 1000)
  }
}

extension Understanding.Piece {
  fileprivate var json: JSONValue {
    [
      "text": .string(text), "span": .array([.int(span.lowerBound), .int(span.upperBound)]),
      "act": .string(act.rawValue), "fate": .string(fate.rawValue),
    ]
  }
}

extension Act {
  func json(in calendar: ZonedCalendar) -> JSONValue {
    [
      "intent": .string(intent.rawValue),
      "confidence": .double((confidence * 100).rounded() / 100),
      "target": JSONValue(reference ?? target?.description),
      "targets": .array(targets.map { .int($0) }),
      "when": when?.json(in: calendar) ?? .null,
      "tasks": .array(tasks.map { $0.json(in: calendar) }),
    ]
  }
}

extension TaskCapture {
  func json(in calendar: ZonedCalendar) -> JSONValue {
    let times = JSONTimes(calendar: calendar)
    return [
      "title": .string(title),
      "emoji": JSONValue(emoji),
      "due": times.due(due),
      "dueIsAllDay": .bool(due?.isAllDay ?? false),
      "snoozedUntil": times.instant(snoozedUntil),
      "recurrence": JSONValue(recurrence),
      "action": JSONValue(action?.rawValue),
      "contact": JSONValue(contact),
      "target": JSONValue(target),
      "url": JSONValue(url),
      "minutes": JSONValue(minutes),
      "priority": JSONValue(priority?.rawValue),
      "energy": JSONValue(energy?.rawValue),
      "category": JSONValue(category?.rawValue),
      "notes": JSONValue(notes),
      "source": .array([.int(source.lowerBound), .int(source.upperBound)]),
    ]
  }
}
