import NudgyAssistant
import NudgyCore

/// A small model: it means the right thing and writes it down wrongly, another way each time.
struct SloppyCharacter: ModelCharacter {
  func answer(_ moment: CharacterMoment) -> CharacterAnswer {
    let slip = Slip(rawValue: moment.count % Slip.allCases.count) ?? .none
    if moment.request.form != nil { return CharacterAnswer(text: document(moment, slip)) }
    guard moment.round == 0, moment.mayCall else { return words(moment, slip) }
    let calls = moment.rightCalls
    guard !calls.isEmpty else { return words(moment, slip) }
    switch slip {
    case .claim: return CharacterAnswer(text: "Done! I've taken care of that for you.", isClaim: true)
    case .writtenMarked:
      return CharacterAnswer(
        text: calls.map { "<tool_call>\n\(json($0))\n</tool_call>" }.joined(separator: "\n"))
    case .writtenFenced: return CharacterAnswer(text: "Let me do that.\n```json\n\(json(calls[0]))\n```")
    default: return CharacterAnswer(calls: calls.map { slip.spoiled($0, moment) })
    }
  }

  private func words(_ moment: CharacterMoment, _ slip: Slip) -> CharacterAnswer {
    switch slip {
    case .none, .missingItem, .wrongNumber, .shortTitle: CharacterAnswer(text: moment.turn.say)
    case .enums:
      CharacterAnswer(text: "<think>The user wants something. I should answer.</think>" + moment.turn.say)
    case .shapes: CharacterAnswer(text: "**Sure!** \n\n- " + moment.turn.say)
    case .writtenMarked, .writtenFenced: CharacterAnswer(text: "Okay. " + moment.turn.say)
    case .claim: CharacterAnswer(text: "Done! I've updated your list.", isClaim: true)
    }
  }

  private func document(_ moment: CharacterMoment, _ slip: Slip) -> String {
    let whole = moment.document ?? [:]
    guard let tasks = whole["tasks"]?.arrayValue else { return JSONWriter.compact(whole) }
    switch slip {
    case .none, .wrongNumber: return JSONWriter.compact(whole)
    case .enums: return "Here you go:\n```json\n\(JSONWriter.compact(whole))\n```"
    // A bare list, and tasks as words.
    case .shapes: return JSONWriter.compact(["tasks": .array(tasks.map { $0["title"] ?? .null })])
    case .writtenMarked: return JSONWriter.compact(.array(tasks))
    case .writtenFenced: return String(JSONWriter.compact(whole).dropLast(12))
    case .missingItem: return JSONWriter.compact(["tasks": .array(Array(tasks.dropLast()))])
    case .shortTitle: return JSONWriter.compact(["tasks": .array(tasks.map(Slip.shortened))])
    case .claim: return #"{"tasks":[]}"#
    }
  }

  private func json(_ call: RawCall) -> String {
    JSONWriter.compact(["name": .string(call.name), "arguments": call.arguments])
  }
}
