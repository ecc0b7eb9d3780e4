import Foundation
package import NudgyCore

/// The One-Thing card.
///
/// ```
/// ╭─ 1 of 7 ───────────────────────── #7 ─╮
/// │ 📞 Call the dentist                   │
/// │ today 3:00 PM · about 10 min          │
/// │ due in 40 minutes                     │
/// ╰───────────────────────────────────────╯
/// ```
package enum CardView {
  /// Cells the box takes at most, its border counted.
  package static let maximumColumns = 60
  private static let shownSteps = 5

  package static func render(_ answer: NextAnswer, on canvas: Canvas) -> StyledText {
    let reason = ReasonWording.clause(answer.reason, in: canvas.wording)
    let time = time(answer, in: canvas.wording)
    let position = TerminalWording.position(answer.position, of: answer.count)
    return card(answer.task, position: position, time: time, reason: reason, on: canvas)
  }

  /// A task without a place in the queue, as `show` and a look-up of one task draw it.
  package static func render(_ task: TaskItem, on canvas: Canvas) -> StyledText {
    card(task, position: nil, time: TaskWords.time(task, in: canvas.wording), reason: nil, on: canvas)
  }

  /// The time as far as the reason does not say it already.
  private static func time(_ answer: NextAnswer, in wording: TimeWording) -> String? {
    switch answer.reason {
    case .dueToday, .stillHere, .returnsSoon, .upcoming: nil
    // The reason says the time itself when it is not close.
    case .dueSoon(let instant):
      instant.timeIntervalSince(wording.now) <= NextReason.closeBy ? wording.instant(instant) : nil
    default: TaskWords.time(answer.task, in: wording)
    }
  }

  private static func card(
    _ task: TaskItem, position: String?, time: String?, reason: String?, on canvas: Canvas
  ) -> StyledText {
    let details = ([time].compactMap { $0 } + TaskWords.details(task, in: canvas.wording)).joined(
      separator: " · ")
    return canvas.isPlain
      ? words(task, position: position, details: details, reason: reason, on: canvas)
      : box(task, position: position, details: details, reason: reason, on: canvas)
  }
}

// MARK: - From elsewhere

extension CardView {
  /// What something that was shared is about, and where it is to be seen.
  private static func shared(_ task: TaskItem) -> [String] {
    guard task.source == .share else { return [] }
    return [task.sourcePreview, task.sourceURL.map(TerminalWording.view)].compactMap(\.self).map(
      PlainText.singleLine)
  }
}

// MARK: - Words only

extension CardView {
  // #7 📞 Call the dentist (1 of 7)
  // Due in 40 minutes. Today 3:00 PM, about 10 min.
  private static func words(
    _ task: TaskItem, position: String?, details: String, reason: String?, on canvas: Canvas
  ) -> StyledText {
    let place = position.map { " (\($0))" } ?? ""
    var text = ["\(TerminalWording.number(task.number)) \(TaskWords.title(task))\(place)"]
    if let reason { text.append(sentence(reason)) }
    if !details.isEmpty { text.append(sentence(details)) }
    if let notes = task.notes { text.append(PlainText.singleLine(notes)) }
    text += shared(task)
    if position != nil, let open = task.openStep {
      let title = PlainText.singleLine(task.steps[open].title)
      text.append("\(sentence(TerminalWording.step(open + 1, of: task.steps.count)).dropLast()): \(title)")
    } else if !task.steps.isEmpty {
      text.append("\(TerminalWording.steps):")
      for (index, step) in task.steps.enumerated() {
        let title = PlainText.singleLine(step.title)
        text.append("\(index + 1). \(step.isDone ? TerminalWording.stepDone(title) : title)")
      }
    }
    return .lines(text.flatMap { StyledText($0).wrapped(columns: canvas.columns) })
  }

  private static func sentence(_ words: String) -> String {
    words.uppercasedFirst + "."
  }
}

// MARK: - The box

extension CardView {
  private static func box(
    _ task: TaskItem, position: String?, details: String, reason: String?, on canvas: Canvas
  ) -> StyledText {
    let accent = TaskWords.accent(task, at: canvas.wording.now)
    let border = TextStyle(accent: accent, isDim: accent == nil)
    let inner = min(canvas.columns, maximumColumns) - 4
    var rows = StyledText(TaskWords.title(task), .bold).wrapped(columns: inner, indent: indent(task))
    if !details.isEmpty { rows += StyledText(details).wrapped(columns: inner) }
    if let reason { rows += StyledText(reason, TextStyle(accent: accent)).wrapped(columns: inner) }
    if let notes = task.notes {
      rows += StyledText(PlainText.singleLine(notes), .dim).wrapped(columns: inner).prefix(3)
    }
    for line in shared(task) { rows += StyledText(line, .dim).wrapped(columns: inner).prefix(3) }
    rows += position == nil ? steps(task.steps, columns: inner) : openStep(task, columns: inner)
    let number = TerminalWording.number(task.number)
    return .lines(
      [top(position, number, inner: inner, border)]
        + rows.map { side($0, inner: inner, border) }
        + [StyledText("╰" + String(repeating: "─", count: inner + 2) + "╯", border)])
  }

  /// Title lines after the first start below the words, not below the emoji.
  private static func indent(_ task: TaskItem) -> Int {
    task.emoji.map { CellWidth.of($0) + 1 } ?? 0
  }

  private static func top(
    _ position: String?, _ number: String, inner: Int, _ border: TextStyle
  ) -> StyledText {
    let left = position.map { " \($0) " } ?? ""
    let right = " \(number) "
    let line = max(0, inner - CellWidth.of(left) - CellWidth.of(right))
    return StyledText("╭─", border) + StyledText(left, .dim)
      + StyledText(String(repeating: "─", count: line), border) + StyledText(right, .dim)
      + StyledText("─╮", border)
  }

  private static func side(_ row: StyledText, inner: Int, _ border: TextStyle) -> StyledText {
    StyledText("│ ", border) + row + StyledText(CellText.spaces(inner - row.width))
      + StyledText(" │", border)
  }

  /// One thing at a time: of the steps only the one that is next.
  private static func openStep(_ task: TaskItem, columns: Int) -> [StyledText] {
    guard let open = task.openStep else { return [] }
    let place = TerminalWording.step(open + 1, of: task.steps.count)
    return (StyledText("○ ", .dim) + StyledText(PlainText.singleLine(task.steps[open].title)))
      .wrapped(columns: columns, indent: 2) + [StyledText("  \(place)", .dim)]
  }

  /// The steps from the first open one on, with what is done before it said in a mark.
  private static func steps(_ steps: [TaskStep], columns: Int) -> [StyledText] {
    let start = min(steps.firstIndex { !$0.isDone } ?? 0, max(0, steps.count - shownSteps))
    let shown = steps[start...].prefix(shownSteps)
    var rows = shown.flatMap { step in
      let mark = step.isDone ? StyledText("✓ ", .accent(.done)) : StyledText("○ ", .dim)
      let title = StyledText(PlainText.singleLine(step.title), step.isDone ? .dim : .plain)
      return (mark + title).wrapped(columns: columns, indent: 2)
    }
    let rest = steps.count - start - shown.count
    if rest > 0 { rows.append(StyledText(TerminalWording.moreSteps(rest), .dim)) }
    return rows
  }
}
