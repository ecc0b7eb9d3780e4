package import NudgyCore
import Synchronization

/// What was learnt about endpoints, for the program to keep from one launch to the next.
///
/// The JSON form is an object: endpoint and model to a list of names, such as
/// `{"https://api.openai.com/v1 o3":["refusesTemperature"]}`. Names it does not know are left out.
package final class QuirkMemory: Sendable {
  private let known: Mutex<[String: Set<EndpointQuirk>]>
  private let keep: @Sendable (JSONValue) -> Void

  /// - Parameters:
  ///   - stored: what `keep` was given last; nil for a fresh start.
  ///   - keep: told the whole memory each time something is learnt, on any thread.
  package init(stored: JSONValue? = nil, keep: @escaping @Sendable (JSONValue) -> Void = { _ in }) {
    known = Mutex(QuirkMemory.known(stored))
    self.keep = keep
  }

  /// What two have learnt, in the JSON form.
  package static func joined(_ one: JSONValue?, _ other: JSONValue) -> JSONValue {
    json(known(one).merging(known(other)) { $0.union($1) })
  }

  func quirks(of endpoint: Endpoint, model: String) -> Set<EndpointQuirk> {
    known.withLock { $0[QuirkMemory.key(endpoint, model)] ?? [] }
  }

  func learn(_ quirks: Set<EndpointQuirk>, of endpoint: Endpoint, model: String) {
    let changed: JSONValue? = known.withLock { known in
      let key = QuirkMemory.key(endpoint, model)
      let all = (known[key] ?? []).union(quirks)
      guard all != known[key] ?? [] else { return nil }
      known[key] = all
      return QuirkMemory.json(known)
    }
    if let changed { keep(changed) }
  }

  private static func key(_ endpoint: Endpoint, _ model: String) -> String { "\(endpoint.base) \(model)" }

  private static func known(_ stored: JSONValue?) -> [String: Set<EndpointQuirk>] {
    var known: [String: Set<EndpointQuirk>] = [:]
    for member in stored?.members ?? [] {
      let names = member.value.arrayValue ?? []
      known[member.name] = Set(names.compactMap { $0.stringValue.flatMap(EndpointQuirk.init) })
    }
    return known
  }

  private static func json(_ known: [String: Set<EndpointQuirk>]) -> JSONValue {
    .object(
      known.sorted { $0.key < $1.key }.map { key, quirks in
        .init(key, .array(quirks.map(\.rawValue).sorted().map(JSONValue.string)))
      })
  }
}
