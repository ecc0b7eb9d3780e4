package import NudgyCore

/// What would leave the machine, and what did.
package struct PrivacyReport: Sendable {
  package let usage: (today: ModelUsage, ever: ModelUsage)
  /// What the requests of today were for.
  package var purposes: [ModelPurpose: ModelUsage] = [:]
  package var budget = DailyBudget()
  /// Where requests go; nil where no model is configured.
  package var place: String?
  /// What the model takes in at once, as far as it is known.
  package var window: Int?
  /// The next request as it would be sent; nil where there is none.
  package var request: JSONValue?
  package var parts: [PromptPart] = []
  /// What the request holds, in order.
  var messages: [LLMMessage] = []
  var tools: [ToolSchema] = []

  package init(usage: (today: ModelUsage, ever: ModelUsage) = (ModelUsage(), ModelUsage())) {
    self.usage = usage
  }

  init(usage: (today: ModelUsage, ever: ModelUsage), model: ChosenModel, preview: PromptPreview) {
    self.usage = usage
    purposes = preview.purposes
    budget = model.budget
    place = PlainText.singleLine(model.place)
    window = preview.budget.window
    parts = preview.parts
    messages = preview.request.messages
    tools = preview.request.tools
    request = preview.body
  }

  package var tokens: Int { parts.reduce(0) { $0 + $1.tokens } }

  /// In words.
  package var text: String { PrivacyWording.report(self) }
}
