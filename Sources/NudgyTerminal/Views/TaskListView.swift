package import NudgyCore

/// A part of the board: its tasks (a page of them) and how many more there are.
package struct TaskSection: Sendable, Equatable {
  package var scope: TaskScope
  /// The words that were searched for; nil when all of the scope was asked for.
  package var query: String?
  /// Only what is due, back, or was done on these days; nil for any day.
  package var days: ClosedRange<CivilDate>?
  package var tasks: [TaskItem]
  /// How many were shown on the pages before.
  package var before: Int
  /// How many come after `tasks`; 0 when not known.
  package var more: Int

  package init(
    _ scope: TaskScope, query: String? = nil, days: ClosedRange<CivilDate>? = nil, tasks: [TaskItem],
    before: Int = 0, more: Int = 0
  ) {
    self.scope = scope
    self.query = query
    self.days = days
    self.tasks = tasks
    self.before = before
    self.more = more
  }
}

/// Lists of tasks, five rows each.
///
/// ```
/// Up Next · 17
///   #7 📞 Call the dentist · due today 3:00 PM
///  #12 📄 Pay the rent
///   … 12 more
/// ```
package enum TaskListView {
  package static let rowLimit = 5

  package static func render(
    _ sections: [TaskSection], on canvas: Canvas, rowLimit: Int = TaskListView.rowLimit
  ) -> StyledText {
    var result = StyledText()
    for (index, section) in sections.enumerated() {
      if index > 0 { result += "\n" }
      result += render(section, on: canvas, rowLimit: rowLimit)
    }
    return result
  }

  private static func render(_ section: TaskSection, on canvas: Canvas, rowLimit: Int) -> StyledText {
    let shown = section.tasks.prefix(rowLimit)
    let rest = section.tasks.count - shown.count + section.more
    var lines = heading(section, total: section.before + shown.count + rest, canvas.wording).wrapped(
      columns: canvas.columns)
    if shown.isEmpty { lines.append(StyledText("  " + TerminalWording.empty(section.scope), .dim)) }
    let digits = shown.map { String($0.number).utf8.count }.max() ?? 1
    for task in shown {
      let time = TaskWords.time(task, in: canvas.wording)
      lines += row(task, time: time, numberWidth: digits + 1, on: canvas)
    }
    if rest > 0 {
      lines.append(StyledText(CellText.spaces(digits + 4) + TerminalWording.more(rest), .dim))
    }
    return .lines(lines)
  }

  private static func heading(_ section: TaskSection, total: Int, _ wording: TimeWording) -> StyledText {
    let title =
      section.query.map { TerminalWording.title(section.scope, about: PlainText.singleLine($0)) }
      ?? section.days.map { TerminalWording.title(section.scope, on: wording.days($0)) }
      ?? TerminalWording.title(section.scope)
    return StyledText(title, .bold) + StyledText(total > 0 ? " · \(total)" : "", .dim)
  }

  static func row(
    _ task: TaskItem, time: String?, numberWidth: Int, on canvas: Canvas
  ) -> [StyledText] {
    let accent = TaskWords.accent(task, at: canvas.wording.now)
    let number = TerminalWording.number(task.number)
    let lead = "  " + CellText.spaces(numberWidth - CellWidth.of(number))
    var text = StyledText(lead) + StyledText(number, TextStyle(accent: accent, isDim: accent == nil))
    text += StyledText(" " + TaskWords.title(task), task.status == .done ? .dim : .plain)
    if let time { text += StyledText(" · " + time, .dim) }
    return text.wrapped(columns: canvas.columns, indent: numberWidth + 3)
  }
}
