import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// What was asked for: rows of a list, days of an agenda, or the one task whose number was given, in full.
enum ListingView {
  static func render(
    _ listing: TaskListing, before: Int = 0, on canvas: Canvas, rowLimit: Int = TaskListView.rowLimit
  ) -> StyledText {
    if let task = listing.single { return DetailView.render(task, on: canvas) }
    if let agenda = listing.agenda { return render(listing, agenda, on: canvas) }
    return TaskListView.render([TaskSection(listing, before: before)], on: canvas, rowLimit: rowLimit)
  }

  private static func render(_ listing: TaskListing, _ agenda: Agenda, on canvas: Canvas) -> StyledText {
    guard !listing.tasks.isEmpty else { return .lines([StyledText(EmptyWording.nothingDated)]) }
    var view = AgendaView(agenda.range, on: canvas)
    return view.render(listing.tasks) + view.rest(listing.more ?? 0)
  }
}
