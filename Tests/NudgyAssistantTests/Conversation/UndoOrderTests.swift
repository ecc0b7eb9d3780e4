import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Synchronization
import Testing

@testable import NudgyAssistant

/// One journal for tasks, facts, voice and settings: undone and redone strictly in order, from chat and commands.
@Suite struct UndoOrderTests {
  @Test func aFactThatWasToldIsTakenBack() async throws {
    let rehearsal = try Rehearsal()
    try await rehearsal.say("buy milk")
    try await rehearsal.say("my dog is Rex")
    #expect(try await rehearsal.undo().map(\.text) == ["✓ Undid remembering: Your dog is Rex."])
    #expect(try await rehearsal.state().facts.isEmpty)
    #expect(try await rehearsal.undo().first?.text.hasPrefix("✓ Undid adding: #1") == true)
    #expect(try await rehearsal.redo(2).map(\.change) == [.redone, .redone])
    #expect(try await rehearsal.state().facts == ["dog: Rex"])
  }

  @Test func aForgottenFactComesBackWhereItWas() async throws {
    let rehearsal = try Rehearsal()
    for fact in ["my dentist is Dr. Chen", "my cat is Tom", "my dog is Rex"] { try await rehearsal.say(fact) }
    let before = try await rehearsal.state()
    #expect(try await rehearsal.engine.forget("dentist").map(\.text) == ["Dr. Chen"])
    #expect(try await rehearsal.undo().map(\.text) == ["✓ Undid forgetting: Your dentist is Dr. Chen."])
    #expect(try await rehearsal.state() == before)
  }

  @Test func theChatGoesBackAsFarAsCommandsDo() async throws {
    let rehearsal = try Rehearsal()
    try await rehearsal.say("my cat is Tom")
    try await rehearsal.say("call mom")
    try await rehearsal.say("my dog is Rex")
    for _ in 0..<3 { try await rehearsal.say("undo") }
    #expect(try await rehearsal.state() == Rehearsal.State())
    await #expect(throws: NudgyError.nothingToUndo) { try await rehearsal.undo() }
  }

  @Test func aVoiceIsTakenBackAndSpeaksAtOnce() async throws {
    let rehearsal = try Rehearsal()
    try await rehearsal.say("use the grandma voice")
    #expect(await rehearsal.engine.speaker().id == "grandma")
    let receipts = try await rehearsal.say("undo").receipts
    #expect(receipts == ["✓ Undid changing the voice: Nudgy speaks."])
    #expect(await rehearsal.engine.speaker().id == "nudgy")
  }

  @Test func aDumpOfAnyLengthIsOneChange() async throws {
    let rehearsal = try Rehearsal()
    let lines = (1...250).map { "- buy the item number \($0)" }.joined(separator: "\n")
    #expect(try await rehearsal.engine.dump(lines).receipts.count == 250)
    #expect(try await rehearsal.undo().count == 250)
    #expect(try await rehearsal.state() == Rehearsal.State())
    #expect(try await rehearsal.redo().count == 250)
  }

  @Test func whatWasForgottenForGoodBlocksNothing() async throws {
    let rehearsal = try Rehearsal()
    try await rehearsal.say("call mom")
    try await rehearsal.say("my dog is Rex")
    try FileManager.default.removeItem(at: rehearsal.folder.url.appending(path: "Memory/undo-keys.json"))
    let erased = try await rehearsal.undo()
    #expect(erased.map(\.change) == [.undone])
    #expect(erased.first?.text.contains("forgotten for good") == true)
    #expect(try await rehearsal.undo().first?.text.hasPrefix("✓ Undid adding: #1") == true)
  }

  /// Random mixes of all kinds of change, made, undone and redone from both sides: every state comes back exactly.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func everyStateComesBack(_ seed: UInt64) async throws {
    let rehearsal = try Rehearsal()
    let random = RandomSource.seeded(seed)
    var states = [try await rehearsal.state()]
    var place = 0
    for step in 0..<40 {
      switch random.index(below: 5) {
      case 0 where place > 0:
        try await rehearsal.takeBack(fromChat: random.index(below: 2) == 0)
        place -= 1
      case 1 where place < states.count - 1:
        try await rehearsal.repeatIt(fromChat: random.index(below: 2) == 0)
        place += 1
      default:
        try await rehearsal.change(random, step)
        let state = try await rehearsal.state()
        guard state != states[place] else { continue }
        states = Array(states[...place]) + [state]
        place += 1
      }
      try #require(try await rehearsal.state() == states[place])
    }
    while place > 0 {
      try await rehearsal.takeBack(fromChat: place.isMultiple(of: 2))
      place -= 1
      try #require(try await rehearsal.state() == states[place])
    }
  }
}

