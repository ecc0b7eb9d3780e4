import Foundation
import NudgyAssistant
import NudgyCore
import NudgyFiles

/// Takes in a message that comes in whole: from a file or from standard input.
///
/// What cannot be a message, because it is too long or no text, is kept in a file and refused.
struct MessageInput {
  let home: DataHome
  let now: Date

  /// No more than this is kept of an input that does not end.
  private static let keptLimit = 256 << 20

  /// All of `descriptor` as text.
  ///
  /// - Parameter path: the file it was opened from; nil for standard input, which may be closed.
  /// - Throws: `fileUnreadable`; `messageTooLong` or `notText` with the path where the input is kept.
  func read(_ descriptor: Int32, path: String? = nil) throws(NudgyError) -> String {
    var bytes: [UInt8] = []
    while bytes.count <= UserMessage.byteLimit {
      let more = FileDescriptor.read(descriptor, upTo: 1 << 16)
      if more == nil, let path { throw .fileUnreadable(path: path) }
      guard let more, !more.isEmpty else { return try text(bytes) }
      bytes.append(contentsOf: more)
    }
    let (count, path) = keep(bytes, followedBy: descriptor)
    throw .messageTooLong(bytes: count, limit: UserMessage.byteLimit, keptAt: path)
  }

  /// The bytes as text, without a byte order mark.
  func text(_ bytes: [UInt8]) throws(NudgyError) -> String {
    guard bytes.count <= UserMessage.byteLimit else {
      let path = keep(bytes, followedBy: nil).path
      throw .messageTooLong(bytes: bytes.count, limit: UserMessage.byteLimit, keptAt: path)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(keptAt: keep(bytes, followedBy: nil).path)
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  // MARK: - Keeping

  /// Writes the bytes, and what is left of `descriptor`, into a file of their own.
  /// - Returns: how many bytes there were, and where they are; nil when they could not be kept.
  private func keep(_ bytes: [UInt8], followedBy descriptor: Int32?) -> (count: Int, path: String?) {
    let file = newFile()
    var count = bytes.count
    var isWhole = file.map { append(bytes, to: $0) } ?? false
    while let descriptor, count < MessageInput.keptLimit {
      guard let more = FileDescriptor.read(descriptor, upTo: 1 << 16), !more.isEmpty else { break }
      count += more.count
      if let file, isWhole { isWhole = append(more, to: file) }
    }
    let kept = isWhole ? file.map(KeptFolder.withoutTwin) : nil
    return (count, kept?.path(percentEncoded: false))
  }

  private func newFile() -> URL? {
    do {
      try PrivateFolder.make(home.keptFolder)
      let stamp = Int(now.timeIntervalSince1970)
      for attempt in 1..<1000 {
        let name = attempt == 1 ? "\(stamp).txt" : "\(stamp)-\(attempt).txt"
        let file = home.keptFolder.appending(path: name)
        if FileDescriptor.createNew(file.path(percentEncoded: false)) { return file }
      }
    } catch {
      // The refusal then says that nothing was kept.
    }
    return nil
  }

  private func append(_ bytes: [UInt8], to file: URL) -> Bool {
    guard let descriptor = FileDescriptor.openToAppend(file.path(percentEncoded: false)) else { return false }
    defer { FileDescriptor.close(descriptor) }
    return FileDescriptor.write(bytes, to: descriptor) == .done
  }
}
