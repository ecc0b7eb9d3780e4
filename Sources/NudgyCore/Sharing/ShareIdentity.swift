/// What makes a shared thing the same when it comes again, as a digest that tells nothing of it.
package enum ShareIdentity {
  package static func link(_ address: WebAddress) -> String { digest("link", address.canonical) }

  /// Of a task that is nothing but a link to be seen; nil for any other, though it may hold one.
  package static func page(of task: NewTask) -> String? {
    page(task.action, task.sourceURL, task.target, task.title)
  }

  package static func page(of task: TaskItem) -> String? {
    page(task.action, task.sourceURL, task.target, task.title)
  }

  private static func page(_ action: TaskAction?, _ url: String?, _ target: String?, _ title: String)
    -> String?
  {
    guard action == .openLink, target == url, let address = url.flatMap(WebAddress.init),
      title.hasSuffix(": \(address.name)")
    else { return nil }
    return link(address)
  }

  package static func text(_ words: String) -> String { digest("text", words) }

  package static func mail(id: String) -> String { digest("mail", id) }

  package static func event(id: String, occurrence: String?) -> String {
    digest("event", "\(id)\n\(occurrence ?? "")")
  }

  package static func file(_ bytes: [UInt8]) -> String { SHA256.hex(Array("file\n".utf8) + bytes) }

  private static func digest(_ kind: String, _ words: String) -> String {
    SHA256.hex(Array("\(kind)\n\(words)".utf8))
  }
}
