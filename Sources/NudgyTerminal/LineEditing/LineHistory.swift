package import Foundation
import NudgyCore
import NudgyFiles
import NudgySystem
import Synchronization

/// The lines entered before, on file and in memory.
///
/// The file holds one entry a line, line breaks and backslashes escaped; it is for the user alone (0600).
/// Entries are appended one write each under a lock, so that several Nudgys can keep one file. A history that
/// cannot be read or written is no reason to stop talking: it stays in memory.
package final class LineHistory: Sendable {
  package static let limit = 1000
  /// Longer entries stay in memory only.
  private static let entryLimit = 256 * 1024

  private let file: WholeFile?
  private let state: Mutex<[String]>
  /// Why the file cannot be used; nil when it can, as far as is known.
  let problem: (path: String, reason: String)?

  /// - Parameter file: nil for a history that lasts as long as the program.
  package init(file: URL?) {
    let file = file.map(WholeFile.init)
    self.file = file
    var lines: [String] = []
    var problem: (path: String, reason: String)?
    do { lines = try LineHistory.read(file) } catch { problem = file.map { ($0.path, error.reason) } }
    self.problem = problem
    state = Mutex(LineHistory.folded(lines))
    file?.sweep()
    if let file, lines.count > 2 * LineHistory.limit { LineHistory.compact(file) }
  }

  /// Oldest first, each once.
  package var entries: [String] { state.withLock { $0 } }

  /// Remembers an entry as the newest; an equal older one is forgotten.
  ///
  /// - Parameters:
  ///   - entry: as it was typed.
  ///   - isKept: whether it also goes to the file.
  package func add(_ entry: String, isKept: Bool = true) {
    guard !entry.isBlank else { return }
    let isRepeated = state.withLock { entries in
      let isRepeated = entries.last == entry
      entries.removeAll { $0 == entry }
      entries.append(entry)
      if entries.count > LineHistory.limit { entries.removeFirst(entries.count - LineHistory.limit) }
      return isRepeated
    }
    guard isKept, !isRepeated, let file, entry.utf8.count <= LineHistory.entryLimit else { return }
    LineHistory.withLockedFile(file) { descriptor in
      Descriptor.write(LineHistory.escaped(entry) + "\n", to: descriptor)
    }
  }

  /// The newest of equal entries only, at most `limit`, oldest first.
  private static func folded(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    var newestFirst: [String] = []
    for line in lines.reversed() where newestFirst.count < limit && seen.insert(line).inserted {
      newestFirst.append(line)
    }
    return newestFirst.reversed()
  }
}

// MARK: - The file

extension LineHistory {
  private static func read(_ file: WholeFile?) throws(DiskFailure) -> [String] {
    guard let data = try file?.read() else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).map { unescaped(String(decoding: $0, as: UTF8.self)) }
  }

  /// Writes the file anew with what is remembered, leaving out what is folded or too old.
  private static func compact(_ file: WholeFile) {
    withLockedFile(file) { _ in
      guard let lines = try? read(file) else { return }
      let kept = folded(lines).map { escaped($0) + "\n" }.joined()
      _ = try? file.replace(with: Data(kept.utf8))
    }
  }

  /// Runs `body` with the file open for appending and locked against other Nudgys.
  private static func withLockedFile(_ file: WholeFile, _ body: (CInt) -> Void) {
    try? PrivateFolder.make(FilePlace.folder(of: file.path))
    // Another Nudgy may have put a compacted file in the place of the one just opened; then open again.
    for _ in 0..<5 {
      guard let descriptor = try? PlainFile.open(file.path, O_WRONLY | O_APPEND | O_CREAT) else { return }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX) == 0 else { return }
      var opened = stat()
      var named = stat()
      guard unsafe fstat(descriptor, &opened) == 0 else { return }
      guard unsafe stat(file.path, &named) == 0, opened.st_ino == named.st_ino else { continue }
      // What is kept elsewhere and linked stays as open as it is.
      if opened.st_mode & 0o077 != 0, !file.isLink { fchmod(descriptor, 0o600) }
      body(descriptor)
      return
    }
  }

  static func escaped(_ entry: String) -> String {
    entry.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  static func unescaped(_ line: String) -> String {
    var result = ""
    var isEscape = false
    for character in line {
      if isEscape {
        result.append(character == "n" ? "\n" : character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
