import NudgyCore
import NudgyLanguage

// The JSON of the contracts for a message in its scene.
extension ReaderScene {
  /// - Parameter json: `{"tasks": [{"number": 3, "title": "…"}], "card": 3, "just": "created 4"}`; what is missing is
  ///   not there.
  init(_ json: JSONValue) {
    let tasks = (json["tasks"]?.arrayValue ?? []).compactMap { task -> Task? in
      guard let number = task["number"]?.intValue, let title = task["title"]?.stringValue else { return nil }
      return Task(number: number, title: title)
    }
    self.init(tasks: tasks, card: json["card"]?.intValue, just: json["just"]?.stringValue)
  }
}

extension SceneReading {
  func json(in calendar: ZonedCalendar, titles: [Int: String]) -> JSONValue {
    [
      "text": .string(text),
      "acts": .array(acts.map { $0.json(in: calendar) }),
      "pieces": .array(pieces.map(\.json)),
      "ask": JSONValue(question.map { SceneWording.question($0, titles: titles) }),
    ]
  }
}

extension SceneReading {
  /// Why it was read so: each word with what it is for, and how likely each piece is what it is and about whom.
  var traceJSON: JSONValue {
    let bytes = Array(text.utf8)
    return .array(
      read.map { piece in
        let words = zip(piece.wordSpans, piece.roles).map { span, role -> JSONValue in
          .array([.string(String(decoding: bytes[span], as: UTF8.self)), .string("\(role)")])
        }
        let links = piece.links.map {
          ["number": .int($0.number), "certainty": rounded($0.certainty)] as JSONValue
        }
        return [
          "act": .string(piece.act.rawValue), "certainty": rounded(piece.certainty), "words": .array(words),
          "links": .array(links),
        ]
      })
  }

  private func rounded(_ certainty: Float) -> JSONValue {
    .double((Double(certainty) * 1000).rounded() / 1000)
  }
}

extension SceneReading.Piece {
  fileprivate var json: JSONValue {
    [
      "text": .string(text), "span": .array([.int(span.lowerBound), .int(span.upperBound)]),
      "act": .string(act.rawValue), "fate": .string(fate.rawValue),
    ]
  }
}

extension SceneReading.Act {
  fileprivate func json(in calendar: ZonedCalendar) -> JSONValue {
    [
      "intent": .string(act.rawValue),
      "confidence": .double((Double(certainty) * 100).rounded() / 100),
      "target": JSONValue(reference),
      "targets": .array(targets.map { .int($0) }),
      "when": when?.json(in: calendar) ?? .null,
      "tasks": .array(task.map { [$0.json(in: calendar)] } ?? []),
    ]
  }
}
