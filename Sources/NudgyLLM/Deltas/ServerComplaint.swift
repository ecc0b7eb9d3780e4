import NudgyCore

/// A server's own words about what went wrong, in whichever shape it says them.
struct ServerComplaint: Sendable, Equatable {
  /// Foreign text on one line, at most `longestMessage` characters.
  var message: String
  /// Such as `rate_limit_exceeded`, or a number as text.
  var code: String?
  var type: String?
  /// The field of the request it is about.
  var parameter: String?
  /// The size of the model's window in tokens, where the complaint is about that and says so beside its words.
  var window: Int?

  static let longestMessage = 300

  init(message: String, code: String? = nil, type: String? = nil, parameter: String? = nil) {
    self.message = String(PlainText.singleLine(message).prefix(ServerComplaint.longestMessage))
    self.code = code
    self.type = type
    self.parameter = parameter
  }

  /// The complaint in a JSON body or event, or nil when there is none.
  ///
  /// Known shapes: `{"error":{"message":…}}` (OpenAI), `{"error":"…"}` (Ollama), `{"object":"error","message":…}`
  /// (vLLM), `{"detail":"…"}` and `{"detail":[{"loc":[…],"msg":…}]}` (FastAPI), `{"errors":[…]}`, and any of them
  /// as the only element of an array (Gemini).
  ///
  /// - Parameter isExpected: whether a bare `{"message":…}` is one too.
  init?(_ value: JSONValue, isExpected: Bool = false) {
    if let first = value.arrayValue?.first {
      self.init(first, isExpected: isExpected)
    } else if let error = value["error"], error.members != nil || error.stringValue?.isEmpty == false {
      self.init(error)
    } else if let first = value["errors"]?.arrayValue?.first {
      self.init(first)
    } else if let detail = value["detail"], !detail.isNull {
      self.init(detail: detail)
    } else if value["object"]?.stringValue == "error" || isExpected, let message = value["message"] {
      self.init(message: ServerComplaint.text(message), fields: value)
    } else {
      return nil
    }
  }

  private init(_ error: JSONValue) {
    let message = error["message"] ?? error["msg"] ?? error["detail"] ?? error
    self.init(message: ServerComplaint.text(message), fields: error)
  }

  private init(detail: JSONValue) {
    let problems = detail.arrayValue ?? [detail]
    let places = problems.flatMap { $0["loc"]?.arrayValue ?? [] }.compactMap(\.stringValue)
    self.init(
      message: problems.map { ServerComplaint.text($0["msg"] ?? $0) }.joined(separator: "; "),
      parameter: places.last)
  }

  private init(message: String, fields: JSONValue) {
    self.init(
      message: message, code: fields["code"].flatMap(ServerComplaint.plain),
      type: fields["type"].flatMap(ServerComplaint.plain),
      parameter: fields["param"].flatMap(ServerComplaint.plain))
    window = fields["n_ctx"]?.intValue
  }

  /// A number's code, where it is an HTTP status.
  var status: Int? { code.flatMap { Int($0) }.flatMap { (400...599).contains($0) ? $0 : nil } }

  /// The text of a message, which some servers send as a list of texts.
  private static func text(_ value: JSONValue) -> String {
    if let text = value.stringValue { return text }
    if let parts = value.arrayValue { return parts.map(text).joined(separator: " ") }
    return JSONWriter.compact(value)
  }

  private static func plain(_ value: JSONValue) -> String? {
    value.stringValue ?? value.intValue.map(String.init)
  }
}
