/// The tiers of Next (design §3) as statements over indexes; each yields numbers in order.
///
/// Parameters: `?1` now, `?2` the horizon of what is pressing, `?3` since when a skip counts, `?4` limit,
/// `?5` offset, `?6` up to when a deadline is near. The index is named, as the planner, knowing nothing of the rows,
/// may prefer one that leaves sorting to be done. A returned snooze is active by the clock alone; nothing is flipped by reading.
enum NextSQL {
  /// (1) Due from now up to the horizon, soonest first. What was just skipped waits in the queue.
  static let pressing = """
    SELECT number FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND deadline >= ?1 AND deadline <= ?2
      AND (status = 'active' AND (skipped_at IS NULL OR skipped_at < ?3) OR status = 'snoozed' AND snoozed_until <= ?1)
    ORDER BY deadline, sort_order, number LIMIT ?4 OFFSET ?5
    """

  /// (2) Deadlines that have passed and snoozes that have ended, oldest first.
  static let waiting = """
    SELECT number, deadline AS since, sort_order AS place FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND deadline < ?1
      AND status = 'active' AND (skipped_at IS NULL OR skipped_at < ?3)
    UNION ALL
    SELECT number, snoozed_until, sort_order FROM tasks INDEXED BY tasks_by_return
    WHERE status = 'snoozed' AND snoozed_until <= ?1
      AND (deadline IS NULL OR deadline < ?1 OR deadline > ?6)
    ORDER BY since, place, number LIMIT ?4 OFFSET ?5
    """

  /// (3) Due within the next three days, soonest first; back from a snooze or not.
  static let soon = """
    SELECT number FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND deadline > ?2 AND deadline <= ?6
      AND (status = 'active' AND (skipped_at IS NULL OR skipped_at < ?3) OR status = 'snoozed' AND snoozed_until <= ?1)
    ORDER BY deadline, sort_order, number LIMIT ?4 OFFSET ?5
    """

  /// (4) The rest of the active, by their place in the queue.
  static let queue = """
    SELECT number FROM tasks INDEXED BY tasks_by_queue
    WHERE status = 'active' AND (deadline IS NULL OR deadline > ?6 OR skipped_at >= ?3)
    ORDER BY sort_order, number LIMIT ?4 OFFSET ?5
    """

  /// (5) Snoozes that end within two hours: `?1` now, `?2` their horizon, `?3` limit.
  static let returning = """
    SELECT number FROM tasks INDEXED BY tasks_by_return
    WHERE status = 'snoozed' AND snoozed_until > ?1 AND snoozed_until <= ?2
    ORDER BY snoozed_until, sort_order, number LIMIT ?3
    """
}
