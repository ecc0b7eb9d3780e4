import NudgyCore

/// Counts what is asked of models, day by day, in the store, and knows what is kept back from them.
actor ModelLedger {
  private static let key = "model.usage"

  private struct Page: Equatable {
    /// As `2026-11-20`, in the user's calendar.
    var day: String
    var today = ModelUsage()
    var purposes: [ModelPurpose: ModelUsage] = [:]
    var ever = ModelUsage()
    /// Whether the end of this day's budget was told.
    var hasToldEnd = false
  }

  nonisolated let secrets = SecretMask()
  nonisolated let windows: WindowBook
  private let conversations: any ConversationStore
  private let world: World
  /// The last change under way; each waits for the one before, so that none is lost.
  private var latest: Task<Void, Never>?

  init(conversations: any ConversationStore, world: World) {
    self.conversations = conversations
    self.world = world
    windows = WindowBook(conversations: conversations)
  }

  func today() async -> ModelUsage { await page().today }

  /// Of what was asked today, by what it was for.
  func purposes() async -> [ModelPurpose: ModelUsage] { await page().purposes }

  /// Since the store was made.
  func ever() async -> ModelUsage { await page().ever }

  func isSpent(_ budget: DailyBudget) async -> Bool {
    guard budget != DailyBudget() else { return false }
    return budget.isSpent(by: await page().today)
  }

  func note(_ usage: ModelUsage, for purpose: ModelPurpose) async {
    await change { page in
      page.today = page.today + usage
      page.purposes[purpose] = (page.purposes[purpose] ?? ModelUsage()) + usage
      page.ever = page.ever + usage
    }
  }

  /// Whether the end of the budget is still to be told today; true only once.
  func takeEndNotice() async -> Bool {
    guard await !page().hasToldEnd else { return false }
    await change { $0.hasToldEnd = true }
    return true
  }

  private func change(_ change: @escaping @Sendable (inout Page) -> Void) async {
    let before = latest
    // Not a child of the caller's task: what was asked counts, though the person has stopped listening.
    let task = Task {
      await before?.value
      var page = await page()
      change(&page)
      // A count that cannot be kept costs nothing but itself.
      try? await conversations.setValue(JSONWriter.compact(ModelLedger.json(page)), for: ModelLedger.key)
    }
    latest = task
    await task.value
  }

  // MARK: - Reading and writing

  /// Another day begins with an empty page.
  private func page() async -> Page {
    let day = world.calendar.day(of: world.now()).description
    guard let text = try? await conversations.value(for: ModelLedger.key),
      let value = JSONReader.value(from: text)
    else { return Page(day: day) }
    var page = Page(day: day, ever: ModelLedger.usage(value["ever"]))
    if value["day"]?.stringValue == day {
      page.today = ModelLedger.usage(value["today"])
      for purpose in ModelPurpose.allCases {
        page.purposes[purpose] = value["purposes"]?[purpose.rawValue].map(ModelLedger.usage)
      }
      page.hasToldEnd = value["hasToldEnd"]?.boolValue ?? false
    }
    return page
  }

  private static func json(_ page: Page) -> JSONValue {
    [
      "day": .string(page.day), "today": json(page.today), "ever": json(page.ever),
      "purposes": .object(
        ModelPurpose.allCases.compactMap { purpose in
          page.purposes[purpose].map { .init(purpose.rawValue, json($0)) }
        }),
      "hasToldEnd": .bool(page.hasToldEnd),
    ]
  }

  private static func json(_ usage: ModelUsage) -> JSONValue {
    [
      "calls": .int(usage.calls), "promptTokens": .int(usage.promptTokens),
      "answerTokens": .int(usage.answerTokens), "isEstimated": .bool(usage.isEstimated),
    ]
  }

  private static func usage(_ value: JSONValue?) -> ModelUsage {
    ModelUsage(
      calls: value?["calls"]?.intValue ?? 0, promptTokens: value?["promptTokens"]?.intValue ?? 0,
      answerTokens: value?["answerTokens"]?.intValue ?? 0,
      isEstimated: value?["isEstimated"]?.boolValue ?? false)
  }
}
