import Foundation
import NudgySystem

/// The program's code as far as it is in memory.
enum CodePages {
  /// Gives it back to the system: it is the file's own, and comes back where it is used. For a process that is about to
  /// sleep for long, and shall weigh little.
  static func giveBack() {
    #if os(Linux)
      guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return }
      for line in maps.split(separator: "\n") {
        let fields = line.split(separator: " ")
        // What can be run and not written is as it is in the file.
        guard fields.count > 5, fields[1] == "r-xp", fields[5].first == "/" else { continue }
        let ends = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard ends.count == 2, ends[0] < ends[1] else { continue }
        unsafe _ = madvise(
          UnsafeMutableRawPointer(bitPattern: ends[0]), Int(ends[1] - ends[0]), MADV_DONTNEED)
      }
    #endif
  }
}
