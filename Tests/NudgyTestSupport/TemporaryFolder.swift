package import Foundation

/// A folder of its own for one test, removed when the value goes away.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "nudgy-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder left behind in the temporary directory does no harm.
    try? FileManager.default.removeItem(at: url)
  }

  package func file(_ name: String) -> URL { url.appending(path: name) }
}
