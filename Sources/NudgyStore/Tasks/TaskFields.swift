import Foundation
import NudgyCore

/// A task taken apart into the values of its columns: what a row and what an image in the journal hold.
struct TaskFields: Equatable {
  private var values: [SQLiteValue]

  /// From a row whose first columns are those of `TaskColumn`.
  init(_ row: SQLiteRow) {
    values = TaskColumn.names.indices.map { row[$0] }
  }

  subscript(column: TaskColumn) -> SQLiteValue {
    get { values[column.rawValue] }
    set { values[column.rawValue] = newValue }
  }

  /// In the order of `TaskColumn`.
  var all: [SQLiteValue] { values }
}

// MARK: - From a task

extension TaskFields {
  init(_ task: TaskItem) {
    values = Array(repeating: .null, count: TaskColumn.names.count)
    self[.number] = .integer(task.number)
    self[.uuid] = .text(task.uuid.uuidString)
    self[.title] = .text(task.title)
    self[.notes] = SQLiteValue(task.notes)
    self[.emoji] = SQLiteValue(task.emoji)
    self[.status] = .text(task.status.rawValue)
    self[.source] = .text(task.source.rawValue)
    self[.sourceURL] = SQLiteValue(task.sourceURL)
    self[.sourcePreview] = SQLiteValue(task.sourcePreview)
    self[.sourceText] = SQLiteValue(task.sourceText)
    writeTimes(of: task)
    writeQueue(of: task)
    writeAction(of: task)
    writeNature(of: task)
  }

  private mutating func writeTimes(of task: TaskItem) {
    self[.createdAt] = time(task.createdAt)
    self[.updatedAt] = time(task.updatedAt)
    self[.completedAt] = time(task.completedAt)
    self[.dueAt] = time(task.due?.instant)
    self[.dueIsAllDay] = task.due?.isAllDay == true ? 1 : 0
    self[.dueZone] = SQLiteValue(task.due?.zoneID)
    self[.snoozedUntil] = time(task.snoozedUntil)
    self[.recurrence] = SQLiteValue(task.recurrence)
  }

  private mutating func writeQueue(of task: TaskItem) {
    self[.sortOrder] = .integer(task.sortOrder)
    self[.skipCount] = .integer(task.skipCount)
    self[.skippedAt] = time(task.skippedAt)
    self[.snoozeCount] = .integer(task.snoozeCount)
  }

  private mutating func writeAction(of task: TaskItem) {
    self[.action] = SQLiteValue(task.action?.rawValue)
    self[.target] = SQLiteValue(task.target)
    self[.contact] = SQLiteValue(task.contact)
    self[.draftSubject] = SQLiteValue(task.draft?.subject)
    self[.draftBody] = SQLiteValue(task.draft?.body)
    self[.draftAt] = time(task.draft?.generatedAt)
  }

  private mutating func writeNature(of task: TaskItem) {
    self[.category] = SQLiteValue(task.category?.rawValue)
    self[.priority] = SQLiteValue(task.priority?.rawValue)
    self[.pressure] = SQLiteValue(task.pressure?.rawValue)
    self[.load] = SQLiteValue(task.load?.rawValue)
    self[.energy] = SQLiteValue(task.energy?.rawValue)
    self[.minutes] = SQLiteValue(task.minutes)
    self[.actualMinutes] = SQLiteValue(task.actualMinutes)
    self[.steps] = .text(StoredLists.text(of: task.steps))
    self[.resources] = .text(StoredLists.text(of: task.resources))
    self[.reminders] = .text(StoredLists.text(of: task.reminders))
  }

  private func time(_ date: Date?) -> SQLiteValue {
    SQLiteValue(date.map(StoredTime.milliseconds))
  }
}

// MARK: - To a task

extension TaskItem {
  /// What cannot be read as its field falls back to the field's plain state rather than losing the task.
  init(_ fields: TaskFields) {
    self.init(
      number: fields[.number].integer ?? 0,
      uuid: fields[.uuid].text.flatMap(UUID.init(uuidString:))
        ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      title: fields[.title].text ?? "",
      createdAt: fields.time(.createdAt) ?? .distantPast)
    notes = fields[.notes].text
    emoji = fields[.emoji].text
    status = fields.named(.status) ?? .active
    source = fields.named(.source) ?? .manual
    sourceURL = fields[.sourceURL].text
    sourcePreview = fields[.sourcePreview].text
    sourceText = fields[.sourceText].text
    readTimes(fields)
    readQueue(fields)
    readAction(fields)
    readNature(fields)
  }

  private mutating func readTimes(_ fields: TaskFields) {
    updatedAt = fields.time(.updatedAt) ?? createdAt
    completedAt = fields.time(.completedAt)
    if let instant = fields.time(.dueAt), let zone = fields[.dueZone].text {
      due = DueDate(instant: instant, isAllDay: fields[.dueIsAllDay] == 1, zoneID: zone)
    }
    snoozedUntil = fields.time(.snoozedUntil)
    recurrence = fields[.recurrence].text
  }

  private mutating func readQueue(_ fields: TaskFields) {
    sortOrder = fields[.sortOrder].integer ?? -number
    skipCount = fields[.skipCount].integer ?? 0
    skippedAt = fields.time(.skippedAt)
    snoozeCount = fields[.snoozeCount].integer ?? 0
  }

  private mutating func readAction(_ fields: TaskFields) {
    action = fields.named(.action)
    target = fields[.target].text
    contact = fields[.contact].text
    if let body = fields[.draftBody].text {
      draft = MessageDraft(
        subject: fields[.draftSubject].text, body: body, generatedAt: fields.time(.draftAt) ?? updatedAt)
    }
  }

  private mutating func readNature(_ fields: TaskFields) {
    category = fields.named(.category)
    priority = fields.named(.priority)
    pressure = fields.named(.pressure)
    load = fields.named(.load)
    energy = fields.named(.energy)
    minutes = fields[.minutes].integer
    actualMinutes = fields[.actualMinutes].integer
    steps = StoredLists.steps(in: fields[.steps].text)
    resources = StoredLists.resources(in: fields[.resources].text)
    reminders = StoredLists.reminders(in: fields[.reminders].text)
  }
}

extension TaskFields {
  fileprivate func time(_ column: TaskColumn) -> Date? {
    self[column].integer.map(StoredTime.date)
  }

  fileprivate func named<Name: RawRepresentable<String>>(_ column: TaskColumn) -> Name? {
    self[column].text.flatMap(Name.init(rawValue:))
  }
}

// MARK: - Images in the journal

extension TaskFields {
  /// One line of JSON with a member for each column that holds something.
  var image: String {
    JSONWriter.compact(
      .object(
        zip(TaskColumn.names, values).compactMap { name, value in
          switch value {
          case .null: nil
          case .integer(let number): JSONValue.Member(name, .int(number))
          case .text(let text): JSONValue.Member(name, .string(text))
          }
        }))
  }

  /// Columns that an image does not know, because it was written before they were, are null.
  init?(image: String) {
    guard let json = JSONReader.value(from: image), let members = json.members else { return nil }
    let known = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    values = TaskColumn.names.map { name in
      switch known[name] {
      case .string(let text)?: .text(text)
      case .int(let number)?: .integer(number)
      default: .null
      }
    }
  }
}
