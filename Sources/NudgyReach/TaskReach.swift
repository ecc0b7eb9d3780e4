package import NudgyCore

/// Reaches what tasks are about, through links and the contacts on this machine.
package struct TaskReach: Reach {
  /// What of the settings counts here; asked for anew each time, as a chat can change them.
  package struct Choices: Sendable {
    package var schemes: SchemeList
    /// A `.vcf` file, or a folder of them; nil without contacts.
    package var contacts: String?

    package init(schemes: SchemeList = SchemeList(), contacts: String? = nil) {
      self.schemes = schemes
      self.contacts = contacts
    }
  }

  /// Words that may stand around a number which is told.
  private static let besides: WordTable = """
    it's its it is that's thats her his their the number no phone mobile cell home work email e-mail mail address
    link url sure ok okay yes here you go try use at on under think i so call text she's he's they're reach
    """

  private let choices: @Sendable () -> Choices
  private let opener: @Sendable (_ url: String) async -> Bool
  private let copier: @Sendable (_ text: String) async -> ClipboardPlace?

  package init(
    choices: @escaping @Sendable () -> Choices, opener: @escaping @Sendable (_ url: String) async -> Bool,
    copier: @escaping @Sendable (_ text: String) async -> ClipboardPlace? = { _ in nil }
  ) {
    self.choices = choices
    self.opener = opener
    self.copier = copier
  }

  package func open(_ url: String) async -> Bool { await opener(url) }

  package func copy(_ text: String) async -> ClipboardPlace? { await copier(text) }

  package func url(for task: TaskItem, by action: TaskAction, to target: String?) throws(NudgyError) -> String
  {
    let missing = NudgyError.noTarget(number: task.number, action: action, name: task.contact)
    let number = target.flatMap(PhoneNumber.init)
    switch action {
    case .call:
      guard let number else { throw missing }
      return "tel:\(number.uri)"
    case .text:
      guard let number else { throw missing }
      return "sms:\(number.uri)"
    case .email:
      let address = target.flatMap(MailAddress.init)
      guard address != nil || target == nil else { throw missing }
      return MailAddress.url(to: address, draft: task.draft)
    case .openLink:
      guard let link = target.flatMap(WebLink.init) else { throw missing }
      guard choices().schemes.allows(link.scheme) else { throw .schemeNotAllowed(link.scheme) }
      return try plain(link, task) ?? link.url
    }
  }

  /// Numbers and addresses have no more to them than those.
  private func plain(_ link: WebLink, _ task: TaskItem) throws(NudgyError) -> String? {
    switch link.scheme {
    case "tel": try url(for: task, by: .call, to: link.url)
    case "sms": try url(for: task, by: .text, to: link.url)
    case "mailto": try url(for: task, by: .email, to: link.url)
    default: nil
    }
  }

  // MARK: - What is written

  package func target(in words: String, for action: TaskAction, of name: String?) -> String? {
    let line = words.trimmed
    guard !line.unicodeScalars.contains(where: PlainText.isControl) else { return nil }
    if let whole = whole(line, action) { return whole }
    let parts = line.split(separator: " ").map(String.init)
    let names = Set((name ?? "").lowercased().split(separator: " ").map(String.init))
    func isBeside(_ word: String) -> Bool {
      let plain = word.lowercased().filter { !",.:;!".contains($0) }
      let bare = plain.hasSuffix("'s") ? String(plain.dropLast(2)) : plain
      return TaskReach.besides.contains(plain) || names.contains(bare)
    }
    let start = parts.firstIndex { !isBeside($0) } ?? parts.endIndex
    let end = parts.lastIndex { !isBeside($0) } ?? parts.startIndex
    guard start <= end, parts.indices.contains(start) else { return nil }
    var core = parts[start...end].joined(separator: " ")
    while let last = core.last, ".,!;".contains(last) { core.removeLast() }
    return whole(core, action)
  }

  private func whole(_ text: String, _ action: TaskAction) -> String? {
    switch action {
    case .call, .text: PhoneNumber(text)?.text
    case .email: MailAddress(text)?.text
    case .openLink: WebLink(text)?.url
    }
  }

  // MARK: - Contacts

  package func known(_ name: String, for action: TaskAction) async -> [ReachTarget] {
    guard action != .openLink, let path = choices().contacts else { return [] }
    let people = ContactBook(path: path).people(named: name)
    return ContactChoices(people: people, action: action).targets
  }
}
