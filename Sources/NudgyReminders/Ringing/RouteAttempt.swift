import Foundation
import NudgyCore

/// The routes as they are tried in one look.
struct RouteAttempt {
  let routes: [any RingRoute]
  let manner: RouteManner
  var troubles: RouteTroubles
  /// One that kept a ring waiting keeps no other one waiting.
  private var hung: Set<RouteName> = []

  init(routes: [any RingRoute], manner: RouteManner, troubles: RouteTroubles) {
    self.routes = routes
    self.manner = manner
    self.troubles = troubles
  }

  /// The routes that told of the ring.
  mutating func tell(_ ring: Ring, at now: Date) async -> [RouteName] {
    var names: [RouteName] = []
    for route in routes where !hung.contains(route.name) {
      do throws(RouteFailure) {
        try await route.tell(ring)
        names.append(route.name)
        troubles.settle(route.name)
        if manner == .firstThatWorks { break }
      } catch {
        if error == .timedOut { hung.insert(route.name) }
        if error.isTrouble { troubles.note(RouteTrouble(route: route.name, failure: error, at: now)) }
      }
    }
    return names
  }
}
