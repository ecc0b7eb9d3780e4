package import Foundation
import NudgyFiles

/// Files of messages that could not be taken in: each is kept once, however often it is sent.
package enum KeptFolder {
  /// The file that holds the same bytes already, and the new one is removed; else the new one.
  package static func withoutTwin(_ file: URL) -> URL {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)) ?? []
    for name in names.sorted() where name != file.lastPathComponent && name.hasSuffix(".txt") {
      let other = file.deletingLastPathComponent().appending(path: name)
      guard size(other) == size(file), files.contentsEqual(atPath: other.path, andPath: file.path) else {
        continue
      }
      return (try? files.removeItem(at: file)) == nil ? file : other
    }
    return file
  }

  private static func size(_ file: URL) -> Int? { (try? WholeFile(file).stamp())??.size }
}
