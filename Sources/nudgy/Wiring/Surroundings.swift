import Foundation
import NudgyAssistant
import NudgyCore
import NudgyLanguage

/// What every command has at hand: the invocation, the world, the settings, and where to write.
///
/// Cheap to make; the store is opened only by the commands that need it.
final class Surroundings {
  let invocation: Invocation
  private(set) var world: World
  /// What is wrong with the zone that the environment names; the world then stands at Greenwich.
  let zoneProblem: NudgyError?
  let home: DataHome
  let settings: Settings
  /// What is wrong with the settings file.
  let settingsProblems: [SettingsProblem]
  let options: GlobalOptions
  let output: CommandOutput
  /// What was opened for this command; closed at its end.
  var wiring: Wiring?
  /// What the chat has open that a command was called in, and closes itself; nil in the shell.
  var lent: Wiring?
  /// Whether this is a session of many messages, which can spend time at its end.
  private(set) var isConversation = false

  /// - Parameter captures: keeps what is written instead of sending it.
  init(
    _ invocation: Invocation, environment: [String: String], captures: Bool = false
  ) throws(NudgyError) {
    self.invocation = invocation
    let zone: Zone
    do throws(NudgyError) {
      (zone, zoneProblem) = (try EnvironmentZone.zone(environment["TZ"]), nil)
    } catch {
      (zone, zoneProblem) = (.greenwich, error)
    }
    world = try WorldBuilder.world(environment: environment, now: invocation.value(of: .now), zone: zone)
    home = DataHome(environment: environment)
    (settings, settingsProblems) = SettingsFile(url: home.settings).load(
      sweeps: !invocation.leavesNoTrace)
    options = try GlobalOptions(invocation, environment: environment, settings: settings)
    output = CommandOutput(
      options,
      wording: TimeWording(
        now: world.now(), calendar: world.calendar, uses24Hours: settings.uses24Hours,
        writesDayFirst: settings.readsDayFirst ?? LocaleDateOrder.readsDayFirst(environment)),
      environment: environment, captures: captures)
  }

  /// From here on there are many messages, and the zone is the one that the machine is in at each of them.
  func beginConversation() {
    isConversation = true
    guard let zone = CurrentZone(world) else { return }
    world.follow { zone.calendar }
  }

  var words: [String] { invocation.words }

  /// Whether the time is given rather than read off the clock.
  var hasFixedClock: Bool {
    invocation.has(.now) || world.environment["NUDGY_NOW"].map { !$0.isEmpty } ?? false
  }

  var model: ModelWiring { ModelWiring(settings: settings, environment: world.environment) }

  var wording: TimeWording { output.wording }

  var language: LanguageContext {
    LanguageContext(now: world.now(), calendar: world.calendar, readsDayFirst: readsDayFirst)
  }

  /// Whether "3/12" is in December: by the settings, else by the locale.
  var readsDayFirst: Bool { settings.readsDayFirst ?? LocaleDateOrder.readsDayFirst(world.environment) }

  /// The words as one text, for commands that want some.
  /// - Throws: `missingArgument` without words, `emptyInput` when they are only space.
  func text(for command: CommandName) throws(NudgyError) -> String {
    guard !words.isEmpty else {
      throw .missingArgument(name: Words.someText, command: command.rawValue)
    }
    guard !invocation.text.isBlank else { throw .emptyInput }
    return invocation.text
  }

  /// - Throws: `unexpectedArgument` when there are more words than `count`.
  func expectWords(atMost count: Int, of command: CommandName) throws(NudgyError) {
    guard words.count > count else { return }
    throw .unexpectedArgument(words[count], command: command.rawValue)
  }
}
