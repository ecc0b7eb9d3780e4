import Foundation
import NudgyCore
import NudgyFiles

/// Overwrites words in files where they stand: no copy with the words is left behind, links and rights stay.
struct FileMask: Sendable {
  private static let cover = UInt8(ascii: "x")
  /// Larger files are read in overlapping parts of this size.
  private static let part = 1 << 20

  let erasure: Erasure

  /// - Returns: whether the words stood in the file.
  @discardableResult
  func mask(_ file: URL) -> Bool {
    guard let open = try? EditedFile(file) else { return false }
    let overlap = erasure.phrases.map(\.utf8.count).max() ?? 0
    var offset = 0
    var isFound = false
    while let data = try? open.read(at: offset, atMost: FileMask.part + 2 * overlap + 2), !data.isEmpty {
      for place in erasure.places(in: data) {
        try? open.write(Array(repeating: FileMask.cover, count: place.count), at: offset + place.lowerBound)
        isFound = true
      }
      guard data.count > FileMask.part else { break }
      offset += FileMask.part
    }
    if isFound { open.synchronize() }
    return isFound
  }
}
