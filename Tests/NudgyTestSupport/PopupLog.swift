import Foundation
package import NudgyCore
import Testing

/// What a notification service was told, and the buttons that are pressed there.
package struct PopupLog: Sendable {
  let file: URL
  let keys: FileHandle

  private var events: [JSONValue] {
    get throws {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      // The last line may be half written.
      return text.split(separator: "\n").compactMap { JSONReader.value(from: String($0)) }
    }
  }

  var isReady: Bool { get throws { try !events.isEmpty } }

  /// `{"number":1,"replaces":0,"live":1,"heading":…,"text":…,"actions":[…]}`, in the order they were shown.
  package var shown: [JSONValue] { get throws { try events.filter { $0["event"] == "notify" } } }

  package func waitFor(_ count: Int) async throws {
    try await Patience.until { try shown.count >= count }
  }

  package func press(_ key: String, on number: Int) throws {
    try keys.write(contentsOf: Data("action \(number) \(key)\n".utf8))
  }
}
