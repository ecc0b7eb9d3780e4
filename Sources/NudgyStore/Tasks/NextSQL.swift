/// The tiers of Next (design §3) as statements over indexes; each yields numbers in order.
///
/// Parameters: `?1` now, `?2` the horizon of what is pressing, `?3` since when a skip counts, `?4` limit,
/// `?5` offset, `?6` up to when a latest start is near, `?7` after which latest start it can still be ahead. The index
/// is named, as the planner, knowing nothing of the rows, may prefer one that leaves sorting to be done. A returned
/// snooze is active by the clock alone; nothing is flipped by reading. It counts by its deadline.
enum NextSQL {
  /// (1) Due from now up to the horizon, soonest first. What was just skipped waits in the queue.
  static let pressing = """
    SELECT number FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND deadline >= ?1 AND deadline <= ?2
      AND (status = 'active' AND (skipped_at IS NULL OR skipped_at < ?3) OR status = 'snoozed' AND snoozed_until <= ?1)
    ORDER BY deadline, sort_order, number LIMIT ?4 OFFSET ?5
    """

  /// (2) Deadlines that have passed, oldest first.
  static let waiting = """
    SELECT number FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND deadline < ?1
      AND (status = 'active' AND (skipped_at IS NULL OR skipped_at < ?3) OR status = 'snoozed' AND snoozed_until <= ?1)
    ORDER BY deadline, sort_order, number LIMIT ?4 OFFSET ?5
    """

  /// (3) To be begun within the next three days, soonest first; back from a snooze or not.
  ///
  /// The lower bound says nothing that the deadline does not; it keeps the walk off all that is overdue.
  static let soon = """
    SELECT number FROM tasks INDEXED BY tasks_by_latest_start
    WHERE status IN ('active', 'snoozed') AND latest_start > ?7 AND latest_start <= ?6 AND deadline > ?2
      AND (status = 'active' AND (skipped_at IS NULL OR skipped_at < ?3) OR status = 'snoozed' AND snoozed_until <= ?1)
    ORDER BY latest_start, sort_order, number LIMIT ?4 OFFSET ?5
    """

  /// (4) Of the rest of the active, what was moved to the top.
  static let top = queue(where: "sort_order <= \(TaskTable.topOfQueue)")

  /// (4) Then what is back from a snooze and not near, longest back first.
  static let back = """
    SELECT number FROM tasks INDEXED BY tasks_by_return
    WHERE status = 'snoozed' AND snoozed_until <= ?1 AND (deadline IS NULL OR latest_start > ?6)
    ORDER BY snoozed_until, sort_order, number LIMIT ?4 OFFSET ?5
    """

  /// (4) Then all others, by their place in the queue.
  static let queue = queue(where: "sort_order > \(TaskTable.topOfQueue)")

  /// The deadline stands in the index and comes first, so that no row is read of what is passed over.
  private static func queue(where places: String) -> String {
    """
    SELECT number FROM tasks INDEXED BY tasks_by_queue
    WHERE status = 'active' AND \(places)
      AND (deadline IS NULL OR deadline > ?6 AND latest_start > ?6 OR skipped_at >= ?3)
    ORDER BY sort_order, number LIMIT ?4 OFFSET ?5
    """
  }

  /// (5) Snoozes that end within two hours: `?1` now, `?2` their horizon, `?3` limit.
  static let returning = """
    SELECT number FROM tasks INDEXED BY tasks_by_return
    WHERE status = 'snoozed' AND snoozed_until > ?1 AND snoozed_until <= ?2
    ORDER BY snoozed_until, sort_order, number LIMIT ?3
    """
}
