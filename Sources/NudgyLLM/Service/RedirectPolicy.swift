import Foundation

/// Where a redirect may lead: nowhere but on the same host, so that the key is shown to nobody else.
enum RedirectPolicy {
  static let mostRedirects = 2

  /// The URL to ask instead, with the same request, or nil when it is not to be followed.
  static func target(_ head: HTTPHead, from url: String) -> String? {
    // 303 and others ask for another kind of request.
    guard [301, 302, 307, 308].contains(head.status), let location = head["location"],
      let origin = URL(string: url), let target = URL(string: location, relativeTo: origin)?.absoluteURL,
      target.user() == nil, target.password() == nil, let host = target.host(),
      host.lowercased() == origin.host()?.lowercased()
    else { return nil }
    let isSame = target.scheme == origin.scheme && target.port == origin.port
    // To encryption on its usual port, as many hosts send those who came without.
    let isSafer = origin.scheme == "http" && target.scheme == "https" && target.port == nil
    return isSame || isSafer ? target.absoluteString : nil
  }

  /// The host of a location, for telling; empty when it has none.
  static func host(of location: String) -> String { URL(string: location)?.host() ?? "" }
}
