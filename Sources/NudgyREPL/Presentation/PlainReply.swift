import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// Replies as words alone, for programs: one string a reply, its lines separated by `\n`.
struct PlainReply: Sendable {
  let wording: TimeWording

  /// Wide enough that nothing is wrapped for a screen that is not there.
  private var canvas: Canvas { Canvas(columns: 1_000_000, isPlain: true, wording: wording) }

  func text(_ listing: TaskListing, after before: Int = 0) -> String {
    text(ListingView.render(listing, before: before, on: canvas, rowLimit: listing.tasks.count))
  }

  func text(_ board: Board) -> String {
    text(TaskListView.render(TaskSection.sections(of: board), on: canvas))
  }

  func text(_ question: Question) -> String {
    text(QuestionView.render(question.text, choices: question.choices, on: canvas))
  }

  func text(_ task: TaskItem) -> String { text(DetailView.render(task, on: canvas)) }

  private func text(_ styled: StyledText) -> String { styled.plainText.trimmed }
}
