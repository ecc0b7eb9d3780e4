import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// `nudgy agenda [RANGE]`: everything dated that stands open, by day, whole.
///
/// Written page by page, so that a hundred thousand tasks need no more memory than a few hundred.
enum AgendaCommand {
  /// Tasks held at a time.
  private static let pageSize = 500

  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let engine = try Wiring.engine(here)
    let range = try await engine.agendaRange(here.invocation.text)
    let pages = Pages(engine: engine, range: range, output: here.output)
    if here.options.json {
      try await document(pages, here)
    } else {
      try await days(pages, here)
    }
    return .done
  }

  private struct Pages {
    let engine: NudgyEngine
    let range: AgendaRange
    let output: CommandOutput

    func first(_ part: AgendaQuery.Part) async throws(NudgyError) -> [TaskItem] {
      try await engine.agenda(part, of: range, after: nil, limit: pageSize)
    }

    /// The page behind `page`; empty when that was the last one, or nobody reads any more.
    func following(_ page: [TaskItem], of part: AgendaQuery.Part) async throws(NudgyError) -> [TaskItem] {
      guard page.count == pageSize, !output.isClosed else { return [] }
      return try await engine.agenda(part, of: range, after: page.last, limit: pageSize)
    }
  }

  // MARK: - For people

  private static func days(_ pages: Pages, _ here: Surroundings) async throws(NudgyError) {
    var view = AgendaView(pages.range, on: here.output.canvas)
    var isEmpty = true
    for part in Agenda(pages.range).parts {
      var page = try await pages.first(part)
      while !page.isEmpty {
        isEmpty = false
        here.output.write(view.render(page))
        page = try await pages.following(page, of: part)
      }
    }
    if isEmpty { here.output.writeLine(EmptyWording.nothingDated) }
  }

  // MARK: - For programs

  /// `{"days":[{"date":"2026-11-23","tasks":[…]}],"overdue":[…]}`; days without tasks are left out.
  private static func document(_ pages: Pages, _ here: Surroundings) async throws(NudgyError) {
    // The first pages come before the first byte, so that a store that fails leaves no half document.
    var ahead = try await pages.first(.ahead)
    var overdue = try await pages.first(.stillHere)
    let calendar = here.world.calendar
    let now = here.wording.now
    var day: CivilDate?
    here.output.raw("{\"days\":[")
    while !ahead.isEmpty {
      for task in ahead {
        let own = task.agendaMoment(at: now).map(calendar.day)
        if own == day {
          here.output.raw(",")
        } else {
          here.output.raw("\(day == nil ? "" : "]},"){\"date\":\"\(own?.description ?? "")\",\"tasks\":[")
        }
        day = own
        here.output.raw(JSONWriter.compact(here.output.json(task)))
      }
      ahead = try await pages.following(ahead, of: .ahead)
    }
    here.output.raw("\(day == nil ? "" : "]}")],\"overdue\":[")
    var isFirst = true
    while !overdue.isEmpty {
      for task in overdue {
        here.output.raw((isFirst ? "" : ",") + JSONWriter.compact(here.output.json(task)))
        isFirst = false
      }
      overdue = try await pages.following(overdue, of: .stillHere)
    }
    here.output.raw("]}\n")
  }
}
