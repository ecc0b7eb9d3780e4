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
  private let file: SettingsFile
  private let transport: CurlTransport
  /// Nil where the clock stands still, or the store cannot be watched: then it is looked at now and then.
  private let waiter: MomentWaiter?

  init(_ here: Surroundings, _ wiring: Wiring) {
    engine = wiring.engine
    store = wiring.store
    world = here.world
    file = SettingsFile(url: here.home.settings)
    transport = wiring.transport
    waiter =
      here.isConversation && !here.hasFixedClock
      ? MomentWaiter(watching: here.home.database, clockStands: false) : nil
  }

  /// As they are now: a chat stays open for long, and they may be set in it.
  var settings: Settings { file.load(sweeps: false).settings }

  var ringer: Ringer {
    let (engine, store, here, world, wording) = (engine, store, self, world, engine.timeWording)
    var ringer = Ringer(
      store: store, values: store, calendar: world.calendar,
      settings: { await RingWiring.settings(here.settings, waking: engine.wakingHours(), store) },
      wording: { now in wording().at(now) },
      speak: { moment, isSoft in await RingVoice.line(moment, isSoft: isSoft, engine, wording()) })
    ringer.follow { world.calendar }
    return ringer
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
    rings.silentTasks = choices.silentTasks
    if let checkIns = settings.checkIns { rings.checkInsADay = checkIns }
    if let quiet = settings.quietHours {
      rings.quiet = quiet
    } else {
      if let sleep = hours.sleep { rings.quiet.start = sleep }
      if let wake = hours.wake { rings.quiet.end = wake }
    }
    return rings
  }

  /// What was told is what one talks of next, wherever it was told: "done" is about it.
  func noteTold(_ told: [Ringer.Told]) async {
    guard let number = told.compactMap(\.ring.task?.number).last else { return }
    await engine.noteRung(number)
  }

  /// The ways out of a process without a chat, in the order in which they are tried, or the ones that were chosen.
  ///
  /// - Parameter answered: told what was answered on a popup, by processes that stay to hear it.
  func routes(answered: (@Sendable (Ring, RingAnswer) -> Void)? = nil) -> [any RingRoute] {
    let setup = setup
    return setup.names.compactMap { name -> (any RingRoute)? in
      switch name {
      case .desktop:
        DesktopRoute(
          environment: world.environment, shown: ShownPopups(values: store, now: world.now),
          answered: answered)
      case .phone:
        setup.phone.map {
          PhoneRoute(address: $0, environment: world.environment, transport: transport)
        }
      case .command:
        setup.settings.notifyCommand.map {
          CommandRoute(command: $0, world: world)
        }
      case .chat, .terminal, .launch: nil
      }
    }
  }

  /// Whether each ring goes out by all the ways, as was chosen, or by the first that works.
  var manner: RouteManner { settings.notifyRoutes == nil ? .firstThatWorks : .all }

  /// What rings in a chat.
  var chatRings: ChatRings {
    let (engine, openChat, here, now) = (engine, openChat, self, world.now)
    let answered: @Sendable (Ring, RingAnswer) -> Void = { ring, answer in
      Task { await RingAnswers.act(on: ring, answer, by: engine) }
    }
    let others = settings.notifyRoutes == nil ? [] : routes(answered: answered)
    var wait: (@Sendable (Date) async -> Void)?
    // What the chat itself added may ring soon, too.
    if let waiter { wait = { await waiter.wait(until: $0, now: now, or: nil) } }
    return ChatRings(
      ringer: ringer, world: world, others: others, present: { await openChat.note(at: $0) },
      rung: { await engine.noteRung($0, isNumbered: true) }, wait: wait,
      troubles: { await here.newTroubles() })
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
    return await setup.likely() ?? .launch
  }

  // MARK: - What keeps a ring from getting out

  /// Goes each way once, telling nothing: why it could not be gone, nil where it could.
  func trial() async -> [(route: RouteName, failure: RouteFailure?)] {
    let ring = Ring.trial(at: world.now())
    var results: [(RouteName, RouteFailure?)] = []
    var troubles = await RouteTroubles.load(from: store)
    let before = troubles
    for route in routes() {
      do throws(RouteFailure) {
        try await route.tell(ring)
        troubles.settle(route.name)
        results.append((route.name, nil))
      } catch {
        results.append((route.name, error))
      }
    }
    if troubles != before { try? await troubles.save(to: store) }
    return results
  }

  private var setup: RouteSetup { RouteSetup(settings: settings, environment: world.environment) }

  /// Whether a phone was chosen that is not told, as nothing may touch the network.
  var isPhoneOff: Bool { setup.isPhoneOff }

  /// The ways out that failed when they were last tried, in one line each.
  func troubles(in wording: TimeWording) async -> [String] {
    let names = setup.names
    return await RouteTroubles.load(from: store).all.filter { names.contains($0.route) }
      .map { RingWording.trouble($0, in: wording) }
  }

  /// Those that no chat has spoken of.
  private func newTroubles() async -> [String] {
    var troubles = await RouteTroubles.load(from: store)
    let names = setup.names
    let new = troubles.all.filter { !$0.isSaid && names.contains($0.route) }
    guard !new.isEmpty else { return [] }
    troubles.markSaid()
    // Said twice is better than not at all.
    try? await troubles.save(to: store)
    let wording = engine.timeWording()
    return new.map { RingWording.trouble($0, in: wording) }
  }
}
