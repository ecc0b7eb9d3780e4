package import Foundation
package import NudgyCore

/// A route that failed when it was last tried.
package struct RouteTrouble: Sendable, Equatable {
  package var route: RouteName
  package var failure: RouteFailure
  package var at: Date
  /// Whether a chat has said so.
  package var isSaid = false

  package init(route: RouteName, failure: RouteFailure, at: Date) {
    self.route = route
    self.failure = failure
    self.at = at
  }
}

/// The routes that failed when they were last tried, over processes; one that works again is taken out.
package struct RouteTroubles: Sendable, Equatable {
  package private(set) var all: [RouteTrouble] = []

  private static let key = "rings.troubles"

  package init() {}

  package mutating func note(_ trouble: RouteTrouble) {
    settle(trouble.route)
    all.append(trouble)
  }

  package mutating func settle(_ route: RouteName) { all.removeAll { $0.route == route } }

  package mutating func markSaid() { for index in all.indices { all[index].isSaid = true } }

  // MARK: - Kept

  /// What was kept; nothing where it cannot be read.
  package static func load(from values: any ConversationStore) async -> RouteTroubles {
    let text = (try? await values.value(for: key)).flatMap { $0 }
    var troubles = RouteTroubles()
    troubles.all = (text.flatMap { JSONReader.value(from: $0) }?.arrayValue ?? []).compactMap(trouble)
    return troubles
  }

  package func save(to values: any ConversationStore) async throws(NudgyError) {
    let json = JSONValue.array(
      all.map {
        [
          "route": .string($0.route.rawValue), "failure": $0.failure.json,
          "at": .int(Int($0.at.timeIntervalSince1970)), "said": .bool($0.isSaid),
        ]
      })
    try await values.setValue(all.isEmpty ? nil : JSONWriter.compact(json), for: Self.key)
  }

  private static func trouble(_ json: JSONValue) -> RouteTrouble? {
    guard let route = json["route"]?.stringValue.flatMap(RouteName.init),
      let failure = json["failure"].flatMap(RouteFailure.init), let at = json["at"]?.intValue
    else { return nil }
    var trouble = RouteTrouble(
      route: route, failure: failure, at: Date(timeIntervalSince1970: Double(at)))
    trouble.isSaid = json["said"]?.boolValue ?? false
    return trouble
  }
}
