/// One idea of how people name a time.
struct WhenRule: Sendable {
  /// Shown in traces: "weekday".
  let name: String
  /// What a first word must be for the rule to be tried.
  let leads: Categories
  /// What it finds at a position, or nil.
  let find: @Sendable (WhenReader, Int) -> Finding?

  init(
    _ name: String, leads: Categories, _ find: @escaping @Sendable (WhenReader, Int) -> Finding?
  ) {
    self.name = name
    self.leads = leads
    self.find = find
  }
}