/// An engine on real files, with all that undoing reaches in view.
private final class Rehearsal: Sendable {
  let folder: TemporaryFolder
  let engine: NudgyEngine
  private let store: SQLiteStore
  private let settings = SettingsInMemory()

  init() throws {
    folder = try TemporaryFolder()
    let home = DataHome(folder: folder.url)
    var world = TestWorld.fixed()
    world.makeID = { UUID() }
    store = try SQLiteStore.open(at: home.database, makeID: { UUID() }, now: TestWorld.now).store
    engine = NudgyEngine(
      services: EngineServices(
        world: world, tasks: store, conversations: store, home: home, settings: settings),
      configuration: EngineConfiguration())
  }

  struct State: Equatable, CustomStringConvertible {
    var description: String {
      let rows = tasks.map { "#\($0.number) \($0.status) \($0.title) \($0.snoozeCount)" }
      return "\(rows) \(facts) \(name ?? "-") \(voice) \(settings.map(\.value))"
    }

    var tasks: [TaskItem] = []
    var facts: [String] = []
    var name: String?
    var voice = "nudgy"
    var settings: [JSONValue.Member] = []
  }

  func state() async throws -> State {
    var tasks: [TaskItem] = []
    for number in 1..<400 { if let task = try await store.task(number: number) { tasks.append(task) } }
    return State(
      tasks: tasks, facts: try await engine.facts().map { "\($0.subject): \($0.text)" },
      name: try await engine.memory.preferences().name, voice: await engine.speaker().id,
      settings: try settings.values())
  }

  // MARK: - Changing

  @discardableResult
  func say(_ text: String) async throws -> Session.Turn {
    var turn = Session.Turn()
    for await event in engine.respond(to: UserMessage(text)) { turn.events.append(event) }
    return turn
  }

  @discardableResult
  func undo(_ count: Int = 1) async throws -> [Receipt] { try await engine.undo(count) }

  @discardableResult
  func redo(_ count: Int = 1) async throws -> [Receipt] { try await engine.redo(count) }

  func takeBack(fromChat isChat: Bool) async throws {
    if isChat { try await say("undo") } else { try await undo() }
  }

  func repeatIt(fromChat isChat: Bool) async throws {
    if isChat { try await say("redo") } else { try await redo() }
  }

  private static let words = ["milk", "bread", "stamps", "paint", "seeds", "tape"]
  private static let names = ["Rex", "Tom", "Ada", "Bo"]

  /// One change of any kind, from the chat or by a command; what cannot be done now changes nothing.
  func change(_ random: RandomSource, _ step: Int) async throws {
    let open = try await state().tasks.filter { $0.status == .active }.map { "#\($0.number)" }
    let one = open.isEmpty ? "#1" : open[random.index(below: open.count)]
    let word = Rehearsal.words[random.index(below: Rehearsal.words.count)]
    let name = Rehearsal.names[random.index(below: Rehearsal.names.count)]
    let subject = ["dog", "cat", "boss"][random.index(below: 3)]
    switch random.index(below: 14) {
    case 0: try await say("buy \(word) \(step)")
    case 1: _ = try? await engine.capture("fetch \(word) \(step)")
    case 2: _ = try? await engine.complete(one)
    case 3: _ = try? await engine.snooze([one, "friday"])
    case 4: _ = try? await engine.drop(one)
    case 5: _ = try? await engine.edit(one, "paint the \(word) \(step)")
    case 6, 7: try await say("my \(subject) is \(name)")
    case 8: _ = try? await engine.forget(subject)
    case 9: try await say("forget my \(subject)")
    case 10: try await say("use the \(["grandma", "nudgy"][random.index(below: 2)]) voice")
    case 11: _ = try await engine.usePersona(["loving-partner", "nudgy"][random.index(below: 2)])
    case 12:
      _ = try? await engine.dump("buy \(word) \(step)\ncall \(name) \(step)\npay the \(word) bill \(step)")
    default:
      let before = await engine.settings()
      try settings.set("clock", to: .string(["12", "24"][random.index(below: 2)]))
      try await engine.journalSettings(changedSince: before)
    }
  }
}

/// Settings that last as long as the value.
private final class SettingsInMemory: SettingsStore {
  private let members = Mutex<[JSONValue.Member]>([])

  func values() throws(NudgyError) -> [JSONValue.Member] { members.withLock { $0 } }

  func set(_ name: String, to value: JSONValue?) throws(NudgyError) {
    members.withLock { members in
      members.removeAll { $0.name == name }
      if let value { members.append(.init(name, value)) }
    }
  }
}
