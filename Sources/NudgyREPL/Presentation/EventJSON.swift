import NudgyAssistant
package import NudgyCore

/// Collects what answers one message and writes it as the JSON object of the contracts.
///
/// `{"message":…,"reply":…,"events":[…],"brain":"offline|model"}`
package struct EventJSON: Sendable {
  private let wording: TimeWording
  private var events: [JSONValue] = []
  private var reply: [String] = []
  private var speech = ""
  private var brain = TurnSummary.Brain.offline

  package init(wording: TimeWording) {
    self.wording = wording
  }

  package mutating func take(_ answer: Reply) {
    if case .event(.progress) = answer { return }
    if case .event(.text(let piece)) = answer {
      speech += piece
      return
    }
    endSpeech()
    switch answer {
    case .event(let event): take(event)
    case .page(let listing, let before): add(listing, after: before)
    case .board(let board): add(PlainReply(wording: wording).text(board), [.init("board", json(board))])
    case .detail(let task): add(PlainReply(wording: wording).text(task), [.init("task", json(task))])
    case .document(let text), .line(let text): add(text)
    case .farewell: break
    }
  }

  /// The object for everything taken so far.
  package mutating func object(answering message: String) -> JSONValue {
    endSpeech()
    return [
      "message": .string(message),
      "reply": .string(reply.joined(separator: "\n")),
      "events": .array(events),
      "brain": .string(brain.rawValue),
    ]
  }

  /// Pieces of text become one event, however they arrived.
  private mutating func endSpeech() {
    let text = PlainText.multiLine(speech).trimmed
    speech = ""
    if !text.isEmpty { add(text) }
  }

  private mutating func take(_ event: TurnEvent) {
    switch event {
    case .text, .progress: break
    case .receipt(let receipt):
      append("receipt", members(receipt.json(now: wording.now, calendar: wording.calendar)))
    case .memo(let line): add(line)
    case .card(let answer): append("card", members(answer.json(in: wording)))
    case .list(let listing): add(listing, after: 0)
    case .question(let question):
      append(
        "question",
        [
          .init("text", .string(question.text)),
          .init("choices", .array(question.choices.map(JSONValue.string))),
        ])
      reply.append(PlainReply(wording: wording).text(question))
    case .notice(let notice): take(notice)
    case .emotion(let expression): append("emotion", [.init("emotion", .string(expression.rawValue))])
    case .finished(let summary): brain = summary.brain
    }
  }

  private mutating func take(_ notice: Notice) {
    let error = notice.error.map { ErrorMessages(wording: wording).message(for: $0).json["error"] ?? .null }
    append("notice", [.init("text", .string(notice.text)), .init("error", error ?? .null)])
    reply.append(notice.text)
  }

  private mutating func add(_ listing: TaskListing, after before: Int) {
    add(
      PlainReply(wording: wording).text(listing, after: before),
      [
        .init("scope", .string(listing.scope.rawValue)), .init("tasks", json(listing.tasks)),
        .init("more", JSONValue(listing.more)),
      ])
  }

  /// A text event and its words in the reply.
  private mutating func add(_ text: String, _ more: [JSONValue.Member] = []) {
    append("text", [.init("text", .string(text))] + more)
    reply.append(text)
  }

  private mutating func append(_ type: String, _ members: [JSONValue.Member]) {
    events.append(.object([.init("type", .string(type))] + members))
  }

  private func members(_ object: JSONValue) -> [JSONValue.Member] { object.members ?? [] }

  private func json(_ task: TaskItem) -> JSONValue { task.json(now: wording.now, calendar: wording.calendar) }

  private func json(_ tasks: [TaskItem]) -> JSONValue { .array(tasks.map(json)) }

  private func json(_ board: Board) -> JSONValue {
    [
      "upNext": json(board.upNext), "snoozed": json(board.snoozed), "doneToday": json(board.doneToday),
    ]
  }
}
