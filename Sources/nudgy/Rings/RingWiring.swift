import Foundation
import NudgyAssistant
import NudgyCore
import NudgyDesktop
import NudgyLLM
import NudgyREPL
import NudgyReminders
import NudgyStore

/// Joins what rings with the store, the persona's voice and the ways out.
struct RingWiring: Sendable {
  let engine: NudgyEngine
  let store: SQLiteStore
  let world: World
  let settings: Settings
  private let transport: CurlTransport
  /// Nil where the clock stands still, or the store cannot be watched: then it is looked at now and then.
  private let waiter: MomentWaiter?

  init(_ here: Surroundings, _ wiring: Wiring) {
    engine = wiring.engine
    store = wiring.store
    world = here.world
    settings = here.settings
    transport = wiring.transport
    waiter = here.isConversation && !here.hasFixedClock ? MomentWaiter(watching: here.home.database) : nil
  }

  var ringer: Ringer {
    let (engine, store, settings, wording) = (engine, store, settings, engine.timeWording)
    return Ringer(
      store: store, values: store, calendar: world.calendar,
      settings: { await RingWiring.settings(settings, waking: engine.wakingHours(), store) },
      speak: { moment, isSoft in await RingVoice.line(moment, isSoft: isSoft, engine, wording()) })
  }

  /// What the settings, the talk and memory say of rings, the settings first.
  static func settings(
    _ settings: Settings, waking hours: (wake: CivilTime?, sleep: CivilTime?), _ store: SQLiteStore
  ) async -> RingSettings {
    var rings = RingSettings()
    let choices = await RingChoices.load(from: store)
    (rings.mutedUntil, rings.mutedTasks, rings.silent) = (
      choices.mutedUntil, choices.mutedTasks, choices.silent
    )
    if let checkIns = settings.checkIns { rings.checkInsADay = checkIns }
    if let quiet = settings.quietHours {
      rings.quiet = quiet
    } else {
      if let sleep = hours.sleep { rings.quiet.start = sleep }
      if let wake = hours.wake { rings.quiet.end = wake }
    }
    return rings
  }

  /// The ways out of a process without a chat, in the order in which they are tried.
  ///
  /// - Parameter answered: told what was answered on a popup, by processes that stay to hear it.
  func routes(answered: (@Sendable (Ring, RingAnswer) async -> Void)? = nil) -> [any RingRoute] {
    var routes: [any RingRoute] = []
    if settings.desktopNotifications {
      let shown = ShownPopups(values: store, now: world.now)
      routes.append(DesktopRoute(environment: world.environment, shown: shown, answered: answered))
    }
    if let address = phone {
      routes.append(PhoneRoute(address: address, environment: world.environment, transport: transport))
    }
    if let command = settings.notifyCommand {
      routes.append(CommandRoute(command: command, environment: world.environment, calendar: world.calendar))
    }
    return routes
  }

  /// What rings in a chat.
  var chatRings: ChatRings {
    let (engine, openChat, now) = (engine, openChat, world.now)
    var wait: (@Sendable (Date) async -> Void)?
    if let waiter { wait = { await waiter.wait(until: $0, now: now) } }
    return ChatRings(
      ringer: ringer, world: world, present: { await openChat.note(at: $0) },
      rung: { await engine.noteRung($0) }, wait: wait)
  }

  /// Where nothing may touch the network, the phone is not reached either.
  private var phone: String? { world.environment["NUDGY_AI"] == "off" ? nil : settings.phone }

  var openChat: OpenChat { OpenChat(values: store) }

  /// The way that what comes next is likely to be told by.
  func likelyRoute(at now: Date) async -> RouteName {
    if await openChat.isOpen(at: now) { return .chat }
    if settings.desktopNotifications, await DesktopNotifier.isThere() { return .desktop }
    if phone != nil { return .phone }
    return settings.notifyCommand == nil ? .launch : .command
  }
}
