import Foundation
import NudgyCore
import NudgyFiles

/// Lets in what can be taken in; the rest is kept in a file, never lost.
struct MessageGate: Sendable {
  let keptFolder: URL

  /// The message without control characters and outer space.
  /// - Throws: `emptyInput`, or `messageTooLong` with the path where the text is kept.
  func admit(_ message: UserMessage, at now: Date) throws(NudgyError) -> UserMessage {
    let bytes = message.text.utf8.count
    guard bytes <= UserMessage.byteLimit else {
      let path = keep(Data(message.text.utf8), at: now)
      throw .messageTooLong(bytes: bytes, limit: UserMessage.byteLimit, keptAt: path)
    }
    var admitted = message
    admitted.text = PlainText.multiLine(PlainText.withoutEscapeSequences(message.text)).trimmed
    guard !admitted.text.isEmpty else { throw .emptyInput }
    return admitted
  }

  /// Writes the bytes into a file of its own; nil when even that fails.
  func keep(_ bytes: Data, at now: Date) -> String? {
    do {
      try PrivateFolder.make(keptFolder)
      let stamp = Int(now.timeIntervalSince1970)
      for attempt in 0..<100 {
        let file = keptFolder.appending(path: attempt == 0 ? "\(stamp).txt" : "\(stamp)-\(attempt).txt")
        let path = file.path(percentEncoded: false)
        if try PlainFile.create(path, with: bytes) { return KeptFolder.withoutTwin(file).path }
      }
    } catch {
      // Who called says that nothing was kept.
    }
    return nil
  }
}
