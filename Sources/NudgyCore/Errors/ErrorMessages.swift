/// What an error says to a person: what was seen, then the way out.
package struct ErrorMessage: Sendable, Equatable {
  /// A stable name for programs, such as `noSuchTask`.
  package let code: String
  package let message: String
  package let hint: String

  /// Both on one line.
  package var line: String { hint.isEmpty ? message : "\(message) \(hint)" }

  package var json: JSONValue {
    [
      "error": [
        "code": .string(code), "message": .string(message), "hint": JSONValue(hint.isEmpty ? nil : hint),
      ]
    ]
  }
}

/// The wording of every error, in one place.
package struct ErrorMessages: Sendable {
  package let wording: TimeWording
  /// Whether the reader is talking with Nudgy, and is told what to say rather than which command to run.
  private let isConversation: Bool

  package init(wording: TimeWording, isConversation: Bool = false) {
    self.wording = wording
    self.isConversation = isConversation
  }

  private func hint(say words: String, run command: String) -> String {
    isConversation ? "Ask \"\(words)\" to see." : command
  }

  package func message(for error: NudgyError) -> ErrorMessage {
    let (code, message, hint) = parts(error)
    return ErrorMessage(
      code: code, message: PlainText.singleLine(message), hint: PlainText.singleLine(hint))
  }

  private func parts(_ error: NudgyError) -> (String, String, String) {
    switch error {
    case .emptyInput, .crisis, .messageTooLong, .notText, .fileUnreadable, .notShared: inputParts(error)
    case .noSuchTask, .noCurrentTask, .ambiguousTask, .taskUnchanged, .alreadySo, .nothingToUndo,
      .nothingToRedo, .unconfirmed, .declined:
      taskParts(error)
    case .nothingToOpen, .noTarget, .severalTargets, .schemeNotAllowed, .notOpened, .editorFailed:
      reachParts(error)
    case .timeNotUnderstood, .snoozeInPast, .noSuchTime, .noSuchZone: timeParts(error)
    case .noSuchPersona, .noSuchFact, .noSuchSetting, .invalidSetting, .settingsDamaged: settingParts(error)
    case .unknownCommand, .unknownOption, .missingValue, .missingArgument, .unexpectedArgument,
      .invalidOptionValue:
      usageParts(error)
    case .storeUnavailable, .storeNotWritten, .storeIsNewer, .storeDamaged, .modelUnreachable,
      .outputNotWritten, .tooLittleMemory, .interrupted, .bug:
      worldParts(error)
    case .agentNotInstalled(let obstacle): agentParts(obstacle)
    }
  }

  private func inputParts(_ error: NudgyError) -> (String, String, String) {
    switch error {
    case .messageTooLong(let bytes, let limit, let keptAt):
      (
        "messageTooLong", "That is \(bytes) bytes, and one message holds up to \(limit).",
        keptAt.map { "I kept it in \($0); paste it in parts." } ?? "Try it in parts."
      )
    case .notText(let keptAt):
      (
        "notText", "Some of that is not UTF-8 text, so I left it alone.",
        keptAt.map { "I kept it in \($0)." } ?? "Try it as plain text."
      )
    case .fileUnreadable(let path): ("fileUnreadable", "I can't read '\(path)'.", "Is the path right?")
    case .notShared(let reason):
      ("notShared", short(ShareWording.fact(reason), to: 200), ShareWording.hint(reason))
    case .crisis:
      (
        "crisis", "That sounds like a lot of pain, and it matters more than any task.",
        "Please reach a person now: \(nearestHelp)."
      )
    default: ("emptyInput", "There were no words in that.", "Tell me one thing that is on your mind.")
    }
  }

  private var nearestHelp: String {
    guard let line = HelpLine.call(inZone: wording.calendar.zone.identifier) else {
      return "in the US call or text 988, elsewhere your emergency number or someone close"
    }
    return "\(line), your emergency number, or someone close"
  }

  private func agentParts(_ obstacle: AgentObstacle) -> (String, String, String) {
    let hint = "`nudgy agent` rings for as long as it runs."
    return switch obstacle {
    case .nothingStartsIt:
      (
        "agentNotInstalled", "Nothing on this machine starts programs by itself (systemd or cron would).",
        hint
      )
    case .refused(let program): ("agentNotInstalled", "\(program) would not take the agent.", hint)
    case .notWritable(let path): ("agentNotInstalled", "I can't write '\(path)'.", hint)
    }
  }

  private func taskParts(_ error: NudgyError) -> (String, String, String) {
    switch error {
    case .noSuchTask(let reference):
      (
        "noSuchTask", "I can't find a task for '\(short(reference))'.",
        hint(say: "what's on my list?", run: "`nudgy list` shows what's here.")
      )
    case .noCurrentTask:
      (
        "noCurrentTask", "There's no card on the table right now.",
        hint(say: "what's next?", run: "Say which one, or ask `nudgy next`.")
      )
    case .ambiguousTask(let reference, let candidates):
      (
        "ambiguousTask", "'\(short(reference))' could be \(choices(candidates)).",
        "Say its number."
      )
    case .taskUnchanged(let number, let status):
      (
        "taskUnchanged",
        status == .active
          ? "#\(number) is still here, nothing is lost." : "#\(number) is already \(word(status)).",
        status == .done || status == .dropped
          ? hint(say: "reopen \(number)", run: "`nudgy reopen \(number)` brings it back.")
          : "Nothing to change."
      )
    case .alreadySo(let number):
      (
        "alreadySo", "#\(number) says that already.",
        "\"move \(number) to friday\" changes it."
      )
    case .nothingToUndo: ("nothingToUndo", "There's nothing to undo.", "All is as it was.")
    case .nothingToRedo: ("nothingToRedo", "There's nothing to redo.", "All is as it was.")
    case .unconfirmed(let change):
      ("unconfirmed", HeldChangeWording.statement(change), "Nothing changed; add --yes to go ahead.")
    case .declined: ("declined", EmptyWording.nothingChanged, "")
    default: ErrorMessages.unforeseen
    }
  }

  /// For errors of another kind than the one at hand, which cannot come there.
  static let unforeseen = ("bug", "Something went wrong on my side.", "")

  private func settingParts(_ error: NudgyError) -> (String, String, String) {
    switch error {
    case .noSuchPersona(let name, let known):
      (
        "noSuchPersona", "I have no voice called '\(short(name))'.",
        "There are \(known.joined(separator: ", "))."
      )
    case .noSuchFact(let subject):
      (
        "noSuchFact", "I know nothing about '\(short(subject))'.",
        hint(say: "what do you know about me?", run: "`nudgy memory` shows what I do know.")
      )
    case .noSuchSetting(let name, let suggestion):
      (
        "noSuchSetting", "There's no setting '\(short(name))'.",
        suggestion.map { "Did you mean '\($0)'?" } ?? "`nudgy config` lists them."
      )
    case .invalidSetting(let name, let value, let expected):
      ("invalidSetting", "'\(short(value))' doesn't fit '\(name)'.", "It takes \(expected).")
    case .settingsDamaged(let path):
      (
        "settingsDamaged", "I can't read \(path) as JSON5, so I use the defaults.",
        "Mend it or move it away; I leave it as it is."
      )
    default: ErrorMessages.unforeseen
    }
  }

  private func usageParts(_ error: NudgyError) -> (String, String, String) {
    switch error {
    case .unknownCommand(let name, let suggestion):
      (
        "unknownCommand", "I don't know the command '\(short(name))'.",
        suggestion.map { "Did you mean '\($0)'?" } ?? "`nudgy help` lists them."
      )
    case .unknownOption(let name, let suggestion):
      (
        "unknownOption", "I don't know the option '\(short(name))'.",
        suggestion.map { "Did you mean '\($0)'?" }
          ?? "`nudgy help` lists them; words that start with a dash go after `--`."
      )
    case .missingValue(let option): ("missingValue", "'\(option)' needs a value after it.", "")
    case .missingArgument(let name, let command):
      ("missingArgument", "'\(command)' needs \(name).", "`nudgy help \(command)` shows how.")
    case .unexpectedArgument(let argument, let command):
      (
        "unexpectedArgument", "'\(command)' takes no '\(short(argument))'.",
        "`nudgy help \(command)` shows how."
      )
    case .invalidOptionValue(let option, let value, let expected):
      ("invalidOptionValue", "'\(short(value))' doesn't fit '\(option)'.", "It takes \(expected).")
    default: ErrorMessages.unforeseen
    }
  }

  private func worldParts(_ error: NudgyError) -> (String, String, String) {
    switch error {
    case .storeUnavailable(let path, let reason):
      (
        "storeUnavailable", "I can't open my store at \(path): \(reason).",
        "Check the folder, or point NUDGY_HOME elsewhere."
      )
    case .storeNotWritten(let path, let reason):
      (
        "storeNotWritten", "I couldn't save to \(path): \(reason).",
        "Nothing changed; free some room or rights and try again."
      )
    case .storeIsNewer(let path, let found, let known):
      (
        "storeIsNewer", "\(path) was written by a newer Nudgy (format \(found); I know \(known)).",
        "Update Nudgy; nothing was touched."
      )
    case .storeDamaged(let path):
      ("storeDamaged", "\(path) is damaged and could not be set aside.", "Move it away and start me again.")
    case .modelUnreachable(let reason):
      ("modelUnreachable", "I can't reach the model: \(reason).", "Everything but talk works without it.")
    case .outputNotWritten(let reason):
      ("outputNotWritten", "I couldn't write my answer: \(reason).", "Is there room where it goes?")
    case .tooLittleMemory:
      ("tooLittleMemory", "I'm given too little memory to start.", "`ulimit -v` limits it; allow me more.")
    case .interrupted: ("interrupted", "Stopped.", "")
    case .bug(let detail): ("bug", "Something went wrong on my side: \(detail).", "Your words are stored.")
    default: ErrorMessages.unforeseen
    }
  }

  private func choices(_ tasks: [TaskItem]) -> String {
    let names = tasks.prefix(3).map { "#\($0.number) \($0.title)" }
    return names.isEmpty ? "several" : names.listed("or")
  }

  private func word(_ status: TaskStatus) -> String {
    switch status {
    case .active: "on the list"
    case .snoozed: "snoozed"
    case .done: "done"
    case .dropped: "let go"
    }
  }

  func short(_ text: String, to length: Int = 60) -> String {
    text.count <= length ? text : text.prefix(length - 1) + "…"
  }
}
