package import NudgyAssistant
package import NudgyCore

/// A page of a list, and what "more" leads to.
package struct ListingPage: Sendable, Equatable {
  package enum Source: Sendable, Equatable {
    /// A scope, and the days asked for if not all.
    case scope(TaskScope, ClosedRange<CivilDate>? = nil)
    case words(String)
    case agenda(Agenda)
  }

  package var source: Source
  package var offset: Int
  package var hasMore: Bool

  package init(_ source: Source, offset: Int = 0, hasMore: Bool = false) {
    self.source = source
    self.offset = offset
    self.hasMore = hasMore
  }

  /// The page that a listing shown by a turn was, so that "more" can go on from there.
  package init(_ listing: TaskListing, offset: Int = 0) {
    source =
      listing.agenda.map(Source.agenda) ?? listing.query.map(Source.words)
      ?? .scope(listing.scope, listing.days)
    self.offset = offset + listing.tasks.count
    hasMore = listing.more.map { $0 > 0 } ?? false
  }

  /// What was listed by `reply`: a page, whose rest "more" asks for. Nil when nothing was.
  init?(_ reply: Reply) {
    switch reply {
    case .event(.list(let listing)): self.init(listing)
    case .page(let listing, let before): self.init(listing, offset: before)
    case .board(let board):
      self.init(
        .scope(.upNext), offset: board.upNext.count, hasMore: board.counts.upNext > board.upNext.count)
    default: return nil
    }
  }

  /// The next page, or nil when this was the last.
  package var following: ListingPage? { hasMore ? self : nil }

  func listing(from engine: any ChatEngine) async throws(NudgyError) -> TaskListing {
    let size = SlashCommandRunner.pageSize
    switch source {
    case .scope(let scope, let days):
      let found = try await engine.tasks(in: scope, on: days, limit: size, offset: offset)
      let total = try await engine.count(of: scope, on: days)
      return TaskListing(
        scope: scope, days: days, tasks: found, more: max(0, total - offset - found.count))
    case .agenda(let agenda): return try await engine.agenda(agenda, offset: offset)
    case .words(let words):
      let found = try await engine.find(words, limit: offset + size * 4 + 1).dropFirst(offset)
      return TaskListing(
        scope: .all, query: words, tasks: Array(found.prefix(size)), more: max(0, found.count - size))
    }
  }

  /// The scope that people call `name`.
  package static func scope(named name: String) -> TaskScope? {
    switch name.lowercased() {
    case "next", "up next", "active", "open": .upNext
    case "snoozed", "later": .snoozed
    case "done", "done today": .doneToday
    case "history", "done all", "all done": .done
    case "dropped": .dropped
    case "overdue", "still here": .overdue
    case "stale", "old": .stale
    case "today": .today
    case "week", "this week": .thisWeek
    case "all", "everything": .all
    default: nil
    }
  }
}
