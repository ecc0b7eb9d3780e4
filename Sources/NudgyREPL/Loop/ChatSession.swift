import NudgyAssistant
import NudgyCore
import NudgyReminders
import NudgyTerminal

/// One conversation at the terminal, from the greeting to the goodbye.
struct ChatSession: Sendable {
  private let loop: ChatLoop
  private var presenter: Presenter
  private var responder: Responder
  private var panels: WelcomePanels?
  private var tips: TipJar
  private var hasHinted = false
  private var zone: String?

  init(loop: ChatLoop) {
    self.loop = loop
    let engine = loop.engine
    presenter = Presenter(terminal: loop.terminal, wording: engine.timeWording)
    responder = Responder(engine: engine, table: loop.table, place: .terminal)
    zone = loop.world?.calendar.zone.identifier
    panels = loop.options.isFirstLaunch ? WelcomePanels() : nil
    tips = TipJar(keepsakes: loop.keepsakes)
  }

  /// The greeting: one line for those who come back, a short introduction for those who are new.
  mutating func open() async {
    await findSpeaker()
    let events = await loop.engine.opening()
    if let panel = panels?.next() {
      loop.terminal.write(panel.render(on: presenter.canvas))
      for case .notice(let notice) in events { presenter.show([.event(.notice(notice))]) }
    } else {
      await greet(events)
    }
    await tellWhatPresses()
    breathe()
  }

  /// What could not be told while no chat was open stands at the top, and below it what must not slip.
  private func tellWhatPresses() async {
    let missed = await loop.rings?.missed() ?? []
    let nudge = await loop.engine.launchNudge()
    // One and the same task is told of once, and what wants an answer first.
    if let nudge { loop.terminal.write(LaunchView.render(nudge.without(missed), on: presenter.canvas)) }
    for ring in missed where ring.task == nil || ring.task?.number != nudge?.asking?.number {
      loop.terminal.write(RingView.render(ring, on: presenter.canvas))
    }
    for line in await loop.rings?.troubles() ?? [] {
      loop.terminal.write(NoticeView.render(line, on: presenter.canvas))
    }
  }

  /// The penguin comes along with the first greeting of a day; later ones are a line.
  private mutating func greet(_ events: [TurnEvent]) async {
    let wording = loop.engine.timeWording()
    let today = wording.fullDay(wording.calendar.day(of: wording.now))
    let isFirstToday = await loop.keepsakes.value(ChatSession.greetedKey) != today
    presenter.show(greeting: events, withPenguin: isFirstToday)
    if isFirstToday { await loop.keepsakes.keep(today, as: ChatSession.greetedKey) }
  }

  private static let greetedKey = "chat.greeted"

  /// Reads one entry and answers it; false when the conversation is over.
  mutating func takeTurn() async -> Bool {
    if let title = loop.title { loop.terminal.setTitle(await title()) }
    let betweenTurns = workBetweenTurns()
    let arrivals = watchInbox()
    let entry = await loop.input.next(prompt: presenter.prompt)
    betweenTurns.cancel()
    arrivals.cancel()
    // What came in is stored before the turn begins, and told also when its line came too late.
    let late = await arrivals.value
    if !late.isEmpty { presenter.show(late.map { .event(.notice($0)) }) }
    tellZone()
    switch entry {
    case .endOfInput:
      await sayGoodbye()
      return false
    case .interrupted(let wasEmpty):
      hint(wasEmpty)
      return true
    case .entry(let text, let origin):
      guard !text.isBlank else { return turnPage() }
      panels = nil
      return await answer(text, origin)
    }
  }

  private mutating func answer(_ text: String, _ origin: UserMessage.Origin) async -> Bool {
    let waiting = WaitingLine(on: loop.terminal, world: loop.world)
    let turn = Task { [responder, presenter] in
      var record = TurnRecord(responder: responder, presenter: presenter, waiting: waiting)
      await record.answer(text, origin)
      return record
    }
    var record: TurnRecord?
    await loop.input.whileAnswering(onInterrupt: { turn.cancel() }) { record = await turn.value }
    guard let record else { return true }
    responder = record.responder
    presenter = record.presenter
    if record.isLeaving {
      if record.wantsGoodbye { await sayGoodbye() } else { await tellUnkept() }
      return false
    }
    await findSpeaker()
    if let tip = await tips.tip(after: record.happenings) {
      presenter.show([.event(.notice(Notice(tip)))])
    }
    breathe()
    return true
  }

