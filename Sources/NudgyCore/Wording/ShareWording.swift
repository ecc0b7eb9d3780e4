/// The words about things that came from elsewhere.
package enum ShareWording {
  // Read: example.com/great-article
  package static func title(ofPage place: String, deed: String = "Read") -> String { "\(deed): \(place)" }

  package static func title(ofMailFrom sender: String?) -> String {
    sender.map { "Mail from \($0)" } ?? "Mail without a subject"
  }

  package static let untitledEvent = "Event without a title"

  // I already have that: #12 📰 Read: example.com/great-article (snoozed, back tomorrow 9:00 AM).
  package static func known(_ task: TaskItem, in wording: TimeWording) -> String {
    let state: String? =
      switch task.effectiveStatus(at: wording.now) {
      case .active: nil
      case .snoozed: task.snoozedUntil.map { "back \(wording.instant($0))" }
      case .done: "done"
      case .dropped: "let go"
      }
    return
      "I already have that: #\(task.number) \(ReceiptWording.named(task))\(state.map { " (\($0))" } ?? "")."
  }

  /// What came in through the inbox, in one line; nil when nothing did.
  package static func arrivals(_ tasks: [TaskItem]) -> String? {
    guard let first = tasks.first else { return nil }
    let rest = tasks.count == 1 ? "" : " and \(tasks.count - 1) more"
    return "From your inbox: #\(first.number) \(ReceiptWording.named(first))\(rest)."
  }

  /// Files that were put aside because they cannot be read; nil when there are none.
  package static func unread(_ names: [String]) -> String? {
    guard let first = names.first else { return nil }
    let rest = names.count == 1 ? "" : " and \(names.count - 1) more"
    return "I couldn't read '\(PlainText.singleLine(first))'\(rest) from your inbox; inbox/unread says why."
  }

  /// What was seen, as a sentence.
  package static func fact(_ reason: UnreadReason) -> String {
    switch reason {
    case .empty: "There is nothing in it."
    case .notText: "Some of it is not UTF-8 text."
    case .damaged(let format): "It is no whole \(format)."
    case .nothingInIt(let format): "The \(format) holds nothing I could keep."
    case .onlyChanges: "It calls something off or answers, and what comes from elsewhere may only add."
    case .forbiddenVerb(let verb): "A nudge: link may only add, and this one says '\(verb)'."
    case .tooMany(let limit): "It holds more than \(limit) things."
    case .tooLong(let limit): "It is longer than \(limit) bytes."
    case .unreadable(let reason): "It can't be opened: \(reason)."
    }
  }

  /// The way out.
  package static func hint(_ reason: UnreadReason) -> String {
    switch reason {
    case .empty: "Share it again once it is filled."
    case .notText: "Save it as UTF-8 and share it again."
    case .damaged, .nothingInIt: "Share its words or its link instead."
    case .onlyChanges: "Say it to me yourself and I'll do it."
    case .forbiddenVerb: "Try 'nudge:add?text=buy%20milk'."
    case .tooMany, .tooLong: "Share it in parts."
    case .unreadable: "Is it yours to read?"
    }
  }
}
