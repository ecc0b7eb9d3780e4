import NudgyAssistant
import NudgyCore

/// What a small model gets wrong.
enum Slip: Int, Sendable, CaseIterable {
  case none
  /// Words that optional fields do not know.
  case enums
  /// An object for a list, a number for a text, a text for a number.
  case shapes
  /// Calls in the text, as models write them whose server reads none.
  case writtenMarked, writtenFenced
  /// The last of several is left out.
  case missingItem
  case shortTitle
  case wrongNumber
  /// It says so and does nothing.
  case claim

  func spoiled(_ call: RawCall, _ moment: CharacterMoment) -> RawCall {
    switch self {
    case .none, .writtenMarked, .writtenFenced, .claim: call
    case .enums: RawCall(call.name, Slip.withOddFields(call))
    case .shapes: RawCall(call.name, Slip.misshapen(call))
    case .missingItem: RawCall(call.name, Slip.items(call) { $0.count > 1 ? Array($0.dropLast()) : $0 })
    case .shortTitle: RawCall(call.name, Slip.items(call) { $0.map(Slip.shortened) })
    case .wrongNumber: RawCall(call.name, Slip.misnumbered(call, moment))
    }
  }

  private static let oddFields: [JSONValue.Member] = [
    .init("priority", "urgent"), .init("category", "household"), .init("energy", "tiny"),
    .init("action", "visit"),
    .init("confidence", 0.9),
  ]

  private static func withOddFields(_ call: RawCall) -> JSONValue {
    guard call.arguments["items"] != nil else { return adding(oddFields.suffix(1), to: call.arguments) }
    return items(call) { $0.map { adding(oddFields, to: $0) } }
  }

  private static func adding(_ members: some Sequence<JSONValue.Member>, to value: JSONValue) -> JSONValue {
    .object((value.members ?? []) + members)
  }

  private static func items(_ call: RawCall, _ change: ([JSONValue]) -> [JSONValue]) -> JSONValue {
    guard let items = call.arguments["items"]?.arrayValue else { return call.arguments }
    return ["items": .array(change(items))]
  }

  private static func misshapen(_ call: RawCall) -> JSONValue {
    if let items = call.arguments["items"]?.arrayValue {
      // One alone without its list, several as mere words.
      return items.count == 1 ? ["items": items[0]] : ["items": .array(items.map { $0["title"] ?? .null })]
    }
    let members = (call.arguments.members ?? []).map { member -> JSONValue.Member in
      if member.name == "task", let number = member.value.stringValue?.dropFirst(), let plain = Int(number) {
        return .init("task", .int(plain))
      }
      if let number = member.value.intValue { return .init(member.name, .string("\(number)")) }
      return member
    }
    return .object(members + [.init("notes", "")].filter { _ in call.name == ToolName.updateTask.rawValue })
  }

  /// The end of a title, as models cut it that like it short.
  static func shortened(_ item: JSONValue) -> JSONValue {
    guard let title = item["title"]?.stringValue else { return item }
    let words = title.split(separator: " ")
    return words.count < 4
      ? item : item.replacing("title", with: .string(words.suffix(3).joined(separator: " ")))
  }

  /// The neighbour of the task that was meant.
  private static func misnumbered(_ call: RawCall, _ moment: CharacterMoment) -> JSONValue {
    guard let reference = call.arguments["task"]?.stringValue, reference.hasPrefix("#"),
      let number = Int(reference.dropFirst())
    else { return call.arguments }
    let neighbour = moment.talk.tasks.map(\.number).first { $0 > number } ?? max(1, number - 1)
    return call.arguments.replacing("task", with: .string("#\(neighbour)"))
  }
}
