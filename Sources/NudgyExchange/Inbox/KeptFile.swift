package import Foundation
package import NudgyCore
import NudgyFiles

/// A file that is no text: it is kept as it is, and its task points to it.
package enum KeptFile {
  /// Bytes that are looked at from either end of a file; beyond them only its size tells it from others.
  package static let sampled = SharedContent.longestText

  static func item(name: String, sample: PlainFile.Sample, in folder: String) -> SharedItem {
    let content = Array("\(sample.stamp.size)\n".utf8) + sample.head + sample.tail
    var item = SharedItem(identity: ShareIdentity.file(content), title: PlainText.singleLine(name))
    if item.title.isEmpty { item.title = item.identity }
    let path = "\(folder)/\(self.name(of: name, item))"
    (item.file, item.url) = (path, URL(filePath: path).absoluteString)
    return item
  }

  /// The name it is kept by, which is the same whenever the same file comes.
  static func name(of name: String, _ item: SharedItem) -> String {
    "\(item.identity.prefix(8))-\(cut(name))"
  }

  /// A name holds 255 bytes; its ending stays.
  private static func cut(_ name: String) -> String {
    guard name.utf8.count > 200 else { return name }
    return String(name.unicodeScalars.suffix(50))
  }

  /// Copies a file that someone names into the inbox's `kept/`.
  /// - Throws: `unreadable`, `empty`.
  package static func keep(_ path: String, inbox: URL) throws(UnreadReason) -> SharedItem {
    let folder = inbox.appending(path: InboxFolder.kept.rawValue).path(percentEncoded: false)
    let target = FilePlace.behindLinks(path)
    guard let sample = try read(target) else { throw .unreadable("it is being written to") }
    guard !sample.head.isEmpty else { throw .empty }
    do throws(DiskFailure) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let item = item(name: name, sample: sample, in: folder)
      try PrivateFolder.make(folder)
      if let file = item.file, !WholeFile.isTaken(file) { try copy(target, to: file) }
      return item
    } catch {
      throw .unreadable(error.reason)
    }
  }

  private static func read(_ path: String) throws(UnreadReason) -> PlainFile.Sample? {
    do throws(DiskFailure) {
      return try PlainFile.sample(path, upTo: sampled)
    } catch {
      throw .unreadable(error.reason)
    }
  }

  private static func copy(_ path: String, to target: String) throws(DiskFailure) {
    let draft = target + ".part"
    do {
      try? FileManager.default.removeItem(atPath: draft)
      try FileManager.default.copyItem(atPath: path, toPath: draft)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: draft)
    } catch {
      throw DiskFailure(reason: "it cannot be copied")
    }
    try WholeFile(path: draft).move(to: target)
  }
}
