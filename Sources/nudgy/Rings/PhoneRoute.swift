import Foundation
import NudgyCore
import NudgyLLM
import NudgyReminders

/// The phone, by a topic of ntfy. The topic is the password: it is never told in errors.
struct PhoneRoute: RingRoute {
  let name = RouteName.phone
  /// The address of the topic.
  let address: String
  let environment: [String: String]
  let transport: CurlTransport

  /// Seconds the server may take.
  private static let patience = 10

  /// Whether the text is the address of a topic: on another machine an encrypted one.
  static func isAddress(_ text: String) -> Bool {
    guard (try? Endpoint(text)) != nil, let parts = URLComponents(string: text)
    else { return false }
    return parts.path.contains { $0 != "/" }
  }

  func tell(_ ring: Ring) async throws(RouteFailure) {
    let notice = RingNotice(ring)
    let headers = [
      ("Title", PhoneRoute.encoded(notice.heading)), ("Priority", ring.isSoft ? "2" : "3"),
      ("Tags", "penguin"),
      // A moment that is told again takes the place of the notice before.
      ("X-Sequence-ID", ring.tag),
    ]
    guard
      let post = try? TextPost(
        notice.timedText.isEmpty ? notice.heading : notice.timedText, to: address, headers: headers,
        environment: environment)
    else { throw .unreachable }
    switch await post.send(over: transport, seconds: Self.patience) {
    case .taken: return
    case .refused(let status): throw .refused(status)
    case .unreachable: throw .unreachable
    case .timedOut: throw .timedOut
    }
  }

  /// Header text beyond ASCII as RFC 2047 wants it.
  static func encoded(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return text }
    return "=?UTF-8?B?\(Data(text.utf8).base64EncodedString())?="
  }
}
