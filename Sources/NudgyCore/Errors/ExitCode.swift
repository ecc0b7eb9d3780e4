/// What the program tells the shell, as the contracts list it.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case done = 0
  case notDone = 1
  case wrongUsage = 2
  case modelUnreachable = 69
  case bug = 70
  case storeUnavailable = 73
  case storeNotWritten = 74
  case interrupted = 130
}

extension NudgyError {
  package var exitCode: ExitCode {
    switch self {
    case .emptyInput, .crisis, .messageTooLong, .notText, .noSuchTask, .noCurrentTask, .ambiguousTask,
      .taskUnchanged, .alreadySo, .nothingToUndo, .nothingToRedo, .timeNotUnderstood, .snoozeInPast,
      .noSuchTime, .noSuchPersona, .noSuchFact, .noSuchSetting, .invalidSetting, .fileUnreadable,
      .notShared, .settingsDamaged, .tooLittleMemory,
      .nothingToOpen, .noTarget, .severalTargets, .schemeNotAllowed, .notOpened, .editorFailed, .unconfirmed,
      .declined,
      .agentNotInstalled:
      .notDone
    case .unknownCommand, .unknownOption, .missingValue, .missingArgument, .unexpectedArgument,
      .invalidOptionValue, .noSuchZone:
      .wrongUsage
    case .storeUnavailable, .storeIsNewer, .storeDamaged: .storeUnavailable
    case .storeNotWritten, .outputNotWritten: .storeNotWritten
    case .modelUnreachable: .modelUnreachable
    case .interrupted: .interrupted
    case .bug: .bug
    }
  }
}
