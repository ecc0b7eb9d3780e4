/// The choices the engine runs with, already resolved from options, environment and settings.
package struct EngineConfiguration: Sendable, Equatable {
  /// The id of the persona to speak as; nil for the one kept in memory, else the default.
  package var persona: String?
  /// Whether `3/5` is the third of May, and dates are written so.
  package var readsDayFirst = false
  package var uses24Hours = false
  /// Whether a model leads in everything it is told, as one does that is tried by itself; never in a chat.
  package var modelLeads = false

  package init(modelLeads: Bool = false) { self.modelLeads = modelLeads }
}
