package import NudgyCore

/// A model that may be asked, with what is to be told about it.
package struct ChosenModel: Sendable {
  package var service: any LLMService
  /// Where requests go, for people: `gpt-4o-mini at https://api.openai.com/v1`; empty when that is not known.
  package var place: String
  package var budget: DailyBudget
  /// Whether it runs on this machine.
  package var isLocal: Bool
  /// How many tokens it takes in at once, by the user's word.
  package var window: Int?
  /// How long its first word is waited for where there is an answer without it; nil for as long as it takes.
  package var patience: Duration?

  package init(
    service: any LLMService, place: String = "", budget: DailyBudget = DailyBudget(), isLocal: Bool = false,
    window: Int? = nil, patience: Duration? = nil
  ) {
    self.service = service
    self.place = place
    self.budget = budget
    self.isLocal = isLocal
    self.window = window
    self.patience = patience
  }
}
