import NudgyCore

/// What was learnt of the windows of models, kept in the store: the next launch knows it before it asks.
actor WindowBook {
  private static let key = "model.windows"

  private let conversations: any ConversationStore
  private var budgets: [String: PromptBudget]?
  /// The model that was asked last.
  private var place = ""

  init(conversations: any ConversationStore) {
    self.conversations = conversations
  }

  /// The budget of the model that is asked now.
  var current: PromptBudget {
    get async { await known()[place] ?? PromptBudget() }
  }

  /// The budget of a model, which is the current one from here on.
  ///
  /// - Parameter asks: whether its server may be asked.
  func budget(for model: ChosenModel, asks: Bool = true) async -> PromptBudget {
    place = model.place
    var budget = await known()[place] ?? PromptBudget()
    if let window = model.window { budget.window = window }
    guard asks, let told = await model.service.contextWindow() else { return budget }
    // What it was trained for may be more than it runs with.
    budget.window = told.source == .trained ? min(told.tokens, budget.window ?? .max) : told.tokens
    await keep(budget)
    return budget
  }

  /// What to try after such a request was refused as too long; nil when that would be no other one.
  func learn(overflow limit: Int?, of request: Int) async -> PromptBudget? {
    guard let budget = await current.after(overflow: limit, of: request) else { return nil }
    await keep(budget)
    return budget
  }

  func learn(counted tokens: Int, for estimate: Int) async {
    await keep(await current.after(counting: tokens, for: estimate))
  }

  // MARK: - Keeping

  private func known() async -> [String: PromptBudget] {
    if let budgets { return budgets }
    let text = try? await conversations.value(for: WindowBook.key)
    let members = text.flatMap { JSONReader.value(from: $0) }?.members ?? []
    let read = Dictionary(
      members.map { member in
        let scale = member.value["scale"]?.doubleValue ?? PromptBudget.usualScale
        return (
          member.name,
          PromptBudget(
            window: member.value["tokens"]?.intValue.flatMap { $0 > 0 ? $0 : nil },
            scale: (1...3).contains(scale) ? scale : PromptBudget.usualScale)
        )
      }, uniquingKeysWith: { $1 })
    budgets = budgets ?? read
    return budgets ?? read
  }

  private func keep(_ budget: PromptBudget) async {
    var all = await known()
    guard all[place] ?? PromptBudget() != budget else { return }
    all[place] = budget
    budgets = all
    let json = all.sorted { $0.key < $1.key }.map { name, budget in
      JSONValue.Member(name, ["tokens": JSONValue(budget.window), "scale": .double(budget.scale)])
    }
    // What cannot be kept is learnt again.
    try? await conversations.setValue(JSONWriter.compact(.object(json)), for: WindowBook.key)
  }
}
