package import NudgyCore

/// A message as mail programs keep and pipe it (RFC 5322): one thing to see to, however often it comes.
package enum MailMessage {
  /// Whether bytes without a name begin like a message.
  package static func looksLikeOne(_ bytes: [UInt8]) -> Bool {
    let part = MailPart(withoutEnvelope(bytes.prefix(1 << 16)))
    let known = ["from", "subject", "date", "message-id", "to", "received", "mime-version"]
    return known.filter { part.header($0) != nil }.count >= 2
  }

  package static func item(_ bytes: [UInt8]) throws(UnreadReason) -> SharedItem {
    let part = MailPart(withoutEnvelope(bytes[...]))
    let (subject, sender) = (part.header("subject"), part.header("from").map(Sender.init))
    guard subject != nil || sender != nil else { throw .damaged(format: "message") }
    let id = part.header("message-id").map(name)
    let title = subject ?? ShareWording.title(ofMailFrom: sender?.name)
    var item = SharedItem(identity: id.map(ShareIdentity.mail) ?? ShareIdentity.file(bytes), title: title)
    item.contact = sender?.name
    item.address = sender?.address
    let words = part.words.map { PlainText.multiLine(PlainText.withoutEscapeSequences($0)).trimmed }
    item.text = words.flatMap { $0.isEmpty ? nil : $0 }
    item.preview = SharedText.preview(of: words ?? "", besides: title)
    return item
  }

  /// `<id@host>` without what stands around it.
  private static func name(_ header: String) -> String {
    guard let open = header.firstIndex(of: "<"), let close = header[open...].firstIndex(of: ">") else {
      return header
    }
    return String(header[header.index(after: open)..<close])
  }

  /// Mailboxes and pipes put a line before the first header: `From ana@example.com Fri Nov 20 …`.
  private static func withoutEnvelope(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.starts(with: Array("From ".utf8)), let end = bytes.firstIndex(of: 0x0A) else { return bytes }
    return bytes[(end + 1)...]
  }
}

/// Who wrote: `Ana Lee <ana@example.com>`, `ana@example.com (Ana Lee)` or the address alone.
private struct Sender {
  private(set) var name: String?
  private(set) var address: String?

  init(_ header: String) {
    if let open = header.lastIndex(of: "<") {
      name = Sender.plain(header[..<open])
      address = Sender.address(header[header.index(after: open)...].prefix { $0 != ">" })
    } else {
      let bare = header.prefix { $0 != "(" }
      address = Sender.address(bare)
      let remark = header.dropFirst(bare.count + 1).prefix { $0 != ")" }
      name = Sender.plain(remark) ?? (address == nil ? Sender.plain(bare) : nil)
    }
    if name == nil { name = address }
  }

  private static func plain(_ words: Substring) -> String? {
    let plain = PlainText.singleLine(words.filter { $0 != "\"" && $0 != "\\" })
    return plain.isEmpty ? nil : plain
  }

  /// Nothing that would be more than an address to a mail program.
  private static func address(_ text: Substring) -> String? {
    let text = text.trimmed
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), text.utf8.count <= 254,
      text.allSatisfy({ $0.isLetter || $0.isNumber || "@.!#$%'*+-/=^_`{|}~".contains($0) })
    else { return nil }
    return text
  }
}
