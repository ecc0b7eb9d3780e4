/// A way to reach the user.
package protocol RingRoute: Sendable {
  var name: RouteName { get }
  /// Tells of a ring, replacing what was told of the same moment before; false when it could not be told.
  func tell(_ ring: Ring) async -> Bool
}

/// The raw values are those of the contracts.
package enum RouteName: String, Sendable, CaseIterable {
  case chat, desktop, terminal, phone, command, launch
}
