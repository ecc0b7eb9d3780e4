import Foundation
package import NudgyCore

/// Tasks by day, a heading each, every row; page after page, so that a long agenda is never held as a whole.
///
/// ```
/// Still here
///   #3 💵 Pay rent · since yesterday
///
/// Today, Monday 23 November
///   #7 📞 Call the dentist · 3:00 PM
/// ```
package struct AgendaView {
  private let range: AgendaRange
  private let canvas: Canvas
  private var heading: AgendaHeading?

  package init(_ range: AgendaRange, on canvas: Canvas) {
    self.range = range
    self.canvas = canvas
  }

  /// A page, which goes on where the last one ended.
  package mutating func render(_ tasks: [TaskItem]) -> StyledText {
    let numberWidth = (tasks.map { String($0.number).utf8.count }.max() ?? 1) + 1
    var lines: [StyledText] = []
    for task in tasks {
      let own = heading(task)
      if own != heading {
        if heading != nil { lines.append(StyledText()) }
        let title = TerminalWording.heading(own, in: canvas.wording)
        lines += StyledText(title, .bold).wrapped(columns: canvas.columns)
        heading = own
      }
      lines += TaskListView.row(task, time: time(task, under: own), numberWidth: numberWidth, on: canvas)
    }
    return .lines(lines)
  }

  /// How many come after the last page.
  package func rest(_ count: Int) -> StyledText {
    count > 0 ? .lines([StyledText("     " + TerminalWording.more(count), .dim)]) : StyledText()
  }

  private func heading(_ task: TaskItem) -> AgendaHeading {
    AgendaHeading(task, in: range, now: canvas.wording.now, calendar: canvas.wording.calendar)
  }

  /// What the heading does not say; nil when it says it all.
  private func time(_ task: TaskItem, under heading: AgendaHeading) -> String? {
    let wording = canvas.wording
    guard case .day = heading else {
      guard heading == .stillHere, let due = task.due else { return nil }
      return TerminalWording.since(wording.due(due))
    }
    let isAway = task.effectiveStatus(at: wording.now) == .snoozed
    let back = task.snoozedUntil.map { isAway ? wording.instant($0) : clock($0) } ?? ""
    guard let due = task.due, !isAway || due.deadline >= wording.now else {
      return isAway ? TerminalWording.away(until: back) : TerminalWording.backSince(back)
    }
    let parts = [due.isAllDay ? nil : clock(due.instant), isAway ? TerminalWording.away(until: back) : nil]
      .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private func clock(_ instant: Date) -> String {
    canvas.wording.clock(canvas.wording.calendar.civil(at: instant).time)
  }
}
