import NudgyReminders

/// The ways out that a setting names, such as `desktop phone`.
struct RouteList: Equatable {
  let names: [RouteName]

  /// The chat is where one is anyway, and the launch comes when it comes.
  private static let offered: [RouteName] = [.desktop, .phone, .command]

  /// Nil for a text without a name, or with one that is none.
  init?(_ text: String) {
    var names: [RouteName] = []
    for word in text.lowercased().split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let name = RouteList.offered.first(where: { $0.rawValue == word }) else { return nil }
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return nil }
    self.names = names
  }
}
