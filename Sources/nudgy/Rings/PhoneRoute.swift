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

  func tell(_ ring: Ring) async -> Bool {
    let text = PlainText.singleLine(ring.text)
    let headers = [
      ("Title", PhoneRoute.encoded(ring.heading)), ("Priority", ring.isSoft ? "2" : "3"), ("Tags", "penguin"),
      // A moment that is told again takes the place of the notice before.
      ("X-Sequence-ID", ring.task.map { "nudgy-\($0.number)" } ?? "nudgy"),
    ]
    guard
      let post = try? TextPost(
        text.isEmpty ? ring.heading : text, to: address, headers: headers, environment: environment)
    else { return false }
    return await post.send(over: transport)
  }

  /// Header text beyond ASCII as RFC 2047 wants it.
  static func encoded(_ text: String) -> String {
    let plain = String(PlainText.singleLine(text).prefix(200))
    guard !plain.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return plain }
    return "=?UTF-8?B?\(Data(plain.utf8).base64EncodedString())?="
  }
}
