import Foundation
import NudgyAssistant
import NudgyCore
import NudgyMemoryFormat
import Testing

/// What is written fits the schema that is shipped.
@Suite struct MemorySchemaTests {
  private let schema = JSONReader.value(from: String(decoding: MemoryFormat.schema, as: UTF8.self)) ?? .null

  @Test func theFileAndTheStarterFitTheSchema() async throws {
    let fixture = try MemoryFixture()
    try await fixture.tell("dentist", "Dr. Chen", "person")
    try await fixture.memory.noteUse(of: try await fixture.memory.facts().map(\.id))
    try await fixture.memory.notePersonaUse("nudgy")
    try await fixture.memory.noteFinished(1, after: "nudgy")
    try await fixture.memory.addSummary("About the dentist.")
    try await fixture.memory.updatePreferences {
      $0.wake = CivilTime(hour: 7, minute: 5)
      $0.peakHours = [.init(from: .midnight, to: .noon)]
    }
    for text in [try fixture.text(), String(decoding: MemoryFormat.starter, as: UTF8.self)] {
      let value = try #require(JSONReader.value(from: text))
      #expect(problems(value, schema, at: "$") == [])
    }
  }

  @Test(arguments: [
    ("{}", 5), ("{\"version\":2,\"preferences\":{},\"facts\":[],\"summaries\":[],\"personas\":{}}", 1),
    (
      "{\"version\":1,\"preferences\":{\"wake\":\"7\"},\"facts\":[{\"text\":\"\"}],\"summaries\":[],\"personas\":{\"x\":1}}",
      4
    ),
  ]) func theSchemaSeesWhatDoesNotFit(text: String, count: Int) throws {
    let value = try #require(JSONReader.value(from: text))
    #expect(problems(value, schema, at: "$").count == count)
  }

  /// The part of JSON Schema that the schema uses.
  private func problems(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    if let reference = schema["$ref"]?.stringValue?.split(separator: "/").last {
      return problems(value, self.schema["$defs"]?[String(reference)] ?? .null, at: path)
    }
    var found: [String] = []
    if let options = schema["anyOf"]?.arrayValue,
      !options.contains(where: { problems(value, $0, at: path).isEmpty })
    {
      found.append("\(path): none of the options")
    }
    if let constant = schema["const"], constant != value { found.append("\(path): not \(constant)") }
    if let choices = schema["enum"]?.arrayValue, !choices.contains(value) {
      found.append("\(path): no choice")
    }
    let types = schema["type"].map { $0.arrayValue ?? [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { fits(value, $0) }) { return found + ["\(path): type"] }
    if let pattern = schema["pattern"]?.stringValue, let text = value.stringValue,
      (try? Regex(pattern).wholeMatch(in: text)) == nil
    {
      found.append("\(path): pattern")
    }
    if let least = schema["minLength"]?.intValue, (value.stringValue ?? "").count < least {
      found.append("\(path): too short")
    }
    for name in schema["required"]?.arrayValue ?? [] where value[name.stringValue ?? ""] == nil {
      found.append("\(path): no \(name)")
    }
    for member in value.members ?? [] {
      guard let part = schema["properties"]?[member.name] ?? schema["additionalProperties"] else { continue }
      found += problems(member.value, part, at: "\(path).\(member.name)")
    }
    if let part = schema["items"] {
      found += (value.arrayValue ?? []).flatMap { problems($0, part, at: "\(path)[]") }
    }
    return found
  }

  private func fits(_ value: JSONValue, _ type: JSONValue) -> Bool {
    switch type.stringValue {
    case "object": value.members != nil
    case "array": value.arrayValue != nil
    case "string": value.stringValue != nil
    case "integer": value.intValue != nil
    case "null": value.isNull
    default: false
    }
  }
}
