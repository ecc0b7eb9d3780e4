package import NudgyAssistant
package import NudgyCore

/// Something the chat says, before it has a look: what a turn emits, or what a command answers.
package enum Reply: Sendable, Equatable {
  case event(TurnEvent)
  /// A later page of a list, with the number of tasks on the pages before.
  case page(TaskListing, after: Int)
  case board(Board)
  /// Everything about one task.
  case detail(TaskItem)
  /// Text that keeps its own lines: help, a persona, the privacy report.
  case document(String)
  /// A short answer in Nudgy's words, apart from any persona.
  case line(String)
  /// The conversation is over.
  case farewell
}

extension Reply {
  /// The same with commands named as they are here rather than in a shell.
  var inChat: Reply {
    guard case .event(.notice(var notice)) = self else { return self }
    notice.text = ChatWording.inChat(notice.text)
    return .event(.notice(notice))
  }
}

extension [Reply] {
  static func receipts(_ receipts: [Receipt]) -> [Reply] {
    let unfit = ReceiptWording.unfit(receipts).map { Reply.event(.notice(Notice($0))) }
    return receipts.map { .event(.receipt($0)) } + [unfit].compactMap(\.self)
  }
}
