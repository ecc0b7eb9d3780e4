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
    // A pipe with such a name would keep us waiting; it has no stamp.
    guard (try? WholeFile(file).stamp()) ?? nil != nil, let handle = try? FileHandle(forUpdating: file) else {
      return false
    }
    defer { try? handle.close() }
    let overlap = erasure.phrases.map(\.utf8.count).max() ?? 0
    var offset: UInt64 = 0
    var isFound = false
    while true {
      guard (try? handle.seek(toOffset: offset)) != nil,
        let data = try? handle.read(upToCount: FileMask.part + 2 * overlap + 2), !data.isEmpty
      else { break }
      for place in erasure.places(in: Array(data)) {
        try? handle.seek(toOffset: offset + UInt64(place.lowerBound))
        try? handle.write(contentsOf: Data(repeating: FileMask.cover, count: place.count))
        isFound = true
      }
      guard data.count > FileMask.part else { break }
      offset += UInt64(FileMask.part)
    }
    if isFound { try? handle.synchronize() }
    return isFound
  }
}
