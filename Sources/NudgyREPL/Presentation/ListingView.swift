import NudgyAssistant
import NudgyTerminal

/// What was asked for: rows of a list, or the one task whose number was given, in full.
enum ListingView {
  static func render(
    _ listing: TaskListing, before: Int = 0, on canvas: Canvas, rowLimit: Int = TaskListView.rowLimit
  ) -> StyledText {
    if let task = listing.single { return DetailView.render(task, on: canvas) }
    return TaskListView.render([TaskSection(listing, before: before)], on: canvas, rowLimit: rowLimit)
  }
}
