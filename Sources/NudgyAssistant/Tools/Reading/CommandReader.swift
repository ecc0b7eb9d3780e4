import NudgyCore
import NudgyLanguage

/// Reads calls as commands: the one door through which a model's JSON, or a call that was kept, becomes meaning.
struct CommandReader: Sendable {
  let times: TimeArgument

  /// A model's call, met half-way: what does not fit costs that field alone.
  func read(_ written: ToolCall) -> ReadyCall {
    let read = CallReader.read(written)
    guard let tool = read.tool else {
      return ReadyCall(.written(written), nil, .failure(.unknownTool(written.name)))
    }
    let fitted = FittedCall(read.call, tool, times: times)
    let schema = ToolDefinitions.schema(tool).parameters
    let problems = ArgumentValidator.problems(in: fitted.call.arguments, against: schema)
    var ready = ReadyCall(.written(written), tool, command(tool, fitted.call.arguments, problems))
    ready.shaped = read.call
    (ready.unfit, ready.ignored) = (fitted.unfit, read.ignored + fitted.left)
    return ready
  }

  private func command(
    _ tool: ToolName, _ arguments: JSONValue, _ problems: [ToolError]
  ) -> Result<ToolCommand, ToolError> {
    if let problem = problems.first { return .failure(problems.count > 1 ? .several(problems) : problem) }
    do throws(NudgyError) {
      return .success(try command(tool, arguments))
    } catch {
      return .failure(.refused(error))
    }
  }

  /// A call that was kept while its question waited; nil for one that says nothing.
  func kept(_ tool: String, _ arguments: JSONValue) -> ToolCommand? {
    ToolName(rawValue: tool).flatMap { try? command($0, arguments) }
  }

  /// - Parameter arguments: in the tool's own names and shapes.
  private func command(_ tool: ToolName, _ arguments: JSONValue) throws(NudgyError) -> ToolCommand {
    let target = TaskReferenceText.target(from: arguments["task"]?.stringValue ?? "")
    return switch tool {
    case .whatsNext: .whatsNext(mood(arguments))
    case .setMoodContext: .setMood(mood(arguments))
    case .lookUpTasks: .lookUp(try lookup(arguments))
    case .createTasks: .create(try newTasks(arguments["items"]?.arrayValue ?? []))
    case .completeTask: .complete(target)
    case .skipTask: .skip(target)
    case .dropTask: .drop(target)
    case .reopenTask: .reopen(target)
    case .snoozeTask:
      .snooze(target, until: arguments["until"]?.stringValue.map { ReturnTime($0, times) } ?? .unsaid)
    case .updateTask: .update(target, try edit(arguments))
    case .breakDownTask:
      .breakDown(target, steps: arguments["steps"]?.arrayValue?.compactMap { line($0) } ?? [])
    case .draftMessage: .draft(target, letter(arguments))
    case .undo: .undo(steps(arguments))
    case .redo: .redo(arguments["count"]?.intValue ?? 1)
    case .remember:
      .remember(
        subject: arguments["subject"]?.stringValue ?? "", fact: arguments["fact"]?.stringValue ?? "",
        category: arguments["category"]?.stringValue)
    case .recall: .recall(subject: arguments["subject"]?.stringValue)
    case .forget: .forget(ForgetWish(arguments["subject"]?.stringValue))
    case .setPersona: .setPersona(arguments["persona"]?.stringValue ?? "")
    }
  }

  // MARK: - Small things

  private func mood(_ arguments: JSONValue) -> MoodAtHand {
    MoodAtHand(energy: choice(arguments["energy"]), minutes: arguments["minutes"]?.intValue)
  }

  private func letter(_ arguments: JSONValue) -> LetterWish {
    LetterWish(
      tone: choice(arguments["tone"]), subject: line(arguments["subject"]),
      body: arguments["body"]?.stringValue)
  }

  private func steps(_ arguments: JSONValue) -> UndoSteps {
    UndoSteps(
      count: arguments["count"]?.intValue ?? 1, isWholeTurn: arguments["whole_turn"]?.boolValue ?? false)
  }

  func line(_ value: JSONValue?) -> String? {
    guard let text = value?.stringValue.map(PlainText.singleLine), !text.isEmpty else { return nil }
    return text
  }

  func choice<Value: RawRepresentable<String>>(_ value: JSONValue?) -> Value? {
    value?.stringValue.flatMap(Value.init(rawValue:))
  }

  // MARK: - Looking

  private func lookup(_ arguments: JSONValue) throws(NudgyError) -> TaskLookup {
    var lookup = TaskLookup()
    lookup.scope = choice(arguments["scope"]) ?? .all
    lookup.limit = arguments["limit"]?.intValue
    lookup.subject = arguments["query"]?.stringValue.flatMap {
      $0.isEmpty ? nil : LookupSubject.target(of: $0)
    }
    guard arguments["by_day"]?.boolValue == true else {
      if lookup.subject == nil { lookup.days = try days(arguments) }
      return lookup
    }
    let days = try days(arguments)
    // `to` alone leaves the beginning open; `from` alone is that day, as everywhere.
    var range = AgendaRange.everything
    if let days {
      range = AgendaRange(from: days.lowerBound, to: days.upperBound == .last ? nil : days.upperBound)
    } else if let to = arguments["to"]?.stringValue {
      range = AgendaRange(to: try day(to))
    }
    lookup.agenda = AgendaWish(range: range, endsWith: arguments["until_task"]?.stringValue)
    return lookup
  }

  private func days(_ arguments: JSONValue) throws(NudgyError) -> ClosedRange<CivilDate>? {
    guard let from = arguments["from"]?.stringValue else { return nil }
    let first = try day(from)
    guard let to = arguments["to"]?.stringValue else { return first...first }
    let last = try day(to)
    guard last >= first else { throw .timeNotUnderstood(to) }
    return first...last
  }

  /// As 2026-11-20, or in words.
  private func day(_ text: String) throws(NudgyError) -> CivilDate {
    if let day = CivilDate(iso: text) { return day }
    return times.context.calendar.day(of: try times.due(text).instant)
  }
}

/// What a look-up is about, as it is written.
enum LookupSubject {
  /// "#2" is that task alone, whatever else holds a 2; "it" is the one at hand; all else is words to look for.
  static func target(of text: String) -> TaskTarget {
    let target = TaskReferenceText.target(from: text)
    let words = TaskTarget(.words(text))
    switch target.reference {
    case .words(let said) where target.isExact: return .titled(said)
    case .words, .all, .due, .allExcept: return words
    case .number, .numbers: return text.hasPrefix("#") ? target : words
    case .current, .last, .ordinal, .few, .those, .both, .other: return target
    }
  }
}
