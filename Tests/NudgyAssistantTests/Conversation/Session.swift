import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport

@testable import NudgyAssistant

/// A conversation on a real store in a folder of its own, at Friday 2026-11-20 10:00 in New York.
final class Session {
  let folder: TemporaryFolder
  let store: SQLiteStore
  let engine: NudgyEngine
  let models: ModelSlot

  init(
    model: (any LLMService)? = nil, now: Date = TestWorld.now, folder: TemporaryFolder? = nil,
    budget: DailyBudget = DailyBudget(), finder: (any ModelFinder)? = nil,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    lastID: UInt8 = 0, modelLeads: Bool = false
  ) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    let home = DataHome(folder: folder.url)
    let world = TestWorld.fixed(now: now, sleep: sleep, lastID: lastID)
    store = try SQLiteStore.open(at: home.database, makeID: { UUID() }, now: now).store
    models = ModelSlot(model.map { ChosenModel(service: $0, budget: budget) })
    engine = NudgyEngine(
      services: EngineServices(
        world: world, tasks: store, conversations: store, home: home, models: models, finder: finder,
        shares: store),
      configuration: EngineConfiguration(modelLeads: modelLeads))
  }

  /// What one message led to.
  struct Turn {
    var events: [TurnEvent] = []

    var text: String {
      events.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
    }
    var receipts: [String] {
      events.compactMap { if case .receipt(let receipt) = $0 { receipt.text } else { nil } }
    }
    /// The receipts without their emoji.
    var plainReceipts: [String] {
      receipts.map { PlainText.singleLine($0.filter { !$0.isEmoji }) }
    }
    /// What came of it for the tasks: whether one that is moved is put away till a day or due then, and whether "not done
    /// after all" takes the tick back or opens the task, is a shade of the words.
    static func effects(_ receipts: [String]) -> [String] {
      receipts.map { receipt in
        let moved = receipt.hasPrefix("✓ Snoozed") && receipt.contains(" · back ")
        let plain = moved ? receipt.replacing(" 9:00 AM", with: "") : receipt
        let parts = plain.replacing("✓ Snoozed", with: moved ? "✓ Changed" : "✓ Snoozed")
          .replacing(" · back ", with: " · due ").replacing(
            "✓ Undid completing:", with: "✓ Back on the list:")
        return parts.components(separatedBy: " · still due").first ?? parts
      }
    }
    var memos: [String] {
      events.compactMap { if case .memo(let line) = $0 { line } else { nil } }
    }
    var cards: [String] {
      events.compactMap { if case .card(let answer) = $0 { answer.task.title } else { nil } }
    }
    var listed: [String] {
      events.flatMap { event -> [String] in
        guard case .list(let listing) = event else { return [] }
        return listing.tasks.map(\.title)
      }
    }
    var notices: [String] {
      events.compactMap { if case .notice(let notice) = $0 { notice.text } else { nil } }
    }
    var questions: [Question] {
      events.compactMap { if case .question(let question) = $0 { question } else { nil } }
    }
    var summary: TurnSummary? {
      if case .finished(let summary)? = events.last { summary } else { nil }
    }
  }

  func say(_ text: String, origin: UserMessage.Origin = .typed) async -> Turn {
    var turn = Turn()
    for await event in engine.respond(to: UserMessage(text, origin: origin)) { turn.events.append(event) }
    return turn
  }

  /// The model has shown already that it calls the tools.
  func trustModel() async throws {
    try await store.setValue("8", for: "model.trust." + (models.current?.place ?? ""))
  }

  /// Captures tasks by their titles, oldest first.
  func add(_ titles: String...) async throws {
    let commands = titles.map { TaskCommand.create(NewTask(title: $0)) }
    for command in commands {
      _ = try await store.apply([command], at: TestWorld.now.addingTimeInterval(-60), turn: UUID())
    }
  }

  func titles(_ scope: TaskScope) async throws -> [String] {
    try await store.tasks(
      TaskListQuery(scope, now: TestWorld.now, calendar: TestWorld.newYork, limit: 100)
    ).map(\.title)
  }
}

extension Character {
  var isEmoji: Bool {
    unicodeScalars.first.map { $0.properties.isEmojiPresentation || $0.value == 0xFE0F } ?? false
  }
}