  /// What is done while the next line is being typed. A model's word on the last answer is shown only where lines
  /// above the prompt do not disturb.
  private func workBetweenTurns() -> Task<Void, Never> {
    Task { [loop, presenter] in
      if loop.terminal.isStyled, let line = await loop.engine.laterLine(), !Task.isCancelled {
        loop.input.printAbove(presenter.speech(line) + "\n")
      }
      await loop.engine.tidyUp()
      await loop.rings?.ring { ring in
        loop.input.printAbove(RingView.render(ring, on: presenter.canvas))
        let notice = RingNotice(ring)
        loop.input.alert(heading: notice.heading, text: notice.text, isSoft: ring.isSoft)
      }
    }
  }

  /// Takes in what comes from elsewhere while the next line is being typed, and says so above it.
  /// - Returns: what is still to be said.
  private func watchInbox() -> Task<[Notice], Never> {
    Task { [loop, presenter] in
      while true {
        let notices = await loop.engine.nextArrival()
        if notices.isEmpty || Task.isCancelled { return notices }
        for notice in notices {
          loop.input.printAbove(NoticeView.render(notice.text, on: presenter.canvas))
        }
      }
    }
  }

  /// Enter on an empty line turns to the next panel of the introduction, when there is one.
  private mutating func turnPage() -> Bool {
    if let panel = panels?.next() {
      loop.terminal.write(panel.render(on: presenter.canvas))
      breathe()
    }
    return true
  }

  /// Who travels is told that the times are those of the new place.
  private mutating func tellZone() {
    guard let here = loop.world?.calendar.zone.identifier else { return }
    if let before = zone, before != here {
      presenter.show([.event(.notice(Notice(ChatWording.inZone(here))))])
    }
    zone = here
  }

  /// Ctrl-C on an empty line says once how to leave.
  private mutating func hint(_ wasEmpty: Bool) {
    guard wasEmpty, !hasHinted else { return }
    hasHinted = true
    presenter.show([.event(.notice(Notice(ChatWording.howToLeave)))])
  }

  private mutating func sayGoodbye() async {
    presenter.show([.line(await loop.engine.farewell())])
    await tellUnkept()
  }

  private mutating func tellUnkept() async {
    guard let left = await loop.engine.leftUnkept() else { return }
    presenter.show([.event(.notice(Notice(left)))])
  }

  private mutating func findSpeaker() async {
    presenter.speaker = Speaker(await loop.engine.speaker())
  }

  /// An empty line between turns, where looks count.
  private func breathe() {
    if loop.terminal.isStyled { loop.terminal.writeLine() }
  }
}

/// One turn as it is answered and shown.
private struct TurnRecord: Sendable {
  var responder: Responder
  var presenter: Presenter
  private let waiting: WaitingLine
  private(set) var happenings = Happenings()
  private(set) var isLeaving = false
  /// Whether nobody has said goodbye yet.
  private(set) var wantsGoodbye = false

  init(responder: Responder, presenter: Presenter, waiting: WaitingLine) {
    self.responder = responder
    self.presenter = presenter
    self.waiting = waiting
  }

  mutating func answer(_ text: String, _ origin: UserMessage.Origin) async {
    var (responder, presenter) = (responder, presenter)
    var happenings = Happenings()
    var (isLeaving, wantsGoodbye) = (false, false)
    await waiting.beside {
      await responder.answer(text, origin) { reply in
        waiting.around(reply) {
          presenter.show(reply)
          return !presenter.isSpeaking
        }
        happenings.note(reply)
        if case .event(.finished(let summary)) = reply, summary.endsConversation { isLeaving = true }
        if case .farewell = reply { (isLeaving, wantsGoodbye) = (true, true) }
      }
    }
    presenter.endTurn()
    if Task.isCancelled { presenter.show([.event(.notice(Notice(ChatWording.stopped)))]) }
    self.responder = responder
    self.presenter = presenter
    self.happenings = happenings
    self.isLeaving = isLeaving
    self.wantsGoodbye = wantsGoodbye
  }
}

extension LaunchNudge {
  /// Without what rings beside it.
  fileprivate func without(_ rings: [Ring]) -> LaunchNudge {
    let rung = Set(rings.compactMap(\.task?.number))
    return LaunchNudge(asking: asking, offer: offer, others: others.filter { !rung.contains($0.number) })
  }
}
