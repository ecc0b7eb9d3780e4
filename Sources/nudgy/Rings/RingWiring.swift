import Foundation
import NudgyAssistant
import NudgyCore
import NudgyDesktop
import NudgyLLM
import NudgyREPL
import NudgyReminders
import NudgyStore
import NudgyTerminal

/// Joins what rings with the store, the persona's voice and the ways out.
struct RingWiring: Sendable {
  let engine: NudgyEngine
  let store: SQLiteStore
  let world: World
  let settings: Settings
  private let transport: CurlTransport

  init(_ here: Surroundings, _ wiring: Wiring) {
    engine = wiring.engine
    store = wiring.store
    world = here.world
    settings = here.settings
    transport = wiring.transport
  }

  var ringer: Ringer {
    let (engine, store, settings, wording) = (engine, store, settings, engine.timeWording)
    return Ringer(
      store: store, values: store, calendar: world.calendar,
      settings: { await RingWiring.settings(settings, engine, store) },
      wording: { now in
        TimeWording(now: now, calendar: wording().calendar, uses24Hours: wording().uses24Hours)
      },
      speak: { moment, isSoft in await RingVoice.line(moment, isSoft: isSoft, engine, wording()) })
  }

  /// What the settings, the talk and memory say of rings, the settings first.
  private static func settings(
    _ settings: Settings, _ engine: NudgyEngine, _ store: SQLiteStore
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
      let hours = await engine.wakingHours()
      if let sleep = hours.sleep { rings.quiet.start = sleep }
      if let wake = hours.wake { rings.quiet.end = wake }
    }
    return rings
  }

  /// The ways out of a process without a chat, in the order in which they are tried, or the ones that were chosen.
  ///
  /// - Parameter answered: told what was answered on a popup, by processes that stay to hear it.
  func routes(answered: (@Sendable (Ring, RingAnswer) async -> Void)? = nil) -> [any RingRoute] {
    let environment = world.environment
    var routes: [any RingRoute] = []
    if settings.desktopNotifications {
      let shown = ShownPopups(values: store, now: world.now)
      routes.append(DesktopRoute(environment: environment, shown: shown, answered: answered))
    }
    if let address = phone {
      routes.append(PhoneRoute(address: address, environment: environment, transport: transport))
    }
    if let command = settings.notifyCommand {
      routes.append(CommandRoute(command: command, environment: environment, calendar: world.calendar))
    }
    guard let chosen = settings.notifyRoutes else { return routes }
    return routes.filter { chosen.contains($0.name) }
  }

  /// Whether each ring goes out by all the ways, as was chosen, or by the first that works.
  var manner: RouteManner { settings.notifyRoutes == nil ? .firstThatWorks : .all }

  /// What rings in a chat.
  var chatRings: ChatRings {
    let (engine, openChat, here) = (engine, openChat, self)
    let others = settings.notifyRoutes == nil ? [] : routes { await RingAnswers.act(on: $0, $1, by: engine) }
    return ChatRings(
      ringer: ringer, world: world, others: others, present: { await openChat.note(at: $0) },
      rung: { await engine.noteRung($0) }, troubles: { await here.newTroubles() })
  }

  /// What nobody could be told of, for words that come by a pipe.
  ///
  /// Where a person sees the answer, that is being told. An answer that goes into a pipe or a file may be read by
  /// nobody: what was missed stands there, too, and stays to be told by the next chat or route.
  static func missed(_ here: Surroundings) async -> [Ring] {
    guard let opened = try? Wiring.opened(here) else { return [] }
    let wiring = RingWiring(here, opened)
    guard Descriptor.isTerminal(Descriptor.output) else {
      return (try? await wiring.ringer.missed(at: here.world.now())) ?? []
    }
    return await wiring.chatRings.missed()
  }

  var openChat: OpenChat { OpenChat(values: store) }

  /// The way that what comes next is likely to be told by.
  func likelyRoute(at now: Date) async -> RouteName {
    if await openChat.isOpen(at: now) { return .chat }
    for route in routes().map(\.name) {
      guard route == .desktop else { return route }
      if await DesktopNotifier.isThere() { return .desktop }
    }
    return .launch
  }

  // MARK: - What keeps a ring from getting out

  /// Where nothing may touch the network, the phone is not reached either.
  private var phone: String? { isPhoneOff ? nil : settings.phone }

  /// Whether a phone was chosen that is not told, as nothing may touch the network.
  var isPhoneOff: Bool {
    settings.phone != nil && ModelWiring(settings: settings, environment: world.environment).mode == "off"
  }

  /// The ways out that failed when they were last tried, in one line each.
  func troubles(in wording: TimeWording) async -> [String] {
    let names = Set(routes().map(\.name))
    return await RouteTroubles.load(from: store).all.filter { names.contains($0.route) }
      .map { RingWording.trouble($0, in: wording) }
  }

  /// Those that no chat has spoken of.
  private func newTroubles() async -> [String] {
    var troubles = await RouteTroubles.load(from: store)
    let names = Set(routes().map(\.name))
    let new = troubles.all.filter { !$0.isSaid && names.contains($0.route) }
    guard !new.isEmpty else { return [] }
    troubles.markSaid()
    // Said twice is better than not at all.
    try? await troubles.save(to: store)
    let wording = engine.timeWording()
    return new.map { RingWording.trouble($0, in: wording) }
  }
}
