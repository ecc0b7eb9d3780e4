package import Foundation
import NudgyCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lines entered before, on file and in memory.
///
/// The file holds one entry a line, line breaks and backslashes escaped; it is for the user alone (0600).
/// Entries are appended one write each under a lock, so that several Nudgys can keep one file. A history that
/// cannot be read or written is no reason to stop talking: it stays in memory.
package final class LineHistory: Sendable {
  package static let limit = 1000
  /// Longer entries stay in memory only.
  private static let entryLimit = 256 * 1024

  private let path: String?
  private let state: Mutex<[String]>

  /// - Parameter file: nil for a history that lasts as long as the program.
  package init(file: URL?) {
    path = file?.path(percentEncoded: false)
    state = Mutex([])
    guard let path else { return }
    let lines = LineHistory.read(path)
    let folded = LineHistory.folded(lines)
    state.withLock { $0 = folded }
    if lines.count > 2 * LineHistory.limit { compact(path) }
  }

  /// Oldest first, each once.
  package var entries: [String] { state.withLock { $0 } }

  /// Remembers an entry as the newest; an equal older one is forgotten.
  ///
  /// - Parameter isKept: whether it also goes to the file.
  package func add(_ entry: String, isKept: Bool = true) {
    guard !entry.isBlank else { return }
    let isRepeated = state.withLock { entries in
      let isRepeated = entries.last == entry
      entries.removeAll { $0 == entry }
      entries.append(entry)
      if entries.count > LineHistory.limit { entries.removeFirst(entries.count - LineHistory.limit) }
      return isRepeated
    }
    guard isKept, !isRepeated, let path, entry.utf8.count <= LineHistory.entryLimit else { return }
    LineHistory.withLockedFile(path) { descriptor in
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
  private static func read(_ path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).map { unescaped(String(decoding: $0, as: UTF8.self)) }
  }

  /// Writes the file anew with what is remembered, leaving out what is folded or too old.
  private func compact(_ path: String) {
    LineHistory.withLockedFile(path) { _ in
      let kept = LineHistory.folded(LineHistory.read(path)).map { LineHistory.escaped($0) + "\n" }
      let temporary = path + ".new"
      let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return }
      let isWritten = Descriptor.write(kept.joined(), to: descriptor)
      close(descriptor)
      if isWritten { _ = unsafe rename(temporary, path) } else { _ = unsafe unlink(temporary) }
    }
  }

  /// Runs `body` with the file open for appending and locked against other Nudgys.
  private static func withLockedFile(_ path: String, _ body: (CInt) -> Void) {
    // Another Nudgy may have put a compacted file in the place of the one just opened; then open again.
    for _ in 0..<5 {
      let descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX) == 0 else { return }
      var opened = stat()
      var named = stat()
      guard unsafe fstat(descriptor, &opened) == 0 else { return }
      guard unsafe stat(path, &named) == 0, opened.st_ino == named.st_ino else { continue }
      if opened.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
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
