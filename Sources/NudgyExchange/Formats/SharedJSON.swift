import Foundation
package import NudgyCore

/// `{"url": …, "text": …, "title": …, "until": …}`, or an array of such objects.
package enum SharedJSON {
  /// Things in one array at most.
  static let most = 200
  private static let format = "JSON"

  private struct Payload: Decodable {
    var url: String?
    var text: String?
    var title: String?
    var until: String?

    private enum Key: String, CodingKey { case url, text, title, until }

    /// A member that is no text is as good as absent; what stands beside the four is not ours.
    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      func text(_ key: Key) -> String? { (try? members.decodeIfPresent(String.self, forKey: key)) ?? nil }
      (url, self.text, title, until) = (text(.url), text(.text), text(.title), text(.until))
    }
  }

  package static func items(_ bytes: [UInt8]) throws(UnreadReason) -> [SharedItem] {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let start = bytes.first { !" \t\r\n".utf8.contains($0) }
    guard let start else { throw .empty }
    let payloads = try payloads(Data(bytes), isArray: start == UInt8(ascii: "["))
    guard payloads.count <= most else { throw .tooMany(limit: most) }
    let items = payloads.compactMap(item)
    guard !items.isEmpty else { throw .nothingInIt(format: format) }
    return items
  }

  private static func payloads(_ data: Data, isArray: Bool) throws(UnreadReason) -> [Payload] {
    do {
      let decoder = JSONDecoder()
      return isArray
        ? try decoder.decode([Payload].self, from: data) : [try decoder.decode(Payload.self, from: data)]
    } catch {
      throw .damaged(format: format)
    }
  }

  private static func item(_ payload: Payload) -> SharedItem? {
    // A link that asks for a task says so itself.
    if let link = payload.url, NudgyLink.isOne(link) { return try? NudgyLink.item(link) }
    var item = try? SharedText.item(payload.text ?? "", title: payload.title, link: payload.url)
    item?.until = payload.until.map(PlainText.singleLine).flatMap { $0.isEmpty ? nil : $0 }
    return item
  }
}
