import NudgyCore

/// Asks a model for a JSON document, and reads it whether or not the server can be held to a schema.
struct FormRequest: Sendable {
  /// Extraction wants no imagination.
  private static let temperature = 0.3

  let service: any LLMService

  /// The document; nil when the answer holds none. What is in it is still to be checked.
  ///
  /// - Parameters:
  ///   - text: what it is about, as foreign text.
  ///   - more: what else there is to know, foreign as well.
  /// - Throws: what the service throws.
  func answer(
    _ form: AnswerForm, rules: String, about text: String, besides more: String? = nil
  ) async throws -> JSONValue? {
    let request = LLMRequest(
      messages: [
        .system(rules + "\n" + PromptWording.onlyJSON(JSONWriter.compact(form.schema))),
        .user(([text] + [more].compactMap(\.self)).map(PromptWording.fenced).joined(separator: "\n")),
      ],
      temperature: FormRequest.temperature, form: form)
    var answer = ""
    for try await delta in service.stream(request) {
      if case .text(let piece) = delta { answer += piece }
    }
    return FormRequest.document(in: answer)
  }

  /// The object in an answer that may have words or marks around it.
  static func document(in answer: String) -> JSONValue? {
    guard let start = answer.firstIndex(of: "{"), let end = answer.lastIndex(of: "}"), start < end else {
      return nil
    }
    let value = JSONReader.value(from: String(answer[start...end]))
    return value?.members == nil ? nil : value
  }
}
