import Foundation
import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyStore
import NudgyTerminal
import NudgyTestSupport

/// A chat with everything real but the terminal and the clock: engine, language, and a store on disk.
///
/// It is Friday 2026-11-20 10:00 in New York, and stays so unless told otherwise.
struct RehearsedChat {
  private let folder: TemporaryFolder
  private var world: World

  /// - Parameter namesMoments: whether the voice says which moment it is instead of its lines.
  init(now: Date = TestWorld.now, namesMoments: Bool = true) throws {
    folder = try TemporaryFolder()
    world = TestWorld.fixed(now: now)
    if namesMoments { try writePersona() }
  }

  /// A voice that says the name of the moment and nothing else, so that no transcript changes with a persona.
  private func writePersona() throws {
    let moments = Moment.allCases.map { "## \($0.rawValue)\n- [\($0.rawValue)]\n" }
    let text = """
      ---
      id: nudgy
      name: Nudgy
      emoji: 🐧
      summary: Says which moment it is.
      intensity: 1
      traits: plain
      ---
      ## prompt
      You are a penguin.

      \(moments.joined(separator: "\n"))
      """
    try FileManager.default.createDirectory(at: home.personaFolder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: home.personaFolder.appending(path: "nudgy.md"))
  }

  private var home: DataHome { DataHome(folder: folder.url) }

  private func store() throws -> SQLiteStore {
    try SQLiteStore.open(at: home.database, makeID: world.makeID, now: world.now()).store
  }

  /// One launch of the chat, from greeting to goodbye; what was on the screen.
  func launch(
    typing lines: [String], isFirst: Bool = false, isPlain: Bool = true
  ) async throws -> String {
    try await launch(lines.map { .entry($0, .typed) }, isFirst: isFirst, isPlain: isPlain)
  }

  func launch(_ entries: [ChatEntry], isFirst: Bool = false, isPlain: Bool = true) async throws -> String {
    let terminal = TestTerminal(colorDepth: isPlain ? .none : .truecolor, isPlain: isPlain)
    let store = try store()
    let engine = engine(store)
    let input = ScriptedInput(entries, on: terminal)
    _ = await ChatLoop(
      engine: engine, terminal: terminal, input: input, keepsakes: store,
      options: .init(isFirstLaunch: isFirst)
    ).run()
    await store.close()
    return terminal.plainText
  }

  /// The same lines through `nudgy chat --lines`; each answer as its JSON, or as text.
  func lines(_ lines: [String], json: Bool) async throws -> String {
    let terminal = TestTerminal()
    let store = try store()
    let stream = AsyncStream { continuation in
      for line in lines { continuation.yield(LineChat.Line.message(line)) }
      continuation.finish()
    }
    _ = await LineChat(engine: engine(store), terminal: terminal, writesJSON: json).run(stream)
    await store.close()
    return terminal.plainText
  }

  private func engine(_ store: SQLiteStore) -> NudgyEngine {
    NudgyEngine(
      services: EngineServices(world: world, tasks: store, conversations: store, home: home),
      configuration: EngineConfiguration())
  }

  /// The stored tasks, one a line: `#1 active 📞 Call the dentist · due tomorrow`.
  func rows() async throws -> [String] {
    let store = try store()
    let wording = TimeWording(now: world.now(), calendar: world.calendar)
    var rows: [String] = []
    var number = 1
    while let task = try await store.task(number: number) {
      var row = "#\(number) \(task.status.rawValue) \(ReceiptWording.named(task))"
      if let due = task.due { row += " · due \(wording.due(due))" }
      if let until = task.snoozedUntil { row += " · back \(wording.instant(until))" }
      if let action = task.action { row += " · \(action.rawValue)" }
      rows.append(row)
      number += 1
    }
    await store.close()
    return rows
  }

  /// What the user said, as it was stored.
  func words() async throws -> [String] {
    let store = try store()
    let messages = try await store.recentMessages(conversation: nil, limit: 100)
    await store.close()
    return messages.filter { $0.role == .user }.map(\.text)
  }
}
