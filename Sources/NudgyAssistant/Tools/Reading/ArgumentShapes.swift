import NudgyCore
import NudgyLanguage

/// Brings values into the shape that a schema asks for, where there is only one way to.
enum ArgumentShapes {
  /// What models write where they mean nothing at all.
  private static let nothing: Set = ["", "null", "none", "nil", "n/a", "na", "undefined", "unknown", "-"]
  /// Where these are words like any other.
  private static let prose: Set = [
    "title", "notes", "fact", "subject", "body", "task", "query", "source_text", "replacement", "replaced",
  ]

  /// Nil for a value that stands for none.
  static func shaped(_ member: JSONValue.Member, to schema: JSONValue) -> JSONValue.Member? {
    let value = shaped(member.value, to: schema, named: member.name)
    // No task takes no time.
    if member.name == "minutes", value.intValue == 0 { return nil }
    if member.name == "task", value.stringValue.map(\.isBlank) == true { return nil }
    if let text = value.stringValue, !prose.contains(member.name), nothing.contains(text.trimmed.lowercased())
    {
      return nil
    }
    return .init(member.name, value)
  }

  private static func shaped(_ value: JSONValue, to schema: JSONValue, named name: String) -> JSONValue {
    switch schema["type"]?.stringValue {
    case "string"?:
      if name == "task" { return reference(value).map(JSONValue.string) ?? value }
      guard let text = text(value, named: name) else { return value }
      return schema["enum"] == nil ? .string(text) : .string(choice(text, of: schema, named: name))
    case "integer"?:
      guard let number = number(value, named: name) else { return value }
      // As many as there can be is what too many means.
      let most = name == "limit" ? schema["maximum"]?.intValue ?? number : number
      return .int(min(number, most))
    case "boolean"?: return flag(value) ?? value
    case "array"?: return list(value, to: schema, named: name)
    default: return value
    }
  }

  // MARK: - Texts

  /// The text that a scalar or a list of texts is.
  static func text(_ value: JSONValue, named name: String = "") -> String? {
    switch value {
    case .string(let text): return text
    case .int(let number): return String(number)
    case .double(let number): return value.intValue.map(String.init) ?? String(number)
    case .array(let elements):
      let texts = elements.compactMap { text($0) }
      guard texts.count == elements.count, !texts.isEmpty else { return nil }
      return texts.joined(separator: name == "notes" ? "\n" : ", ")
    case .bool, .null, .object: return nil
    }
  }

  /// A reference to one task or to several, as `TaskReferenceText` reads it; nil for what is none.
  static func reference(_ value: JSONValue) -> String? {
    switch value {
    case .array(let elements):
      let references = elements.compactMap(reference)
      guard references.count == elements.count, !references.isEmpty else { return nil }
      return TaskReferenceText.joined(references)
    case .object:
      let names = ["number", "id", "task_id", "task", "title", "name"]
      return names.lazy.compactMap { value[$0].flatMap(reference) }.first
    case .int(let number): return "#\(number)"
    case .double: return value.intValue.map { "#\($0)" }
    case .string(let text):
      // A list that was written as a text.
      if text.hasPrefix("["), let inner = JSONReader.value(from: text), inner.arrayValue != nil {
        return reference(inner)
      }
      return text
    case .bool, .null: return nil
    }
  }

  // MARK: - Choices

  private static func choice(_ text: String, of schema: JSONValue, named name: String) -> String {
    let choices = schema["enum"]?.arrayValue?.compactMap(\.stringValue) ?? []
    if choices.contains(text) { return text }
    let plain = ArgumentNames.plain(text.lowercased())
    if let choice = choices.first(where: { ArgumentNames.plain($0).lowercased() == plain }) { return choice }
    guard let meant = meanings[name]?[plain], choices.contains(meant) else { return text }
    return meant
  }

  private static let meanings: [String: [String: String]] = [
    "priority": [
      "normal": "medium", "med": "medium", "moderate": "medium", "important": "high", "urgent": "critical",
      "highest": "critical", "very_high": "critical", "lowest": "low", "minor": "low",
    ],
    "energy": ["normal": "medium", "med": "medium", "moderate": "medium", "little": "low", "tired": "low"],
    "action": ["phone": "call", "sms": "text", "message": "text", "mail": "email", "e_mail": "email"],
    "scope": [
      "open": "up_next", "active": "up_next", "pending": "up_next", "todo": "up_next", "to_do": "up_next",
      "next": "up_next", "upcoming": "up_next", "later": "snoozed", "hidden": "snoozed",
      "completed": "done", "finished": "done", "complete": "done", "deleted": "dropped", "late": "overdue",
      "past_due": "overdue", "week": "this_week", "everything": "all", "any": "all",
    ],
  ]

  // MARK: - Numbers, flags and lists

  private static func number(_ value: JSONValue, named name: String) -> Int? {
    if let number = value.intValue { return number }
    guard let text = value.stringValue?.trimmed else { return nil }
    if let number = Int(text) { return number }
    return name == "minutes" ? minutes(text) : NumberWord.value(of: text.lowercased())
  }

  /// "30 minutes", "1h", "1.5 hours".
  private static func minutes(_ text: String) -> Int? {
    let plain = text.lowercased()
    let amount = plain.prefix { $0.isNumber || $0 == "." }
    guard let count = Double(amount), count > 0, count <= 1440 else { return nil }
    switch plain.dropFirst(amount.count).trimmed {
    case "m", "min", "mins", "minute", "minutes": return Int(count.rounded())
    case "h", "hr", "hrs", "hour", "hours": return Int((count * 60).rounded())
    default: return nil
    }
  }

  private static func flag(_ value: JSONValue) -> JSONValue? {
    switch value.stringValue?.trimmed.lowercased() ?? value.intValue.map(String.init) {
    case "true"?, "yes"?, "1"?: true
    case "false"?, "no"?, "0"?: false
    default: nil
    }
  }

  private static func list(_ value: JSONValue, to schema: JSONValue, named name: String) -> JSONValue {
    let items = schema["items"] ?? .null
    guard items["type"]?.stringValue == "string" else { return value }
    var elements = value.arrayValue ?? [value]
    if elements.count == 1, let text = elements[0].stringValue {
      elements = lines(of: text).map(JSONValue.string)
    }
    return .array(
      elements.map { element in
        let inner = ["title", "step", "text", "name"].lazy.compactMap { element[$0] }.first ?? element
        return shaped(inner, to: items, named: name)
      })
  }

  /// The lines of a text without what makes a list of them; one line is one.
  static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { line in
      var line = line.trimmed
      let number = line.prefix { $0.isNumber }
      if !number.isEmpty, let mark = line.dropFirst(number.count).first, mark == "." || mark == ")",
        line.dropFirst(number.count + 1).first == " "
      {
        line = line.dropFirst(number.count + 1).trimmed
      }
      for mark in ["- [ ] ", "- ", "* ", "\u{2022} "] where line.hasPrefix(mark) {
        line = line.dropFirst(mark.count).trimmed
        break
      }
      return line
    }.filter { !$0.isEmpty }
  }
}
