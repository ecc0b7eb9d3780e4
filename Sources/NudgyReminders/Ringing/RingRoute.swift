/// A way to reach the user.
package protocol RingRoute: Sendable {
  var name: RouteName { get }
  /// Tells of a ring, replacing what was told of the same moment before.
  ///
  /// - Throws: why it could not be told, within a few seconds also where nobody answers.
  func tell(_ ring: Ring) async throws(RouteFailure)
}

/// The raw values are those of the contracts.
package enum RouteName: String, Sendable, CaseIterable {
  case chat, desktop, terminal, phone, command, launch
}

/// How many of the routes tell of one ring.
package enum RouteManner: Sendable {
  /// The first that can.
  case firstThatWorks
  /// All of them, as was wanted.
  case all
}
