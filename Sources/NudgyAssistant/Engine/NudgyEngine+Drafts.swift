package import NudgyCore

// The message of a task as a text that can be edited elsewhere.
extension NudgyEngine {
  /// A draft as it is edited: its subject, if any, stands in the first line.
  package struct DraftSheet: Sendable, Equatable {
    package var task: TaskItem
    package var draft: MessageDraft
    package var text: String { AssistantWording.draft(draft) }
  }

  /// The draft of the task, or of the current card without a reference; one is written where there is none.
  package func draftSheet(_ reference: String?) async throws(NudgyError) -> DraftSheet {
    var scope = try await scope(origin: .typed)
    let task = try await task(try await target(reference, scope), scope)
    if let draft = task.draft { return DraftSheet(task: task, draft: draft) }
    _ = try await run(.draft(.number(task.number), LetterWish()), &scope)
    let written = try await self.task("#\(task.number)")
    guard let draft = written.draft else { throw .bug("a draft that was written is not there") }
    return DraftSheet(task: written, draft: draft)
  }

  /// Keeps what became of the draft; nothing where nothing was changed, or nothing is left of it.
  package func keep(_ text: String, on sheet: DraftSheet) async throws(NudgyError) -> [Receipt] {
    guard text.trimmed != sheet.text.trimmed, let letter = LetterWish(edited: text) else { return [] }
    var scope = try await scope(origin: .typed)
    return try await run(.draft(.number(sheet.task.number), letter), &scope)
  }
}

extension LetterWish {
  /// A text as somebody left it, `Subject: …` first where it has one; nil without words.
  init?(edited text: String) {
    var lines = text.trimmed.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = AssistantWording.subjectHeading
    let first = lines.first.map(String.init) ?? ""
    if first.lowercased().hasPrefix(heading.lowercased()) {
      let words = first.dropFirst(heading.count).trimmed
      subject = words.isEmpty ? nil : PlainText.singleLine(words)
      lines.removeFirst()
    }
    let rest = PlainText.multiLine(lines.joined(separator: "\n")).trimmed
    guard !rest.isEmpty else { return nil }
    (body, isOwn) = (rest, true)
  }
}
