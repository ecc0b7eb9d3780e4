import NudgyCore

/// A call with arguments that fit, and what had to leave its field for that.
struct FittedCall {
  private(set) var call: ToolCall
  /// For each new task, in order; for a change one, which is for every task that changes.
  private(set) var unfit: [[UnfitField]] = []
  /// What was left out or cut in other calls, for whoever made them.
  private(set) var left: [UnfitField] = []

  init(_ call: ToolCall, _ tool: ToolName, times: TimeArgument) {
    self.call = call
    let schema = ToolDefinitions.schema(tool).parameters
    switch tool {
    case .createTasks: fitItems(schema["properties"]?["items"]?["items"] ?? .null, times)
    case .updateTask:
      // A date that is none is refused where it is all that was asked for.
      let saysMore = call.arguments.members?.contains { !["task", "due"].contains($0.name) } ?? false
      let fitter = FieldFitter(schema: schema, times: saysMore ? times : nil)
      let (arguments, unfit) = fitter.fit(call.arguments)
      self.call.arguments = arguments
      self.unfit = [unfit]
    default:
      let fitter = OptionFitter(schema: schema, narrowing: FittedCall.narrowing(tool))
      (self.call.arguments, left) = fitter.fit(call.arguments)
    }
  }

  /// The count of an undo, the days of a look-up: without them another wish would be met.
  private static func narrowing(_ tool: ToolName) -> Set<String> {
    switch tool {
    case .undo, .redo: ["count", "whole_turn"]
    case .lookUpTasks: ["query", "from", "to", "until_task", "by_day"]
    case .recall, .forget: ["subject"]
    case .setMoodContext: ["energy", "minutes"]
    default: []
    }
  }

  private mutating func fitItems(_ schema: JSONValue, _ times: TimeArgument) {
    guard let items = call.arguments["items"]?.arrayValue else { return }
    let fitter = FieldFitter(schema: schema, times: times)
    let fitted = items.map { fitter.fit($0) }
    // An item without a title makes no task; it does not cost the others theirs.
    let titled = fitted.filter { PlainText.singleLine($0.fields["title"]?.stringValue ?? "") != "" }
    let kept = titled.isEmpty ? fitted : titled
    unfit = kept.map(\.unfit)
    call.arguments = call.arguments.replacing("items", with: .array(kept.map(\.fields)))
  }
}
