import NudgyCore

/// New tasks as models write them: one instead of a list, titles instead of objects, lines of a text, fields by other
/// names.
enum ItemShapes {
  static func members(from members: [JSONValue.Member]) -> [JSONValue.Member] {
    var rest = members
    let given = rest.firstIndex { $0.name == "items" }.map { rest.remove(at: $0).value }
    if given == nil || isTitle(given, beside: rest) {
      // The one task stands where the list should.
      var fields = rest
      if let given { fields.insert(.init("title", given), at: 0) }
      let item = item(.object(fields))
      guard item["title"] != nil else { return members }
      return [.init("items", .array([item]))]
    }
    let items = list(given ?? .null)
    return [.init("items", .array(items.map(item)))] + rest
  }

  /// `{"task":"Buy milk","due":"friday"}`, where the other fields belong to the title.
  private static func isTitle(_ given: JSONValue?, beside rest: [JSONValue.Member]) -> Bool {
    guard let text = given?.stringValue, !rest.isEmpty else { return false }
    return ArgumentShapes.lines(of: text).count == 1 && JSONReader.value(from: text) == nil
  }

  private static func list(_ value: JSONValue) -> [JSONValue] {
    switch value {
    case .array(let elements): return elements
    case .string(let text):
      if let inner = JSONReader.value(from: text), inner.arrayValue != nil || inner.members != nil {
        return list(inner)
      }
      return ArgumentShapes.lines(of: text).map(JSONValue.string)
    case .object: return [value]
    case .int, .double, .bool, .null: return []
    }
  }

  private static let schema =
    ToolDefinitions.schema(.createTasks).parameters["properties"]?["items"]?["items"] ?? .null

  private static func item(_ value: JSONValue) -> JSONValue {
    if let text = value.stringValue {
      guard let inner = JSONReader.value(from: text), inner.members != nil else {
        return ["title": .string(text)]
      }
      return item(inner)
    }
    guard let members = value.members else { return value }
    // `{"task":{"title":…}}`
    if members.count == 1, let only = members.first, only.value.members != nil { return item(only.value) }
    let fields = ArgumentNames.renamed(joiningTime(members), by: ArgumentNames.newTask)
    return .object(
      fields.compactMap { member in
        if let property = schema["properties"]?[member.name] {
          return ArgumentShapes.shaped(member, to: property)
        }
        return ArgumentNames.sayNothing.contains(member.name) ? nil : member
      })
  }

  /// A day and an hour in two fields are one time.
  private static func joiningTime(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    let days = ["due", "due_date", "date"]
    func text(_ names: [String]) -> (index: Int, text: String)? {
      members.indices.lazy.compactMap { index in
        guard names.contains(ArgumentNames.plain(members[index].name)),
          let text = members[index].value.stringValue, !text.isBlank
        else { return nil }
        return (index, text)
      }.first
    }
    guard let day = text(days), let time = text(["time", "due_time"]) else { return members }
    var joined = members
    joined[day.index] = .init("due", .string("\(day.text) \(time.text)"))
    joined.remove(at: time.index)
    return joined
  }
}
