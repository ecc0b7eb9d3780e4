package import Foundation

/// Everything that can go wrong, as facts. `ErrorMessages` turns them into words.
package enum NudgyError: Error, Sendable, Equatable {
  // What was asked cannot be done.
  case emptyInput
  /// The words are of someone who may be about to harm themselves: no task, whatever else they are.
  case crisis
  case messageTooLong(bytes: Int, limit: Int, keptAt: String?)
  case notText(keptAt: String?)
  case noSuchTask(reference: String)
  case noCurrentTask
  case ambiguousTask(reference: String, candidates: [TaskItem])
  case taskUnchanged(number: Int, status: TaskStatus)
  /// The change that was asked for is there already.
  case alreadySo(number: Int)
  case nothingToUndo
  case nothingToRedo
  case timeNotUnderstood(String)
  case snoozeInPast(Date)
  case noSuchTime(NoSuchTime)
  case noSuchPersona(String, known: [String])
  case noSuchFact(String)
  case noSuchSetting(String, suggestion: String?)
  case invalidSetting(name: String, value: String, expected: String)
  case fileUnreadable(path: String)
  /// What was shared holds nothing that could be taken in.
  case notShared(UnreadReason)
  /// The settings file is not JSON5; its defaults are used.
  case settingsDamaged(path: String)

  /// Nothing of the task can be called, written to or opened.
  case nothingToOpen(number: Int)
  /// The number, address or link that doing the task needs is not known.
  case noTarget(number: Int, action: TaskAction, name: String?)
  case severalTargets(number: Int, name: String, [ReachTarget])
  case schemeNotAllowed(String)
  /// No program of this machine took the link.
  case notOpened(url: String)
  /// The user's editor did not start, or failed.
  case editorFailed

  /// More than is changed without a yes.
  case unconfirmed(HeldChange)
  /// The yes that was asked for was not given.
  case declined

  // The command line was used wrongly.
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case missingArgument(name: String, command: String)
  case unexpectedArgument(String, command: String)
  case invalidOptionValue(option: String, value: String, expected: String)
  /// `TZ` names no zone that is known.
  case noSuchZone(String, suggestion: String?)

  // The world did not cooperate.
  case storeUnavailable(path: String, reason: String)
  case storeNotWritten(path: String, reason: String)
  case storeIsNewer(path: String, found: Int, known: Int)
  case storeDamaged(path: String)
  case modelUnreachable(reason: String)
  /// Standard output takes no more.
  case outputNotWritten(reason: String)
  /// The agent could not be put where it starts by itself.
  case agentNotInstalled(AgentObstacle)
  /// The address space is limited to less than a process needs.
  case tooLittleMemory
  case interrupted
  case bug(String)
}

/// What was in the way of installing the agent.
package enum AgentObstacle: Sendable, Equatable {
  /// Neither systemd for the user, nor launchd, nor cron.
  case nothingStartsIt
  /// The program that should start it said no.
  case refused(String)
  case notWritable(String)
}
